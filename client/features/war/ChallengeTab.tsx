// Sending a herald: whom to (RivalsLeaf) and on what terms (TermsForm). The engine's own check says beforehand what would be refused.
import { createElement, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { initiateBattle } from '@sigilla/engine/actions/war/initiateBattle.ts';
import { KingdomId } from '@sigilla/engine/core/brand.ts';
import { powerOfArmy } from '@sigilla/engine/kingdom/power.ts';
import type { OpenBattle } from '@sigilla/engine/war/challenge.ts';
import { chanceOf, oddsOf, reckoned } from '@sigilla/engine/war/rivals.ts';
import type { RivalView } from '@sigilla/engine/war/rivalView.ts';
import { useDeed } from '../../realm/actions.tsx';
import { deed } from '../../realm/deed.ts';
import { sandTablePath } from '../../realm/sandTablePath.ts';
import { requestsQuery } from '../../realm/queries.ts';
import { playersQuery } from './queries.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TurnCostButton } from '../../ui/TurnCostButton.tsx';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { openBattles } from './openBattles.ts';
import { later } from '../../realm/page/later.tsx';
import { useNarrow } from '../../realm/page/useGentle.ts';
import { QueryState } from '../../realm/QueryState.tsx';
import { wayTo } from './RivalRow.tsx';
import { RivalsLeaf } from './RivalsLeaf.tsx';
import { firstTerms, TermsForm } from './TermsForm.tsx';
import type { Terms } from './TermsForm.tsx';
import styles from './War.module.css';

/** The drawing comes after the page, whose place it has meanwhile; where it does not come, the page says all of it. */
const Muster = later(async () => (await import('./drawings.ts')).Muster, {
  waiting: createElement('div', { className: styles.unmustered }),
  absent: null,
});

/** What a ruler should hear before the herald rides against such odds; null where there is nothing to warn of. */
const warningOf = (stakes: Terms['stakes'], rival: RivalView | undefined, ownHost: number): string | null => {
  if (rival === undefined || ownHost === 0 || rival.hostPower === 0) return null;
  const chance = chanceOf(ownHost, reckoned(rival.hostPower, rival.isNpc));
  const odds = oddsOf(chance);
  if (odds !== 'grim' && odds !== 'hopeless') return null;
  const times = rival.hostPower / ownHost;
  const lost = `You would lose about ${100 - chance} of a hundred such fights: the host of ${rival.kingdomName} is worth ${times.toFixed(1)} times yours.`;
  return stakes === 'sparring'
    ? `${lost} Steel is blunted, so it costs a turn and some pride.`
    : `${lost} Your men would die for it, and a fight that was lost before it began teaches their ruler nothing.`;
};

/** What the check may see of a rival and of what is open between the two: as much as the lists tell. */
const seenOf = (rival: RivalView, open: OpenBattle | null, serverId: string) => ({
  rival: {
    id: KingdomId.parse(rival.kingdomId),
    serverId,
    name: rival.kingdomName,
    isNpc: rival.isNpc,
    npc: null,
    isGuest: rival.isGuest,
    level: rival.level,
    power: rival.power,
    foundedAt: 0,
    protectedUntil: rival.protectedUntil,
    war: { wins: 0, losses: 0, draws: 0, honor: rival.honor, currentStreak: 0, longestStreak: 0 },
  },
  open,
});

function ChallengeForm({
  ready,
  players,
}: {
  readonly ready: ReadyKingdom;
  readonly players: readonly RivalView[];
}): ReactNode {
  const { kingdom, actor, serverId } = ready;
  const { data: requests, isFetched } = useQuery(requestsQuery(serverId));
  const open = useMemo(() => openBattles(requests, actor.accountId), [requests, actor.accountId]);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = players.find(({ kingdomId }) => kingdomId === query.get('rival'))?.userId;
  const [chosenId, setChosenId] = useState<string | null>(asked ?? null);
  const narrow = useNarrow();
  const [terms, setTerms] = useState(() => firstTerms(kingdom.armies));
  const { armyId, terrain, type, stakes, phrase, words } = terms;
  // Who is proposed stays proposed, whatever comes in meanwhile: a name must not change beneath the finger that presses it.
  const proposed = players.find(({ userId }) => !open.has(userId)) ?? players[0];
  if (chosenId === null && isFetched && proposed !== undefined) setChosenId(proposed.userId);
  const rival = players.find(({ userId }) => userId === chosenId);
  const own = kingdom.armies.find(({ id }) => id === armyId);
  const ownHost = own === undefined ? 0 : powerOfArmy(own.units, kingdomContent);
  const herald =
    rival === undefined || armyId === undefined
      ? null
      : deed(
          initiateBattle,
          {
            targetUserId: rival.userId,
            armyId,
            terrain,
            battleType: type,
            message: words === '' ? phrase : words,
            ranked: stakes === 'earnest',
            speaks: true,
          },
          {
            label: `Challenge ${rival.kingdomName}`,
            quiet: true,
            failed: (error) => `Failed to send battle challenge: ${error}`,
          },
          seenOf(rival, open.get(rival.userId) ?? null, serverId),
        );
  const warning = warningOf(stakes, rival, ownHost);
  const { preview, turns, refusal, waits, isUnderway, run } = useDeed(herald);
  const missing =
    armyId === undefined
      ? 'You have no army to send.'
      : rival === undefined
        ? 'Choose a rival first.'
        : undefined;

  const challenge = async (): Promise<void> => {
    const outcome = await run();
    if (outcome?.success === true && outcome.report !== null)
      void navigate(`/battles/${outcome.report.battleId}`);
  };

  const standing = rival === undefined ? undefined : open.get(rival.userId);
  const way = standing === undefined ? null : wayTo(standing);
  // On a hand-held screen it stays in sight with the rival who is chosen, above the list and the terms alike. Who has something open with them
  // already is led to it.
  const send =
    way !== null && rival !== undefined ? (
      <ButtonLink wide variant="primary" to={way.to}>
        {way.label === 'Answer' ? `Answer ${rival.kingdomName}` : way.label}
      </ButtonLink>
    ) : (
      <TurnCostButton
        wide
        cost={turns}
        turns={kingdom.turns.turns}
        loading={isUnderway}
        waits={waits}
        refusal={missing ?? refusal}
        onPress={() => void challenge()}
      >
        {rival === undefined ? 'Send the challenge' : `Challenge ${rival.kingdomName}`}
      </TurnCostButton>
    );

  return (
    <>
      <Muster
        kingdomName={kingdom.name}
        army={own}
        ownHost={ownHost}
        ownLevel={kingdom.level}
        rival={rival}
      />
      <div className={styles.columns}>
        <RivalsLeaf
          players={players}
          ownName={kingdom.name}
          ownHost={ownHost}
          open={open}
          chosenId={rival?.userId ?? null}
          onChoose={setChosenId}
        />
        <Leaf title="The challenge">
          <div className={styles.form}>
            <TermsForm
              terms={terms}
              onChange={(changes) => setTerms((before) => ({ ...before, ...changes }))}
              armies={kingdom.armies}
              rival={rival}
              mayWrite={!actor.isGuest}
            />
            {type === 'siege' && (
              <p className={styles.note}>
                The odds of the list weigh men against men and know nothing of walls, which are worth a host
                to whoever stands behind them. Without engines, look at it on the sand table first.
              </p>
            )}
            {warning !== null && (
              <p className={styles.warning} role="status">
                <strong>Think again.</strong> {warning}
              </p>
            )}
            {!narrow && send}
            {rival !== undefined && armyId !== undefined && rival.hostPower > 0 && (
              <ButtonLink
                wide
                to={sandTablePath({
                  against: rival.kingdomName,
                  power: rival.hostPower,
                  ground: terrain,
                  kind: type,
                  army: armyId,
                })}
              >
                Fight it on the sand table first
              </ButtonLink>
            )}
            {preview?.ok === false && <output className={styles.refusal}>{refusal}</output>}
          </div>
        </Leaf>
        {narrow && <ThumbBar>{send}</ThumbBar>}
      </div>
    </>
  );
}

export function ChallengeTab({ ready }: { readonly ready: ReadyKingdom }): ReactNode {
  const players = useQuery(playersQuery(ready.serverId));
  return (
    <QueryState query={players} waiting="Asking who is at home" failure="The heralds found nobody in">
      {({ players: rivals }) =>
        rivals.length === 0 ? (
          <Leaf>
            <Empty
              scene="field"
              sentence="There is nobody else on this game server yet. Enjoy the quiet; it will not last."
            />
          </Leaf>
        ) : (
          <ChallengeForm ready={ready} players={rivals} />
        )
      }
    </QueryState>
  );
}
