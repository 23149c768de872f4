// How anyone can know that a battle was fought fairly: the seed was sealed before the first word, both rulers stirred it, and
// once it is revealed the whole battle can be fought again in this very browser.
// Invariant: "verified" is said only after every round was fought again here and came out the same.
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Verification } from '@sigilla/engine/battle/replay.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { CallFailed } from '../../session/queryClient.ts';
import { Seal } from '../../ui/art/Seal.tsx';
import { Button } from '../../ui/Button.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { counted } from '../../ui/numberText.ts';
import { readReplay } from './queries.ts';
import styles from './Fairness.module.css';

type Proof =
  | { readonly state: 'untried' | 'fighting' }
  | { readonly state: 'done'; readonly rounds: number; readonly verification: Verification }
  | { readonly state: 'failed'; readonly error: string };

const differs = (verification: Extract<Verification, { verified: false }>): string => {
  switch (verification.reason) {
    case 'version':
      return 'This battle was fought under an older law of war than this page knows. It verifies with the version it names.';
    case 'seed':
      return 'The revealed seed is not the one that was sealed. Tell the steward.';
    case 'round':
      return `Round ${verification.round} comes out differently here. Tell the steward.`;
    case 'report':
      return 'Every round is the same, but the report counts otherwise. Tell the steward.';
  }
};

function Token({ label, value }: { readonly label: string; readonly value: string | null }): ReactNode {
  return (
    <div className={styles.token}>
      <dt>{label}</dt>
      <dd>{value === null ? <span className={styles.sealed}>sealed</span> : <code>{value}</code>}</dd>
    </div>
  );
}

export function Fairness({ battle }: { readonly battle: BattleView }): ReactNode {
  const [proof, setProof] = useState<Proof>({ state: 'untried' });
  const verify = async (): Promise<void> => {
    setProof({ state: 'fighting' });
    try {
      const [replay, { verifyReplay }] = await Promise.all([
        readReplay(battle.id),
        import('@sigilla/engine/battle/replay.ts'),
      ]);
      setProof({ state: 'done', rounds: replay.rounds.length, verification: verifyReplay(replay) });
    } catch (error) {
      setProof({
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
            ? 'The chance of this battle was sealed before it began, stirred by both rulers, and is now open. Fight it again here and see that every round comes out the same.'
            : 'The chance of this battle is already fixed: only its seal is shown. Each ruler has added a word of their own to it. When the battle is over the seed is opened, and anyone can check that it fits.'}
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
              loading={proof.state === 'fighting'}
              loadingLabel="Fighting it again…"
              onClick={() => void verify()}
            >
              Verify in this browser
            </Button>
            <output className={styles.outcome} data-testid="verification">
              {proof.state === 'failed' && <span className={styles.bad}>{proof.error}</span>}
              {proof.state === 'done' &&
                (proof.verification.verified ? (
                  <>
                    <Seal size={38} name={battle.attacker.kingdomName} label="Verified" />
                    <span>
                      <strong>verified</strong>: {counted(proof.rounds, 'round')} fought again, every one the
                      same.
                    </span>
                  </>
                ) : (
                  <span className={styles.bad}>{differs(proof.verification)}</span>
                ))}
            </output>
          </div>
        )}
      </div>
    </Leaf>
  );
}
