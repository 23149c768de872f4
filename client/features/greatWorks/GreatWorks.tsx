// The special buildings panel (kingdom.md 2.11): four tabs, the works of each in the land that would hold them, and beneath it the chosen one
// with everything that the validator has to say before it is raised.
import { useState } from 'react';
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
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted } from '../../ui/numberText.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Mastery } from './Mastery.tsx';
import { Prospect } from './Prospect.tsx';
import { gatheredFor, standingOf, worksOf } from './works.ts';
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
}: {
  readonly definition: BuildingDefinition;
  readonly kingdom: OwnKingdomView;
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
      aside={<Badge tone={TONES[standing]}>{standing}</Badge>}
      gilded={standing === 'constructed'}
    >
      <div className={styles.work}>
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
            <p className={styles.note}>
              {gatheredFor(definition, kingdom)} in 100 of what it asks for is gathered, and so much of it is
              painted.
            </p>
          )}
        </div>
        {standing !== 'constructed' && (
          <div className={styles.words}>
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
          </div>
        )}
      </div>
    </Leaf>
  );
}

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
  return (
    <>
      <Prospect works={works} realm={kingdom.name} chosen={shown.id} onChoose={setChosen} />
      <Work key={`open ${shown.id}`} definition={shown} kingdom={kingdom} />
    </>
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
