// How anyone can know that a battle was fought fairly: what the realm swore to and sealed, held against the battle fought again in this very browser
// and against what this window has kept. Invariant: nothing is called proved that was not checked here; what was not is said beside it.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BELIEVED, FAULTS, PROVED } from '@sigilla/content/texts/proof.ts';
import type { Verdict } from '@sigilla/engine/proof/verify.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import type { Proof } from '../../realm/proof/proving.ts';
import { CallFailed } from '../../session/queryClient.ts';
import { Seal } from '../../ui/art/Seal.tsx';
import { Button } from '../../ui/Button.tsx';
import { handOver, jsonFile } from '../../ui/handOver.ts';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted } from '../../ui/numberText.ts';
import { readReplay } from './queries.ts';
import styles from './Fairness.module.css';

type Trial =
  | { readonly state: 'untried' | 'fighting' }
  | { readonly state: 'done'; readonly proof: Proof }
  | { readonly state: 'failed'; readonly error: string };

function Findings({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly string[];
}): ReactNode {
  return lines.length === 0 ? null : (
    <div>
      <h3 className={styles.findings}>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** What is said of a verdict first. */
function headlineOf({ status, fault, rounds, law, isFoughtAgain }: Verdict): ReactNode {
  if (fault !== null)
    return (
      <span className={styles.bad}>
        <strong>not verified</strong>
        {fault.round === null ? '' : `, round ${fault.round}`}: {FAULTS[fault.code]} Save what this window
        kept, and ask the steward.
      </span>
    );
  if (!isFoughtAgain)
    return (
      <span>
        This battle was fought under law {law}, which this page does not know. That version verifies its
        blows.
      </span>
    );
  return status === 'verified' ? (
    <span>
      <strong>verified</strong>: {counted(rounds, 'round')} fought again, every one the same.
    </span>
  ) : (
    <span>
      <strong>consistent</strong>: {counted(rounds, 'round')} fought again, every one the same; but nothing
      outside the record vouches for it, so it cannot be called verified.
    </span>
  );
}

/** Hands what this window kept over as a file. */
function save(proof: Proof): void {
  if (proof.witness === null) return;
  handOver(jsonFile(proof.witness), `witness-${proof.witness.battleId}.json`);
}

function Token({ label, value }: { readonly label: string; readonly value: string | null }): ReactNode {
  return (
    <div className={styles.token}>
      <dt>{label}</dt>
      <dd>{value === null ? <span className={styles.sealed}>sealed</span> : <code>{value}</code>}</dd>
    </div>
  );
}

export function Fairness({ battle }: { readonly battle: BattleView }): ReactNode {
  const [trial, setTrial] = useState<Trial>({ state: 'untried' });
  const verify = async (): Promise<void> => {
    setTrial({ state: 'fighting' });
    try {
      const [replay, { proveBattle }] = await Promise.all([
        readReplay(battle.id),
        import('../../realm/proof/proving.ts'),
      ]);
      setTrial({ state: 'done', proof: await proveBattle(battle.id, replay) });
    } catch (error) {
      setTrial({
        state: 'failed',
        error:
          error instanceof CallFailed
            ? error.message
            : 'The replay could not be read. Nothing is lost; try again.',
      });
    }
  };
  const isOver = battle.seed !== null;
  return (
    <Leaf title="A fair fight">
      <div className={styles.panel}>
        <p>
          {isOver
            ? 'The chance of this battle was sealed before anybody spoke, and is now open. Prove it here: your own browser fights it again and holds it against the realm’s seals and against what this window kept.'
            : 'The chance of this battle was sealed, and both hosts were sworn to, before a word was given. The realm seals every round as it is fought, and this window keeps what it sees. When it is over the seed is opened, and anyone can check that all of it fits.'}
        </p>
        <dl className={styles.tokens}>
          <Token label="Seal (SHA-256 of the seed)" value={battle.seedHash} />
          <Token label="Seed" value={battle.seed} />
          <Token label={`Word of ${battle.attacker.kingdomName}`} value={battle.attacker.nonce} />
          <Token label={`Word of ${battle.defender.kingdomName}`} value={battle.defender.nonce} />
        </dl>
        {isOver && (
          <div className={styles.proof}>
            <Button
              loading={trial.state === 'fighting'}
              loadingLabel="Fighting it again…"
              onClick={() => void verify()}
            >
              Verify in this browser
            </Button>
            <output className={styles.outcome} data-testid="verification">
              {trial.state === 'failed' && <span className={styles.bad}>{trial.error}</span>}
              {trial.state === 'done' && (
                <>
                  {trial.proof.verdict.status === 'verified' && (
                    <Seal size={38} name={battle.attacker.kingdomName} label="Verified" />
                  )}
                  {headlineOf(trial.proof.verdict)}
                </>
              )}
            </output>
            {trial.state === 'done' && (
              <div className={styles.tokens}>
                <Findings
                  title="What was proved"
                  lines={trial.proof.verdict.proved.map((one) => PROVED[one])}
                />
                <Findings
                  title="What has to be believed"
                  lines={trial.proof.verdict.believed.map((one) => BELIEVED[one])}
                />
                {trial.proof.witness !== null && (
                  <div>
                    <Button size="sm" variant="quiet" onClick={() => save(trial.proof)}>
                      Save what this window kept
                    </Button>
                  </div>
                )}
              </div>
            )}
          </div>
        )}
      </div>
    </Leaf>
  );
}
