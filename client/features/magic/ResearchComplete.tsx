// "Research Complete!" (kingdom.md §2.13): whatever a ruler is doing, a study that has come to its end is told of, and stays until it is put away.
// Invariants: it waits until no deed and no other leaf of one is in the way; what was told of in this browser is no news, and what was not is told
// after a reload as well.
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useIsBusy, useShown } from '../../realm/actions.tsx';
import { later } from '../../realm/page/later.tsx';
import { useKingdom } from '../../realm/useKingdom.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { keepTold, toldOf } from './told.ts';

const Learned = later(async () => (await import('./Learned.tsx')).Learned);

const NONE: readonly string[] = [];

/** What has come to its end and was not told of yet, oldest first; and the way to say that it now is. */
const useLearnedNow = (): readonly [readonly string[], () => void] => {
  const state = useKingdom();
  const kingdom = state.status === 'ready' ? state.kingdom : null;
  const magic = kingdom?.magic;
  const kingdomId = kingdom?.id ?? null;
  const all = useMemo(
    () => (magic === undefined ? NONE : [...magic.learned, ...magic.technologies]),
    [magic],
  );
  const [told, setTold] = useState<{ readonly kingdomId: string; readonly ids: readonly string[] } | null>(
    null,
  );
  if (kingdomId !== null && told?.kingdomId !== kingdomId)
    setTold({ kingdomId, ids: toldOf(kingdomId) ?? all });
  // Whatever this browser sees first of a kingdom it keeps, so that a window opened anew still knows what is news.
  useEffect(() => {
    if (told !== null) keepTold(told.kingdomId, told.ids);
  }, [told]);
  const news =
    told === null || told.kingdomId !== kingdomId ? NONE : all.filter((id) => !told.ids.includes(id));
  return [news, () => setTold(kingdomId === null ? null : { kingdomId, ids: all })];
};

export function ResearchComplete(): ReactNode {
  const [news, putAway] = useLearnedNow();
  const shown = useShown();
  const isBusy = useIsBusy();
  const navigate = useNavigate();
  const latest = news.at(-1);
  if (latest === undefined || shown !== null || isBusy) return null;
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
      {news.map((id) => (
        <Learned key={id} id={id} />
      ))}
    </Dialog>
  );
}
