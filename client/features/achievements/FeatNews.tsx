// What was achieved is told once, wherever its ruler is, also when it was earned while nobody looked: in the corner of the window, so that nothing
// that is being done is interrupted. Having been told is said to the server, so that no other window tells it again.
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { useOwnWorld } from '../../realm/useKingdom.ts';
import { Medal } from '../../ui/art/medal/Medal.tsx';
import { useAnnounce } from '../../ui/Toast.tsx';
import { achievements } from './feature.ts';
import { unseenQuery } from './queries.ts';
import { rewardText } from './words.ts';

export function FeatNews(): ReactNode {
  const announce = useAnnounce();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { link } = useOwnWorld();
  const { data } = useQuery(unseenQuery(link === 'live'));
  const told = useRef(0);
  useEffect(() => {
    if (data === undefined || data.earned <= told.current) return;
    const { achievements: unseen, earned } = data;
    const fresh = unseen.slice(-(earned - told.current));
    told.current = earned;
    const [first] = fresh.toSorted((one, other) => other.points - one.points);
    if (first === undefined) return;
    announce({
      title: fresh.length === 1 ? first.name : `${first.name}, and ${fresh.length - 1} more`,
      body: `Achievement unlocked. ${first.description} It brought ${rewardText(first.rewards)}.`,
      tone: 'good',
      picture: <Medal id={first.id} category={first.category} tier={first.tier} size={56} />,
      action: { label: 'See the wall', onPress: () => void navigate(achievements.path) },
    });
    void api.achievements
      .see({ body: { seen: earned } })
      .then(() => queries.invalidateQueries({ queryKey: ['achievements'] }));
  }, [announce, data, navigate, queries]);
  return null;
}
