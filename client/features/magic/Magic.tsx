// The spells page (kingdom.md §2, latin.md §2.16): six schools as trees with the leaf of the chosen spell and the candles beside it, what is in
// force, and the technologies. Invariant: whatever the trees say stands in the table as well.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { spellsInForce } from '@sigilla/engine/kingdom/activeEffects.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { useNarrow } from '../../realm/page/useGentle.ts';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { content } from './content.ts';
import { ByCandle } from './ByCandle.tsx';
import { InForce } from './InForce.tsx';
import { Orchard } from './Orchard.tsx';
import { PathLine } from './PathChooser.tsx';
import { SpellLeaf } from './SpellLeaf.tsx';
import { SpellTable } from './SpellTable.tsx';
import { firstChoice } from './standing.ts';
import { Technologies } from './Technologies.tsx';
import styles from './Magic.module.css';

const VIEWS = [
  { value: 'trees', label: 'Trees' },
  { value: 'table', label: 'Table' },
] as const;
type View = (typeof VIEWS)[number]['value'];

function Spells({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const [address] = useSearchParams();
  const narrow = useNarrow();
  const [tab, setTab] = useState('schools');
  const [view, setView] = useState<View>('trees');
  const [chosen, setChosen] = useState(() => {
    const asked = address.get('spell');
    return asked !== null && content.spells.has(asked) ? asked : firstChoice(kingdom);
  });
  const spell = content.spells.get(chosen);
  const open = (id: string): void => {
    setChosen(id);
    setTab('schools');
  };
  // On a hand-held screen the leaf lies below the trees: whoever touches a fruit is led to it.
  const show = (id: string): void => {
    setChosen(id);
    if (narrow)
      requestAnimationFrame(() => document.querySelector('#spell')?.scrollIntoView({ block: 'start' }));
  };
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
              {view === 'trees' ? (
                <Orchard kingdom={kingdom} chosen={chosen} onChoose={setChosen} onPress={show} />
              ) : (
                <SpellTable kingdom={kingdom} chosen={chosen} onChoose={setChosen} />
              )}
              <div className={styles.two}>
                {spell !== undefined && <SpellLeaf key={spell.id} spell={spell} kingdom={kingdom} />}
                <ByCandle
                  kingdom={kingdom}
                  onOpen={(kind, id) => (kind === 'spell' ? open(id) : setTab('technologies'))}
                />
              </div>
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
  return (
    <WithKingdom title="Spells" untitled>
      {({ kingdom }) => <Spells kingdom={kingdom} />}
    </WithKingdom>
  );
}
