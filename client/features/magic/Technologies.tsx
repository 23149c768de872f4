// What a kingdom finds out for good, branch by branch: each a stem with its knots, the learned ones filled.
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { TechnologyDefinition } from '@sigilla/content/schema/technology.ts';
import { studyTurns } from '@sigilla/engine/kingdom/magic/prices.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { DeedButton } from '../../realm/DeedButton.tsx';
import { useOwn } from '../../realm/useKingdom.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { counted, whole } from '../../ui/numberText.ts';
import { content } from './content.ts';
import { percentOf, standingOf, studyOf } from './standing.ts';
import { abandoningOf, hasteningOf, studyingOf } from './works.ts';
import styles from './Technologies.module.css';

const BRANCHES = Map.groupBy(content.technologies.values(), ({ branch }) => branch);

const Row = memo(function Row({ technology }: { readonly technology: TechnologyDefinition }) {
  const { standing, study, turns } = useOwn((kingdom) => ({
    standing: standingOf(technology, kingdom),
    study: studyOf(technology, kingdom),
    turns: studyTurns(technology, kingdom, content),
  }));
  return (
    <li className={styles.knot} data-standing={standing}>
      <h3 className={styles.name}>
        {technology.name} {standing === 'learned' && <Badge tone="earned">found out</Badge>}
      </h3>
      <p className={styles.benefit}>{technology.benefit}</p>
      <p className={styles.story}>{technology.description}</p>
      {study !== undefined && (
        <>
          <Meter
            label={`${technology.name}, ${study.status === 'active' ? 'by candle' : 'waiting'}`}
            value={study.turnsSpent}
            max={study.turnsRequired}
            tone="earned"
            valueText={`${study.turnsSpent} of ${counted(study.turnsRequired, 'turn')}`}
          />
          <p className={styles.note}>
            {study.turnsSpent} of {counted(study.turnsRequired, 'turn')} · {percentOf(study)}%
            {study.status === 'waiting' && ' · waits'}
          </p>
          <div className={styles.buttons}>
            {study.status === 'waiting' && (
              <DeedButton deed={hasteningOf(technology)} size="sm">
                Put first<span className="visuallyHidden"> {technology.name}</span>
              </DeedButton>
            )}
            <DeedButton deed={abandoningOf(technology)} size="sm" variant="quiet">
              Give up<span className="visuallyHidden"> {technology.name}</span>
            </DeedButton>
          </div>
        </>
      )}
      {study === undefined && standing !== 'learned' && (
        <DeedButton
          deed={studyingOf(technology)}
          size="sm"
          cost={`${whole(technology.research.points)} research · ${counted(turns, 'turn')}`}
        >
          Research<span className="visuallyHidden"> {technology.name}</span>
        </DeedButton>
      )}
    </li>
  );
});

export function Technologies({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  return (
    <div className={styles.branches}>
      {[...BRANCHES].map(([branch, rows]) => {
        const known = rows.filter(({ id }) => kingdom.magic.technologies.includes(id)).length;
        return (
          <Leaf
            key={branch}
            title={branch}
            aside={
              <span className={styles.note}>
                {known} of {rows.length}
              </span>
            }
          >
            <ol className={styles.stem}>
              {rows.map((technology) => (
                <Row key={technology.id} technology={technology} />
              ))}
            </ol>
          </Leaf>
        );
      })}
    </div>
  );
}
