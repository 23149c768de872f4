// War between kingdoms (social.md, PvP screen): send a challenge, answer those received, look back, and see who leads.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTab } from '../../realm/page/useTab.ts';
import { requestsQuery } from '../../realm/queries.ts';
import { whole } from '../../ui/numberText.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { WithKingdom } from '../../realm/WithKingdom.tsx';
import type { ReadyKingdom } from '../../realm/WithKingdom.tsx';
import { ChallengeTab } from './ChallengeTab.tsx';
import { waitingIn } from './waiting.ts';
import { HistoryTab } from './HistoryTab.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { RankingsTab } from './RankingsTab.tsx';
import { RequestsTab } from './RequestsTab.tsx';
import styles from './War.module.css';

const TABS = ['challenge', 'requests', 'history', 'rankings'] as const;

/** What the kingdom's holdings add to its armies, as a banner over the tabs. */
function CombatBonuses({ ready }: { readonly ready: ReadyKingdom }): ReactNode {
  const { attackPercent, defensePercent, planningPercent } = ready.kingdom.bonuses;
  const parts = [
    ...(attackPercent > 0 ? [`+${attackPercent}% attack`] : []),
    ...(defensePercent > 0 ? [`+${defensePercent}% defense`] : []),
    ...(planningPercent > 0 ? [`−${planningPercent}% planning time`] : []),
  ];
  const { wins, losses, draws, honor } = ready.kingdom.war;
  return (
    <p className={styles.banner}>
      <span>
        {parts.length > 0
          ? `Your halls and walls lend your hosts ${parts.join(', ')}.`
          : 'Barracks, walls and war councils would lend your hosts an edge. None stand yet.'}
      </span>
      <span className={styles.note}>
        <Link to="/battles">On the field now</Link> · {wins} won · {losses} lost · {draws} drawn · honor{' '}
        {whole(honor)}
      </span>
    </p>
  );
}

function WarTabs({ ready }: { readonly ready: ReadyKingdom }): ReactNode {
  const [tab, choose] = useTab(TABS);
  const requests = useQuery(requestsQuery(ready.serverId));
  const waiting = requests.data === undefined ? 0 : waitingIn(requests.data);
  return (
    <>
      {requests.data !== undefined && tab !== 'requests' && (
        <NeedsYou affairs={requests.data} ownAccount={ready.actor.accountId} />
      )}
      <CombatBonuses ready={ready} />
      <Tabs
        label="War"
        value={tab}
        onChange={choose}
        items={[
          { value: 'challenge', label: 'Send Challenge', content: <ChallengeTab ready={ready} /> },
          {
            value: 'requests',
            label: 'Battle Requests',
            count: waiting,
            content: <RequestsTab ready={ready} />,
          },
          { value: 'history', label: 'Battle History', content: <HistoryTab ready={ready} /> },
          { value: 'rankings', label: 'Rankings', content: <RankingsTab ready={ready} /> },
        ]}
      />
    </>
  );
}

export function Component(): ReactNode {
  return <WithKingdom title="War">{(ready) => <WarTabs ready={ready} />}</WithKingdom>;
}
