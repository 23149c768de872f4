// The special buildings panel (kingdom.md 2.11): four tabs, a list on the left and the chosen work on the right, with everything that the
// validator has to say before it is raised.
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { BuildingDefinition, BuildingSpecial } from '@sigilla/content/schema/building.ts';
import { counselSentence } from '@sigilla/content/texts/buildingCounsel.ts';
import { sentence } from '@sigilla/content/texts/errors.ts';
import { buildStructure } from '@sigilla/engine/actions/economy/buildStructure.ts';
import { constructionPrice, constructionTurns, ownedOf } from '@sigilla/engine/kingdom/buildings.ts';
import { validateBuilding } from '@sigilla/engine/kingdom/construction.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { unexpectedly } from '../../realm/actions.tsx';
import { Costs } from '../../realm/Costs.tsx';
import { deed } from '../../realm/deed.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { useOwn } from '../../realm/useKingdom.ts';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { Elevation } from '../../ui/art/town/Elevation.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Empty } from '../../ui/Empty.tsx';
import { GameIcon } from '../../ui/Icon.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted } from '../../ui/numberText.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Mastery } from './Mastery.tsx';
import { standingOf, worksOf } from './works.ts';
import styles from './GreatWorks.module.css';

/** What the price says beneath, where what is short of it is red, is not said twice. */
const PRICED = ['need_more_resource', 'need_more_turns'];

const TONES = { constructed: 'earned', buildable: 'good', blocked: 'plain' } as const;

function Said({
  heading,
  lines,
}: {
  readonly heading: string;
  readonly lines: readonly string[];
}): ReactNode {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Work({
  definition,
  kingdom,
  isAlone,
}: {
  readonly definition: BuildingDefinition;
  readonly kingdom: OwnKingdomView;
  /** No list beside it says how it stands. */
  readonly isAlone: boolean;
}): ReactNode {
  const standing = standingOf(definition, kingdom);
  const said = validateBuilding(definition, kingdom, kingdomContent);
  const construction = deed(
    buildStructure,
    { buildingId: definition.id },
    {
      label: `Construct ${definition.name}`,
      failed: unexpectedly(`Failed to construct ${definition.name}. Please try again.`),
    },
  );
  const owned = ownedOf(kingdom.buildings, definition.id);
  const missing = said.missingRequirements.filter(({ code }) => !PRICED.includes(code));
  const work = constructionTurns(definition);
  return (
    <Leaf
      title={definition.name}
      aside={isAlone && <Badge tone={TONES[standing]}>{standing}</Badge>}
      gilded={standing === 'constructed'}
    >
      <div className={classes(styles.work, isAlone && styles.alone)}>
        <Elevation
          lots={[
            {
              kind: definition,
              level: owned?.level ?? definition.maxLevel,
              quantity: owned?.quantity ?? 0,
            },
          ]}
          realm={kingdom.name}
          className={styles.drawn}
        />
        <div className={styles.words}>
          <p className={styles.note}>
            {definition.tier} · {definition.category}
            {owned !== undefined && ` · level ${owned.level} of ${definition.maxLevel}`}
          </p>
          <p>{definition.effects.description}</p>
          <ul className={styles.lines} aria-label="benefits">
            {definition.effects.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          {standing !== 'constructed' && (
            <>
              <Said heading="Missing requirements" lines={missing.map(sentence)} />
              <Said heading="Warnings" lines={said.warnings.map(counselSentence)} />
              <Said heading="Recommendations" lines={said.strategicRecommendations.map(counselSentence)} />
              <p className={styles.note}>
                {said.estimatedTurns === null
                  ? 'Estimated turns: nobody can say; some of its price does not come in by itself.'
                  : said.estimatedTurns > work
                    ? `Estimated turns: ${said.estimatedTurns - work} until the price is earned, then ${work} of work`
                    : `Estimated turns: ${work}, all of them work`}
              </p>
              <Costs costs={constructionPrice(definition, 1)} land={definition.costs.land} />
              <DeedButton
                deed={construction}
                {...(missing.length > 0 && { refusal: `${counted(missing.length, 'requirement')} missing` })}
              >
                {said.canBuild ? 'Construct' : 'Cannot Construct Yet'}
                <span className="visuallyHidden"> {definition.name}</span>
              </DeedButton>
            </>
          )}
        </div>
      </div>
    </Leaf>
  );
}

const Entry = memo(function Entry({
  definition,
  isChosen,
  onChoose,
}: {
  readonly definition: BuildingDefinition;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}) {
  const standing = useOwn((kingdom) => standingOf(definition, kingdom));
  return (
    <li>
      <button
        type="button"
        className={classes(styles.entry, isChosen && styles.chosen)}
        aria-pressed={isChosen}
        onClick={() => onChoose(definition.id)}
      >
        <GameIcon name={definition.icon} size={36} />
        <span className={styles.entryName}>{definition.name}</span>
        <Badge tone={TONES[standing]}>{standing}</Badge>
      </button>
    </li>
  );
});

function Works({
  special,
  kingdom,
}: {
  readonly special: BuildingSpecial;
  readonly kingdom: OwnKingdomView;
}): ReactNode {
  const works = worksOf(special, kingdom);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = works.find(({ id }) => id === chosen) ?? works[0];
  if (shown === undefined)
    return <Empty scene="plot" sentence="Your path has raised no monument yet, not even on paper." />;
  if (works.length === 1) return <Work definition={shown} kingdom={kingdom} isAlone />;
  return (
    <div className={styles.halves}>
      <ul className={styles.list}>
        {works.map((one) => (
          <Entry key={one.id} definition={one} isChosen={one === shown} onChoose={setChosen} />
        ))}
      </ul>
      <Work key={`open ${shown.id}`} definition={shown} kingdom={kingdom} isAlone={false} />
    </div>
  );
}

export function Component(): ReactNode {
  const [tab, setTab] = useState('path');
  return (
    <WithKingdom title="Great Works">
      {({ kingdom }) => (
        <Tabs
          label="Special buildings"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'path', label: 'Path Ultimate', content: <Works special="path" kingdom={kingdom} /> },
            { value: 'cross', label: 'Cross-Path', content: <Works special="cross" kingdom={kingdom} /> },
            { value: 'victory', label: 'Victory', content: <Works special="victory" kingdom={kingdom} /> },
            { value: 'mastery', label: 'Mastery', content: <Mastery /> },
          ]}
        />
      )}
    </WithKingdom>
  );
}
