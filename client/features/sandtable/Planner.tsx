// The planner: one's own host against a known or guessed one, on a ground and under a sky, fought a thousand times in a worker.
// The table is drawn above; its order can be changed there by dragging, and below it by keys. On a phone one part of the plan lies open at a time, and
// what it would come to stands at the thumb. Invariant: nothing here is sent anywhere.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { seasonOf } from '@sigilla/engine/battle/drawUp.ts';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { utcMonth } from '@sigilla/engine/core/day.ts';
import { useTheme } from '../../realm/page/theme.ts';
import { later } from '../../realm/page/later.tsx';
import { useGentle } from '../../realm/page/useGentle.ts';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { now } from '../../session/clock.ts';
import { badgesOf } from '../../stage/battlefield/figures/kingdomBadge.ts';
import { classes } from '../../ui/classes.ts';
import { whole } from '../../ui/numberText.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { AtTheThumb, FoughtAloud } from './Chances.tsx';
import { FieldChoice } from './FieldChoice.tsx';
import type { PlannedStance } from './fights.ts';
import { HostEditor } from './HostEditor.tsx';
import { Outlook } from './Outlook.tsx';
import { KNOWN_FOES, guessedHost, hostAt, worthyFoe, ordersOf, ownHost, setupOf } from './plan.ts';
import type { Host, Plan, PlannedHost } from './plan.ts';
import styles from './SandTable.module.css';
import { useFights } from './useFights.ts';

const Table = later(async () => (await import('../../stage/planner/Table.tsx')).default, {
  waiting: <p className={styles.emptyTable}>The sand is being smoothed…</p>,
  absent: <p className={styles.emptyTable}>The sand has not come. The lists beside it draw the hosts up.</p>,
});

/** A rival whom somebody came here to think about: a name and a rating, from the address. */
const rivalIn = (query: URLSearchParams): { readonly name: string; readonly power: number } | null => {
  const power = Number(query.get('power'));
  const name = query.get('against') ?? '';
  return name !== '' && Number.isFinite(power) && power > 0
    ? { name, power: Math.min(power, 200_000) }
    : null;
};

const GUESSED = 'guessed';

/** What of a plan lies open on a phone; a wide window shows all of it. */
const PARTS = [
  { value: 'own', label: 'Yours' },
  { value: 'foe', label: 'Theirs' },
  { value: 'field', label: 'Field' },
  { value: 'outlook', label: 'Outcome' },
] as const;
type Part = (typeof PARTS)[number]['value'];

/** What lay on the table last, and by whose armies and against whom: who looks away for a moment finds it as they left it. */
let left: {
  readonly laidBy: string;
  readonly plan: Plan;
  readonly sources: Readonly<Record<Host, string | undefined>>;
  readonly part: Part;
} | null = null;

export function Planner({ ready }: { readonly ready: ReadyKingdom }): ReactNode {
  const { kingdom } = ready;
  const [query] = useSearchParams();
  const theme = useTheme();
  const gentle = useGentle();
  const rival = useMemo(() => rivalIn(query), [query]);
  const asked = ['army', 'ground', 'kind', 'side'].map((one) => query.get(one));
  const laidBy = JSON.stringify([kingdom.id, kingdom.armies, rival, ...asked]);
  const [found] = useState(() => (left?.laidBy === laidBy ? left : null));
  const [opening] = useState(() => {
    const army = kingdom.armies.find(({ id }) => id === query.get('army')) ?? kingdom.armies[0];
    const bare = guessedHost(kingdom.name, 0);
    const own = army === undefined ? bare : ownHost(kingdom, army);
    return { army, own, known: worthyFoe(own), bare };
  });
  const [sources, setSources] = useState<Readonly<Record<Host, string | undefined>>>({
    own: opening.army?.id,
    foe: rival === null ? opening.known?.id : GUESSED,
    ...found?.sources,
  });
  const [plan, setPlan] = useState<Plan>(() => {
    if (found !== null) return found.plan;
    const terrain = [...kingdomContent.terrains.keys()].find((id) => id === query.get('ground')) ?? 'plains';
    return {
      ownSide: query.get('side') === 'defender' ? 'defender' : 'attacker',
      type: [...kingdomContent.encounters.keys()].find((id) => id === query.get('kind')) ?? 'field',
      terrain,
      weather: 'clear',
      timeOfDay: 'day',
      season: seasonOf(kingdomContent, utcMonth(now())),
      own: opening.own,
      foe: rival === null ? (opening.known?.host ?? opening.bare) : guessedHost(rival.name, rival.power),
    };
  });
  const [part, setPart] = useState<Part>(found?.part ?? 'own');
  const caption = useRef<HTMLElement>(null);
  useEffect(() => {
    left = { laidBy, plan, sources, part };
  }, [laidBy, plan, sources, part]);
  const open = (next: Part): void => {
    setPart(next);
    // Each part is read from its beginning, whichever depth the one before was left at.
    caption.current?.scrollIntoView({ block: 'nearest' });
  };
  const partClass = (one: Part): string | undefined => classes(part !== one && styles.folded);
  const laid = useMemo(() => {
    const setup = setupOf(plan);
    return setup === null ? null : { plan, setup, orders: ordersOf(plan) };
  }, [plan]);
  const fights = useFights(laid);
  const names: Readonly<Record<Side, string>> = {
    attacker: plan[hostAt(plan, 'attacker')].name,
    defender: plan[hostAt(plan, 'defender')].name,
  };
  const badges = useMemo(() => badgesOf(names.attacker, names.defender), [names.attacker, names.defender]);
  const change = (which: Host, host: PlannedHost): void =>
    setPlan((before) => ({ ...before, [which]: host }));
  const choose = (which: Host, id: string): void => {
    setSources((before) => ({ ...before, [which]: id }));
    if (which === 'own') {
      const army = kingdom.armies.find((one) => one.id === id);
      if (army !== undefined) change('own', ownHost(kingdom, army));
      return;
    }
    if (id === GUESSED && rival !== null) change('foe', guessedHost(rival.name, rival.power));
    const known = KNOWN_FOES.find((foe) => foe.id === id);
    if (known !== undefined) setPlan((before) => ({ ...before, foe: known.host, type: known.type }));
  };
  /** The units of a side in a new order, by their indices among those who stand on the table. */
  const reorder = (side: Side, order: readonly number[]): void => {
    const which = hostAt(plan, side);
    const host = plan[which];
    const standing = host.units.filter(({ quantity }) => quantity > 0);
    const gone = host.units.filter(({ quantity }) => quantity === 0);
    change(which, { ...host, units: [...order.flatMap((i) => standing[i] ?? []), ...gone] });
  };
  const stance = (which: Host, next: PlannedStance): void =>
    setPlan((before) => ({
      ...before,
      [which]: { ...before[which], orders: { ...before[which].orders, stance: next } },
    }));

  return (
    <div className={styles.planner}>
      <figure
        className={styles.table}
        aria-label={`The table: ${SIDES.map((side) => names[side]).join(' on the left, ')} on the right`}
      >
        {laid === null ? (
          <p className={styles.emptyTable}>The sand lies smooth. Put somebody on each side.</p>
        ) : (
          <Table setup={laid.setup} badges={badges} theme={theme} gentle={gentle} onReorder={reorder} />
        )}
        <figcaption ref={caption} className={styles.note}>
          Drag a company along its line to change whom it meets; the arrows beside each unit do the same.
        </figcaption>
      </figure>
      <FoughtAloud fights={fights} />
      <div className={styles.beside}>
        <div className={partClass('outlook')}>
          <Outlook isLaid={laid !== null} fights={fights} onStance={stance} />
        </div>
        <div className={partClass('field')}>
          <FieldChoice plan={plan} onChange={setPlan} />
        </div>
      </div>
      <div className={styles.sides}>
        <div className={partClass('own')}>
          <HostEditor
            title="Your host"
            host={plan.own}
            onChange={(host) => change('own', host)}
            sourceLabel="Begin from"
            source={sources.own}
            onSource={(id) => choose('own', id)}
            sources={kingdom.armies.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <div className={partClass('foe')}>
          <HostEditor
            title="Theirs"
            host={plan.foe}
            onChange={(host) => change('foe', host)}
            sourceLabel="Begin from"
            source={sources.foe}
            onSource={(id) => choose('foe', id)}
            sources={[
              ...(rival === null
                ? []
                : [
                    {
                      value: GUESSED,
                      label: `${rival.name}, as far as one can tell`,
                      note: `A common mixture of ${whole(rival.power)} power. The scouts saw smoke, not faces.`,
                    },
                  ]),
              ...KNOWN_FOES.map(({ id, name, note }) => ({ value: id, label: name, note })),
            ]}
          />
        </div>
      </div>
      <ThumbBar>
        {part !== 'outlook' && <AtTheThumb isLaid={laid !== null} fights={fights} />}
        <Segmented label="Part of the plan" value={part} onChange={open} segments={PARTS} />
      </ThumbBar>
    </div>
  );
}
