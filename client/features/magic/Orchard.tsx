// The six schools as trees under an arcade: a button over every fruit. By keyboard the arrows go from fruit to fruit and on into the next bay; on
// a phone the arcade is travelled along by thumb. Invariants: one fruit is in the order of Tab; a school is drawn anew only when something of
// it has changed.
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { SCHOOLS } from '@sigilla/content/schema/spell.ts';
import type { School } from '@sigilla/content/schema/spell.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { Bay, fruitPlace } from '../../ui/art/magic/Bay.tsx';
import type { FruitState } from '../../ui/art/magic/Bay.tsx';
import { neighbour, planTree } from '../../ui/art/magic/treePlan.ts';
import type { TreePlan } from '../../ui/art/magic/treePlan.ts';
import { classes } from '../../ui/classes.ts';
import { GameIcon } from '../../ui/Icon.tsx';
import { content } from './content.ts';
import { nextOf, percentOf, SCHOOL_NAMES, SPELLS, spokenState, standingOf, studyOf } from './standing.ts';
import styles from './Orchard.module.css';

const PLANS: ReadonlyMap<School, TreePlan> = new Map(
  SCHOOLS.map((school) => [
    school,
    planTree(
      school,
      (SPELLS.get(school) ?? []).map(({ id, tier, requires }) => ({ id, tier, after: requires.spells })),
    ),
  ]),
);
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
type Arrow = (typeof ARROWS)[number];
const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

/** What of a fruit is shown, as one word a spell: `state|percent|spoken`, so that equal schools compare equal. */
const markOf = (id: string, kingdom: OwnKingdomView): string => {
  const spell = content.spells.get(id);
  if (spell === undefined) return 'closed|0|';
  const study = studyOf(spell, kingdom);
  return `${standingOf(spell, kingdom)}|${study === undefined ? 0 : percentOf(study)}|${spokenState(spell, kingdom)}`;
};

interface SchoolBayProps {
  readonly school: School;
  readonly place: number;
  /** The marks of its fruits in the order of its plan, one a line. */
  readonly marks: string;
  /** The chosen spell, where it is of this school. */
  readonly chosen: string | null;
  /** The fruit that Tab comes to, where it hangs here. */
  readonly inTabOrder: string | null;
  readonly onChoose: (id: string, byKey: boolean) => void;
}

const SchoolBay = memo(function SchoolBay({
  school,
  place,
  marks,
  chosen,
  inTabOrder,
  onChoose,
}: SchoolBayProps) {
  const plan = PLANS.get(school);
  const read = useMemo(
    () =>
      new Map(
        marks.split('\n').map((line, i) => {
          const [state = 'closed', percent = '0', spoken = ''] = line.split('|');
          return [
            plan?.fruits[i]?.id ?? '',
            { state: state as FruitState, percent: Number(percent), spoken },
          ];
        }),
      ),
    [marks, plan],
  );
  if (plan === undefined) return null;
  const stateOf = (id: string): FruitState => read.get(id)?.state ?? 'closed';
  return (
    <div className={styles.bay} data-school={school} role="group" aria-label={SCHOOL_NAMES[school]}>
      <Bay school={school} place={place} plan={plan} stateOf={stateOf} isChosen={chosen !== null} />
      {plan.fruits.map((fruit) => {
        const spell = content.spells.get(fruit.id);
        const mark = read.get(fruit.id);
        if (spell === undefined || mark === undefined) return null;
        return (
          <button
            key={fruit.id}
            type="button"
            className={classes(styles.fruit, styles[mark.state])}
            style={{ ...fruitPlace(fruit), '--burnt': `${mark.percent}%` } as CSSProperties}
            data-spell={fruit.id}
            aria-pressed={chosen === fruit.id}
            tabIndex={inTabOrder === fruit.id ? 0 : -1}
            onClick={({ detail }) => onChoose(fruit.id, detail === 0)}
          >
            <GameIcon name={spell.icon} size={22} className={styles.sign} />
            <span className="visuallyHidden">
              {spell.name}, {mark.spoken}
            </span>
            <span className={styles.ribbon} aria-hidden="true">
              {spell.name}
            </span>
          </button>
        );
      })}
    </div>
  );
});

interface OrchardProps {
  readonly kingdom: OwnKingdomView;
  readonly chosen: string;
  /** One is gone to, by the keyboard or by its school’s name. */
  readonly onChoose: (id: string) => void;
  /** One is pressed, by hand or by Enter. */
  readonly onPress: (id: string, byKey: boolean) => void;
}

export function Orchard({ kingdom, chosen, onChoose, onPress }: OrchardProps): ReactNode {
  const arcade = useRef<HTMLDivElement>(null);
  const chosenSchool = content.spells.get(chosen)?.school;
  // On a phone the chosen school may lie beyond the edge: bring it in, without moving the page.
  useEffect(() => {
    const road = arcade.current;
    const bay = road?.querySelector<HTMLElement>(`[data-school="${chosenSchool}"]`);
    if (road !== null && bay !== null && bay !== undefined)
      road.scrollTo({ left: bay.offsetLeft - (road.clientWidth - bay.clientWidth) / 2 });
  }, [chosenSchool]);

  // The same function as long as the page stands, so that no bay is drawn anew for it.
  const pressed = useRef(onPress);
  useEffect(() => {
    pressed.current = onPress;
  }, [onPress]);
  const press = useCallback((id: string, byKey: boolean) => pressed.current(id, byKey), []);

  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (!isArrow(event.key)) return;
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-spell]')?.dataset['spell'];
    const school = from === undefined ? undefined : content.spells.get(from)?.school;
    const plan = school === undefined ? undefined : PLANS.get(school);
    if (from === undefined || school === undefined || plan === undefined) return;
    event.preventDefault();
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    let to = neighbour(plan.fruits, from, event.key);
    if (to === from && isSideways) {
      // Over the column, to the fruit of the next school that hangs at about this height.
      const beside = SCHOOLS[SCHOOLS.indexOf(school) + (event.key === 'ArrowLeft' ? -1 : 1)];
      const height = plan.fruits.find(({ id }) => id === from)?.y ?? 0;
      const near = beside === undefined ? undefined : PLANS.get(beside);
      const far = ({ x, y }: { readonly x: number; readonly y: number }): number =>
        Math.abs(y - height) + (event.key === 'ArrowLeft' ? -x : x) * 0.4;
      to = near?.fruits.toSorted((one, other) => far(one) - far(other))[0]?.id ?? from;
    }
    onChoose(to);
    arcade.current?.querySelector<HTMLElement>(`[data-spell="${to}"]`)?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.orchard}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the arrows are caught here, the focus is on the fruits */}
      <div
        ref={arcade}
        className={styles.arcade}
        role="toolbar"
        aria-label="The six schools, spell by spell"
        onKeyDown={walk}
      >
        {SCHOOLS.map((school, place) => (
          <SchoolBay
            key={school}
            school={school}
            place={place}
            marks={(PLANS.get(school)?.fruits ?? []).map(({ id }) => markOf(id, kingdom)).join('\n')}
            chosen={school === chosenSchool ? chosen : null}
            inTabOrder={school === chosenSchool ? chosen : null}
            onChoose={press}
          />
        ))}
      </div>
      <ul className={styles.names}>
        {SCHOOLS.map((school) => {
          const own = SPELLS.get(school) ?? [];
          const known = own.filter(({ id }) => kingdom.magic.learned.includes(id)).length;
          const next = nextOf(school, kingdom);
          const goal = next ?? own.find(({ id }) => kingdom.magic.learned.includes(id)) ?? own[0];
          return (
            <li key={school}>
              <button
                type="button"
                className={styles.name}
                aria-current={school === chosenSchool ? 'true' : undefined}
                onClick={() => goal !== undefined && onChoose(goal.id)}
              >
                <span className={styles.school}>{SCHOOL_NAMES[school]}</span>
                <span className={styles.count}>
                  <b>{known}</b> of {own.length}
                  <span className={styles.next}>
                    {' · '}
                    {next === undefined
                      ? known === own.length
                        ? 'all known'
                        : 'nothing open yet'
                      : `next ${next.name}`}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
