// The town in elevation, which is the buildings page: a picture of what stands, a button over every plot, and the leaf of the chosen one.
// On a phone the town is travelled along by thumb. Invariant: whatever the picture says is
// said in the plot's name as well, and in the table beside it.
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { ownedOf } from '@sigilla/engine/kingdom/buildings.ts';
import { paysBackIn } from '@sigilla/engine/kingdom/forecast.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { romanHour, TOWN_CAPTIONS } from '@sigilla/content/texts/townCaptions.ts';
import type { Deed } from '../../realm/deed.ts';
import { weighed } from '../../realm/deeds.ts';
import { CaptionBand } from '../../realm/page/CaptionBand.tsx';
import { useNarrow } from '../../realm/page/useGentle.ts';
import { localHour, localMonth } from '../../session/clock.ts';
import { NARROW_SCALE, planTown } from '../../ui/art/town/plan.ts';
import type { Plot } from '../../ui/art/town/plan.ts';
import { TownScene, townLook } from '../../ui/art/town/TownScene.tsx';
import { seasonOf } from '../../ui/art/town/season.ts';
import { lightOf } from '../../ui/art/scene/plan.ts';
import { classes } from '../../ui/classes.ts';
import { monthText } from '../../ui/timeText.ts';
import { PlotLeaf } from './PlotLeaf.tsx';
import { entriesOf, investmentOf, rollsOf, seatLevelOf } from './town.ts';
import type { Purpose } from './town.ts';
import { TownFoot } from './TownFoot.tsx';
import type { Category } from './TownFoot.tsx';
import { TownPlots } from './TownPlots.tsx';
import { Walkers } from './Walkers.tsx';
import { constructionOf, upgradeOf } from './works.ts';
import styles from './Town.module.css';

/** What pays back soonest of what can be done now: what the steward points at when nobody has chosen. */
const advised = (
  kingdom: OwnKingdomView,
  purpose: Purpose,
  isPossible: (definition: BuildingDefinition) => boolean,
): string | null => {
  const choices = [...kingdomContent.buildings.values()]
    .filter(
      (definition) => purpose === 'construct' || ownedOf(kingdom.buildings, definition.id) !== undefined,
    )
    .filter(isPossible)
    .map((definition) => {
      const work = investmentOf(kingdom, definition, purpose);
      return { id: definition.id, turns: (work === null ? null : paysBackIn(work)) ?? 500 };
    });
  return choices.toSorted((a, b) => a.turns - b.turns)[0]?.id ?? null;
};

/** The house whose plot an address leads to: `/buildings?construct=farm`, `/buildings?upgrade=town`. */
const askedFor = (id: string | null): string | null =>
  id !== null && kingdomContent.buildings.has(id) ? id : null;

/** What stays free between a plot’s name and the sheet of a narrow window. */
const BENEATH = 10;

/** Not written anew while another plot is being pressed. */
const OpenPlot = memo(PlotLeaf);

interface TownViewProps {
  readonly kingdom: OwnKingdomView;
  readonly purpose: Purpose;
}

export function TownView({ kingdom, purpose }: TownViewProps): ReactNode {
  const narrow = useNarrow();
  const [category, setCategory] = useState<Category>('all');
  const [considered, setConsidered] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<string | null>(
    () =>
      askedFor(query.get(purpose)) ??
      advised(kingdom, purpose, (definition) => {
        const owned = ownedOf(kingdom.buildings, definition.id);
        const deed =
          purpose === 'construct'
            ? constructionOf(definition)
            : owned === undefined
              ? null
              : upgradeOf(definition, owned.level);
        return deed !== null && weighed(deed)?.ok === true;
      }),
  );
  // The ribbon of the plot answers the press at once; the leaf and what is painted about the plot follow as soon as they are ready.
  const opened = useDeferredValue(chosen);
  const road = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  // A house more changes nothing of the plan, so no other is drawn anew.
  const rolls = rollsOf(kingdom);
  const plan = useMemo(() => planTown(entriesOf(rolls), narrow ? 'narrow' : 'broad'), [rolls, narrow]);
  const standing = useMemo(
    () => new Map(kingdom.buildings.map(({ type, level, quantity }) => [type, { level, quantity }] as const)),
    [kingdom.buildings],
  );
  const hour = localHour();
  const month = localMonth();
  const life = useMemo(
    () => ({
      name: kingdom.name,
      hour,
      season: seasonOf(month),
      seatLevel: seatLevelOf(kingdom.buildingCount),
      hasBread: kingdom.resources.food > 0,
      armies: kingdom.armies.length,
    }),
    [kingdom.name, hour, month, kingdom.buildingCount, kingdom.resources.food, kingdom.armies.length],
  );
  const isPale = useMemo(
    () => (plot: Plot) => category !== 'all' && plot.kind.category !== category,
    [category],
  );
  const look = townLook(life);
  const isNight = lightOf(hour) === 'night';
  const caption = TOWN_CAPTIONS[isNight ? 'night' : life.hasBread ? life.season : 'hunger'];
  const definition = opened === null ? undefined : kingdomContent.buildings.get(opened);
  const chosenPlot = plan.plots.find(({ kind }) => kind.id === opened);
  // Those that can be pressed.
  const shown = plan.plots.filter(
    (plot) =>
      kingdomContent.buildings.has(plot.kind.id) &&
      (purpose === 'construct' || standing.has(plot.kind.id)) &&
      !isPale(plot),
  );

  // On a narrow window the chosen plot lies in the middle of what is seen.
  useEffect(() => {
    const frame = road.current;
    if (frame === null || chosenPlot === undefined) return;
    const middle = (((chosenPlot.left + chosenPlot.right) / 2) * frame.scrollWidth) / plan.width;
    if (middle > frame.scrollLeft + 60 && middle < frame.scrollLeft + frame.clientWidth - 60) return;
    frame.scrollLeft = middle - frame.clientWidth / 2;
  }, [chosenPlot, plan.width]);

  // Nor does the sheet lie over it.
  useEffect(() => {
    const plot = road.current?.querySelector(`[data-plot="${opened ?? ''}"]`);
    if (!narrow || plot === null || plot === undefined || sheet.current === null) return;
    const foot = plot.getBoundingClientRect().bottom + BENEATH;
    const covered = foot - sheet.current.getBoundingClientRect().top;
    if (covered > 0) window.scrollBy(0, covered);
  }, [narrow, opened]);

  const choose = useCallback((id: string): void => {
    setChosen(id);
    setDone(null);
  }, []);
  /** The leaf is put away, and the keyboard is back on its plot. */
  const leave = useCallback((): void => {
    road.current
      ?.querySelector<HTMLElement>(`[data-plot][aria-pressed="true"]`)
      ?.focus({ preventScroll: true });
    setChosen(null);
  }, []);
  const rose = useCallback(({ label }: Deed): void => setDone(label), []);
  return (
    <div className={classes(styles.page, look.className)} style={look.style}>
      <CaptionBand {...caption} aside={`${monthText(month)}, ${romanHour(hour)}`} />
      <div className={styles.stage}>
        <div className={styles.road} ref={road}>
          <div
            className={styles.town}
            style={{
              aspectRatio: `${plan.width} / ${plan.height}`,
              minWidth: `${Math.round(plan.width * (narrow ? NARROW_SCALE : 0.92))}px`,
            }}
          >
            <TownScene
              plan={plan}
              life={life}
              standing={standing}
              chosen={considered ?? opened}
              isPale={isPale}
              withPlots={purpose === 'construct'}
            />
            <Walkers
              plan={plan}
              name={kingdom.name}
              people={kingdom.resources.population}
              isNight={isNight}
            />
            <TownPlots
              plots={shown}
              purpose={purpose}
              frame={plan}
              chosen={chosen}
              onChoose={choose}
              onConsider={setConsidered}
            />
          </div>
        </div>
        {definition !== undefined && (
          <div
            className={classes(
              styles.track,
              chosenPlot !== undefined && chosenPlot.x > plan.width * 0.55 && styles.toTheLeft,
            )}
          >
            <div className={styles.aside} ref={sheet}>
              <OpenPlot
                key={definition.id}
                kingdom={kingdom}
                definition={definition}
                purpose={purpose}
                onDone={rose}
                onClose={leave}
              />
            </div>
          </div>
        )}
      </div>
      <TownFoot kingdom={kingdom} category={category} onCategory={setCategory} done={done} />
    </div>
  );
}
