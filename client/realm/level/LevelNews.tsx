// A new level is told in the corner of the window, wherever its ruler is and by whatever it was reached: also on the return from a field where nobody
// could be told. Whatever opened beyond the few that the notice names is one press away. Invariant: a step is told of once, and no step is told of again.
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAnnounce } from '../../ui/Toast.tsx';
import { LevelLeaf } from './LevelLeaf.tsx';
import { useKingdom } from '../useKingdom.ts';
import { keepSteps, stepsTold } from './climbed.ts';
import { riseWords, stepsClimbed } from './words.ts';

export function LevelNews(): ReactNode {
  const announce = useAnnounce();
  const state = useKingdom();
  const kingdom = state.status === 'ready' ? state.kingdom : null;
  const seen = useRef<{ readonly id: string; readonly steps: number } | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (kingdom === null) return;
    const { id } = kingdom;
    const steps = stepsClimbed(kingdom);
    const before = stepsTold(id) ?? (seen.current?.id === id ? seen.current.steps : null);
    if (before !== null && steps <= before) return;
    seen.current = { id, steps };
    keepSteps(id, steps);
    if (before === null) return;
    const { opened, ...said } = riseWords(before, kingdom);
    announce({
      ...said,
      tone: 'good',
      icon: 'experience',
      ...(opened > 0 && { action: { label: 'See all that opens', onPress: () => setOpen(true) } }),
    });
  }, [announce, kingdom]);
  return open && kingdom !== null ? (
    <LevelLeaf kingdom={kingdom} tab="unlocks" onClose={() => setOpen(false)} />
  ) : null;
}
