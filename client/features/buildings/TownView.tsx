// The town in elevation, which is the buildings page: a picture of what stands, a button over every plot, and the leaf of the chosen one.
// By keyboard the arrows go from plot to plot; on a phone the town is travelled along by thumb. Invariant: whatever the picture says is
// said in the plot's name as well, and in the table beside it.
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { BUILDING_CATEGORIES } from '@sigilla/content/schema/building.ts';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { ownedOf } from '@sigilla/engine/kingdom/buildings.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
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
import { counted, signed, whole } from '../../ui/numberText.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { PlotButton } from './PlotButton.tsx';
import { PlotLeaf } from './PlotLeaf.tsx';
import { entriesOf, rollsOf, gainOf, neighbourOf, paysBackIn, priceOf, seatLevelOf } from './town.ts';
import type { Purpose } from './town.ts';
import { Walkers } from './Walkers.tsx';
import { constructionOf, upgradeOf } from './works.ts';
import styles from './Town.module.css';

const CATEGORIES = ['all', ...BUILDING_CATEGORIES] as const;
type Category = (typeof CATEGORIES)[number];

const MONTHS = new Intl.DateTimeFormat('en-GB', { month: 'long' });
const ARROWS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;

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
    .map((definition) => ({
      id: definition.id,
      turns:
        paysBackIn(priceOf(kingdom, definition, purpose), gainOf(kingdom, definition.id, purpose)) ?? 500,
    }));
  return choices.toSorted((a, b) => a.turns - b.turns)[0]?.id ?? null;
};

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
  const [chosen, setChosen] = useState<string | null>(() =>
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
  // Those that can be pressed; one of them is always in the order of Tab.
  const shown = plan.plots.filter(
    (plot) =>
      kingdomContent.buildings.has(plot.kind.id) &&
      (purpose === 'construct' || standing.has(plot.kind.id)) &&
      !isPale(plot),
  );
  const first = shown.find(({ kind }) => kind.id === chosen) ?? shown[0];

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
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const way = ARROWS[event.key as keyof typeof ARROWS] as (typeof ARROWS)[keyof typeof ARROWS] | undefined;
    if (way === undefined || !(event.target instanceof HTMLElement)) return;
    const next = neighbourOf(shown, event.target.dataset['plot'] ?? '', way);
    event.preventDefault();
    if (next === undefined) return;
    choose(next.kind.id);
    road.current?.querySelector<HTMLElement>(`[data-plot="${next.kind.id}"]`)?.focus({ preventScroll: true });
  };
  const rose = useCallback(({ label }: Deed): void => setDone(label), []);
  const { income } = kingdom;
  return (
    <div className={classes(styles.page, look.className)} style={look.style}>
      <CaptionBand {...caption} aside={`${MONTHS.format(new Date(2000, month, 15))}, ${romanHour(hour)}`} />
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
            {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the arrows are caught here, the focus is on the plots */}
            <div role="toolbar" aria-label="The town, plot by plot" className={styles.plots} onKeyDown={walk}>
              {shown.map((plot) => {
                const own = kingdomContent.buildings.get(plot.kind.id);
                if (own === undefined) return null;
                return (
                  <PlotButton
                    key={plot.kind.id}
                    plot={plot}
                    definition={own}
                    purpose={purpose}
                    frame={plan}
                    isChosen={plot.kind.id === chosen}
                    inTabOrder={plot === first}
                    onChoose={choose}
                    onConsider={setConsidered}
                  />
                );
              })}
            </div>
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
      <div className={styles.foot}>
        <Segmented
          label="Category"
          value={category}
          onChange={setCategory}
          segments={CATEGORIES.map((value) => ({ value, label: value }))}
        />
        <p className={styles.sum} aria-live="polite">
          {done !== null && <b>{done}: done. </b>}
          <b>
            {whole(kingdom.landUsed)} of {counted(kingdom.resources.land, 'acre')}
          </b>{' '}
          built · the realm gives{' '}
          {(['gold', 'food'] as const).map((resource, i) => (
            <span key={resource}>
              {i > 0 && ' and '}
              <b>
                {signed(income[resource])} {resourceName(resource).toLowerCase()}
              </b>
            </span>
          ))}{' '}
          a turn{kingdom.upkeep.gold + kingdom.upkeep.food > 0 && ', before pay and bread'}
        </p>
      </div>
    </div>
  );
}
