// The spells page (kingdom.md §2, latin.md §2.16): six schools as trees with the leaf of the chosen spell and the candles beside it, what is in
// force, and the technologies. On a hand-held screen the leaf is a sheet from below. Invariant: whatever the trees say stands in the table as well.
import { useCallback, useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { spellsInForce } from '@sigilla/engine/kingdom/activeEffects.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { useIsBusy } from '../../realm/actions.tsx';
import { useNarrow } from '../../realm/page/useGentle.ts';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { content } from './content.ts';
import { ByCandle } from './ByCandle.tsx';
import { InForce } from './InForce.tsx';
import { Orchard } from './Orchard.tsx';
import { PathLine } from './PathChooser.tsx';
import { SpellLeaf, SpellWords } from './SpellLeaf.tsx';
import { SpellTable } from './SpellTable.tsx';
import { firstChoice, SCHOOL_NAMES, spokenState } from './standing.ts';
import { Technologies } from './Technologies.tsx';
import styles from './Magic.module.css';

const VIEWS = [
  { value: 'trees', label: 'Trees' },
  { value: 'table', label: 'Table' },
] as const;
type View = (typeof VIEWS)[number]['value'];

const backToTheTrees = (): void =>
  document.querySelector<HTMLElement>('[data-spell][aria-pressed="true"]')?.focus({ preventScroll: true });

function Spells({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const [address] = useSearchParams();
  const narrow = useNarrow();
  const [tab, setTab] = useState('schools');
  const [view, setView] = useState<View>('trees');
  // The switch answers the press at once.
  const drawn = useDeferredValue(view);
  const [chosen, setChosen] = useState(() => {
    const asked = address.get('spell');
    return asked !== null && content.spells.has(asked) ? asked : firstChoice(kingdom);
  });
  const [isRaised, setIsRaised] = useState(narrow && address.has('spell'));
  const isBusy = useIsBusy();
  const spell = content.spells.get(chosen);
  const open = useCallback(
    (id: string): void => {
      setChosen(id);
      setTab('schools');
      setIsRaised(narrow);
    },
    [narrow],
  );
  const openStudy = useCallback(
    (kind: 'spell' | 'technology', id: string): void =>
      kind === 'spell' ? open(id) : setTab('technologies'),
    [open],
  );
  // On a hand-held screen the leaf is a sheet from below; it goes when something of it is done. Elsewhere it lies beneath the trees, and whoever
  // opens it by keyboard is led to it.
  const show = useCallback(
    (id: string, byKey: boolean): void => {
      setChosen(id);
      if (narrow) setIsRaised(true);
      else if (byKey) requestAnimationFrame(() => document.querySelector<HTMLElement>('#spell')?.focus());
    },
    [narrow],
  );
  if (isRaised && isBusy) setIsRaised(false);
  return (
    <Tabs
      heading="Spells"
      aside={
        tab === 'schools' && <Segmented label="Shown as" value={view} onChange={setView} segments={VIEWS} />
      }
      label="Magic"
      value={tab}
      onChange={setTab}
      items={[
        {
          value: 'schools',
          label: 'The six schools',
          content: (
            <div className={styles.matter}>
              <PathLine kingdom={kingdom} />
              {drawn === 'trees' ? (
                <Orchard kingdom={kingdom} chosen={chosen} onChoose={setChosen} onPress={show} />
              ) : (
                <SpellTable kingdom={kingdom} chosen={chosen} onChoose={show} />
              )}
              <div className={styles.two}>
                {spell !== undefined && !narrow && (
                  <SpellLeaf key={spell.id} spell={spell} kingdom={kingdom} onLeave={backToTheTrees} />
                )}
                <ByCandle kingdom={kingdom} onOpen={openStudy} />
              </div>
              {spell !== undefined && narrow && (
                <Dialog
                  open={isRaised}
                  onOpenChange={setIsRaised}
                  calm
                  title={spell.name}
                  description={
                    <>
                      {SCHOOL_NAMES[spell.school]} · tier {spell.tier} · {spokenState(spell, kingdom)}
                    </>
                  }
                >
                  <SpellWords spell={spell} kingdom={kingdom} />
                </Dialog>
              )}
            </div>
          ),
        },
        {
          value: 'force',
          label: 'In force',
          count: spellsInForce(kingdom.activeEffects).length,
          content: <InForce kingdom={kingdom} onOpen={open} />,
        },
        {
          value: 'technologies',
          label: 'Technologies',
          content: <Technologies kingdom={kingdom} />,
        },
      ]}
    />
  );
}

export function Component(): ReactNode {
  const [address] = useSearchParams();
  return (
    <WithKingdom title="Spells" untitled>
      {({ kingdom }) => <Spells key={address.get('spell')} kingdom={kingdom} />}
    </WithKingdom>
  );
}
