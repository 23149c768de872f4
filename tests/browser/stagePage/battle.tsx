// The battle screen over a fixture instead of a server: every state a battle can be in, for tests and for looking.
// Invariant: the components are the window's own; only the battle and the room they are given are made here.
import '../../../client/ui/fonts.css';
import '../../../client/ui/tokens.css';
import '../../../client/ui/base.css';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { battleReport } from '@sigilla/engine/battle/battleReport.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { BattleView as BattleShape } from '@sigilla/engine/war/publicBattle.ts';
import { BattleScreen } from '../../../client/features/battle/BattleScreen.tsx';
import type { Room } from '../../../client/features/battle/BattleScreen.tsx';
import { queryClient } from '../../../client/session/queryClient.ts';
import { BattleFrame } from '../../../client/features/battle/BattleFrame.tsx';
import type { BattlePageApi, ShowRequest } from './api.ts';
import { HOSTS, fixtureBattle } from './fixtures.ts';

const LEADER = {
  heroId: 'sir_amory_vane',
  name: 'Sir Amory Vane',
  className: 'Knight Champion',
  category: 'military',
};

const host = document.querySelector('#root');
let root: Root | null = null;

const viewOf = ({
  status = 'settled',
  side = null,
  fought,
  ownOrders = null,
  left = 14_000,
  attacker,
  defender,
  ...change
}: ShowRequest): BattleView => {
  const { plan, setup, logs, state, seed } = fixtureBattle({
    ...change,
    ...(attacker === undefined ? {} : { attacker: HOSTS[attacker] }),
    ...(defender === undefined ? {} : { defender: HOSTS[defender] }),
  });
  const now = Date.now();
  const isOver = status === 'settled';
  const isDrawnUp = isOver || status === 'fighting' || status === 'accepted';
  const rounds = isDrawnUp ? logs.slice(0, fought ?? (status === 'accepted' ? 0 : logs.length)) : [];
  const commander = (which: 0 | 1) => ({
    kingdomId: `kingdom-${which}`,
    kingdomName: plan.names[which],
    isNpc: which === 1,
    title: null,
    armyId: `army-${which}`,
    armyName: which === 0 ? 'First Host' : 'Winter Guard',
    nonce: isDrawnUp ? `word-${which}` : null,
    power: [12_480, 11_900][which],
  });
  return BattleShape.parse({
    id: 'battle-1',
    serverId: 'default-server',
    kind: 'ranked',
    status,
    attacker: commander(0),
    defender: commander(1),
    type: setup.type,
    terrain: setup.terrain,
    counter: null,
    weather: isDrawnUp ? setup.weather : null,
    timeOfDay: isDrawnUp ? setup.timeOfDay : null,
    season: setup.season,
    message: side === null ? '' : 'Your millers grind our wheat. Come and explain yourself.',
    proposedAt: now - 600_000,
    expiresAt: now + 86_000_000,
    acceptedAt: isDrawnUp ? now - (status === 'accepted' ? 1_000 : 60_000) : null,
    seedHash: 'ab'.repeat(32),
    seed: isOver ? seed : null,
    setup: isDrawnUp ? { ...setup, attacker: { ...setup.attacker, led: LEADER } } : null,
    rounds,
    orders: rounds.map(({ orders }) => orders),
    given: rounds.map(() => ({ attacker: true, defender: false })),
    roundDueAt: isDrawnUp && !isOver ? now + left : null,
    report: isOver ? battleReport(setup, state, logs) : null,
    spoils: isOver
      ? {
          experienceGained: { attacker: 150, defender: 100 },
          honorGained: { attacker: 16, defender: -16 },
          goldGained: { attacker: 420, defender: -420 },
        }
      : null,
    settledAt: isOver ? now - 30_000 : null,
    side,
    ownOrders,
    proof: null,
    seals: [],
  });
};

const battlePage: BattlePageApi = {
  show(request) {
    document.documentElement.dataset['theme'] = request.theme ?? 'day';
    const battle = viewOf(request);
    const live = battle.status === 'fighting' || battle.status === 'accepted' || battle.status === 'proposed';
    const room: Room =
      live || request.link !== undefined
        ? { link: request.link ?? 'live', watchers: 12, attackerReady: false, defenderReady: true, calls: [] }
        : null;
    root ??= host === null ? null : createRoot(host);
    root?.render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/battles/battle-1']}>
          <BattleFrame isRuler={battle.side !== null}>
            <BattleScreen battle={battle} room={room} learned={new Set(request.learned)} />
          </BattleFrame>
        </MemoryRouter>
      </QueryClientProvider>,
    );
  },
  leave() {
    root?.unmount();
    root = null;
  },
};

declare global {
  interface Window {
    battlePage: BattlePageApi;
  }
}
window.battlePage = battlePage;
document.documentElement.dataset['ready'] = 'yes';
