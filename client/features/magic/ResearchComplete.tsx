// "Research Complete!" (kingdom.md §2.13): whatever a ruler is doing, a study that has come to its end is told of, and stays until it is put away.
// Invariants: it waits until no deed and no other leaf of one is in the way; what was known before this window opened is no news.
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useActions } from '../../realm/actions.tsx';
import { useKingdom } from '../../realm/useKingdom.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

const Learned = lazy(() =>
  import('./Learned.tsx').then(({ Learned: Component }) => ({ default: Component })),
);

interface Known {
  readonly kingdomId: string;
  readonly all: ReadonlySet<string>;
}

/** What came to its end since, oldest first. */
const useLearnedNow = (): readonly [readonly string[], () => void] => {
  const state = useKingdom();
  const kingdom = state.status === 'ready' ? state.kingdom : null;
  const before = useRef<Known>(null);
  const [news, setNews] = useState<readonly string[]>([]);
  const magic = kingdom?.magic;
  const kingdomId = kingdom?.id;
  useEffect(() => {
    if (magic === undefined || kingdomId === undefined) return;
    const all = [...magic.learned, ...magic.technologies];
    const known = before.current;
    before.current = { kingdomId, all: new Set(all) };
    if (known?.kingdomId !== kingdomId) {
      setNews([]);
      return;
    }
    const learned = all.filter((id) => !known.all.has(id));
    if (learned.length > 0) setNews((told) => [...told, ...learned]);
  }, [magic, kingdomId]);
  return [news, () => setNews([])];
};

export function ResearchComplete(): ReactNode {
  const [news, putAway] = useLearnedNow();
  const { shown, underway } = useActions();
  const navigate = useNavigate();
  const latest = news.at(-1);
  if (latest === undefined || shown !== null || underway !== null) return null;
  return (
    <Dialog
      open
      calm
      onOpenChange={(isOpen) => {
        if (!isOpen) putAway();
      }}
      title="Research Complete!"
      description="The last ring of wax is gone, and somebody in the tower is shouting."
      footer={
        <>
          <Button onClick={putAway}>Continue Playing</Button>
          <Button
            variant="primary"
            onClick={() => {
              putAway();
              void navigate(`/spells?spell=${latest}`);
            }}
          >
            View Spells & Start New Research
          </Button>
        </>
      }
    >
      <Suspense fallback={null}>
        {news.map((id) => (
          <Learned key={id} id={id} />
        ))}
      </Suspense>
    </Dialog>
  );
}
