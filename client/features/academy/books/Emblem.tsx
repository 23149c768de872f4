// The small drawings beside the milestones: a few for events everybody should know, one a category for the others. Drawn at the road's edge,
// feet at (0, 0), some forty high.
import type { ReactNode } from 'react';
import type { HistoricalEvent } from '@sigilla/content/schema/history.ts';

const INK = '#2a2018';
const line = { stroke: INK, strokeWidth: 1.6, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** A shepherd's hut of straw. */
function Hut(): ReactNode {
  return (
    <g {...line}>
      <path d="M-16 0 V-14 H16 V0 Z" fill="#e0bf83" />
      <path d="M-21 -13 Q0 -42 21 -13 Z" fill="#b18a45" />
      <path d="M-5 0 V-10 H5 V0 Z" fill={INK} />
    </g>
  );
}

/** A crown, fallen on its side. */
function FallenCrown(): ReactNode {
  return (
    <g {...line} transform="rotate(-28)">
      <path d="M-18 0 V-22 L-9 -12 L0 -26 L9 -12 L18 -22 V0 Z" fill="#dfa640" />
      <path d="M-18 -5 H18" fill="none" />
    </g>
  );
}

/** A warship with shields along its side. */
function Ship({ sail }: { readonly sail: string }): ReactNode {
  return (
    <g {...line}>
      <path d="M-26 -8 Q0 10 26 -8 L30 -20 L22 -10 H-22 L-28 -16 Z" fill="#9a6530" />
      <path d="M0 -10 V-40" fill="none" />
      <path d="M-14 -38 H14 Q10 -26 14 -15 H-14 Q-10 -26 -14 -38 Z" fill={sail} />
      {[-14, -5, 4, 13].map((x) => (
        <circle key={x} cx={x} cy={-7} r={3.2} fill="#f3e6c4" />
      ))}
    </g>
  );
}

/** Stone columns under a gable. */
function Temple(): ReactNode {
  return (
    <g {...line}>
      <path d="M-24 0 V-4 H24 V0 Z M-22 -28 H22 L0 -42 Z" fill="#efe3c4" />
      {[-17, -6, 5, 16].map((x) => (
        <path key={x} d={`M${x - 2.5} -4 V-28 H${x + 2.5} V-4 Z`} fill="#fbf3de" />
      ))}
    </g>
  );
}

/** A mountain that smokes. */
function Volcano(): ReactNode {
  return (
    <g {...line}>
      <path d="M-30 0 L-8 -36 Q0 -32 8 -36 L30 0 Z" fill="#8a7a70" />
      <path d="M-4 -34 Q-2 -14 -10 0 M5 -34 Q4 -18 9 -6" fill="none" stroke="#c8552f" strokeWidth={2.6} />
      <path d="M-5 -40 Q-18 -46 -10 -56 Q-8 -68 4 -64 Q18 -66 15 -54 Q18 -44 5 -40 Z" fill="#d9d2c4" />
    </g>
  );
}

/** Two daggers, crossed. */
function Daggers(): ReactNode {
  return (
    <g {...line}>
      {[-32, 32].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 0 -16)`}>
          <path d="M-3 -10 L0 -38 L3 -10 Z" fill="#c9ccd2" />
          <path d="M-8 -10 H8" strokeWidth={3} />
          <path d="M-2 -9 V0 H2 V-9 Z" fill="#8e2b20" />
        </g>
      ))}
    </g>
  );
}

/** An elephant in armour of its own. */
function Elephant(): ReactNode {
  return (
    <g {...line}>
      <path
        d="M-22 0 V-18 Q-22 -34 -4 -34 H8 Q16 -40 22 -32 Q30 -26 27 -12 Q26 -4 31 -2 Q24 2 21 -8 L19 -14 Q16 -8 12 -10 V0 H5 V-10 H-8 V0 Z"
        fill="#8d8a92"
      />
      <path d="M9 -30 Q1 -22 9 -13 Q17 -18 14 -28 Z" fill="#a19ea6" />
      <circle cx={21} cy={-26} r={1.2} fill={INK} />
    </g>
  );
}

/** A column with a picture wound round it. */
function Column(): ReactNode {
  return (
    <g {...line}>
      <path d="M-7 0 V-46 H7 V0 Z" fill="#f1e3c0" />
      <path d="M-7 -6 L7 -12 M-7 -17 L7 -23 M-7 -28 L7 -34 M-7 -39 L7 -45" fill="none" />
      <path d="M-11 -46 H11 V-51 H-11 Z M-13 0 H13 V4 H-13 Z" fill="#dcc894" />
    </g>
  );
}

/** A wall with towers, running off both ways. */
function Wall(): ReactNode {
  return (
    <g {...line}>
      <path
        d="M-44 0 V-13 h7 v-4 h7 v4 h7 v-4 h7 v4 h7 v-4 h7 v4 h7 v-4 h7 v4 h7 v-4 h7 v4 h7 v-4 h7 v17 Z"
        fill="#b5aa98"
      />
      <path d="M-9 0 V-30 h5 v4 h4 v-4 h4 v4 h5 V0 Z" fill="#a4968a" />
    </g>
  );
}

function Fire(): ReactNode {
  return (
    <g {...line}>
      <path d="M-14 0 C-24 -12 -14 -20 -8 -34 C-6 -24 2 -24 2 -42 C16 -28 18 -10 8 0 Z" fill="#e77a2a" />
      <path d="M-5 0 C-10 -8 -2 -12 -2 -22 C6 -14 8 -6 3 0 Z" fill="#ffe28a" strokeWidth={1} />
    </g>
  );
}

function Book(): ReactNode {
  return (
    <g {...line}>
      <path d="M-22 -4 Q-11 -12 0 -4 Q11 -12 22 -4 V-26 Q11 -34 0 -26 Q-11 -34 -22 -26 Z" fill="#fbf3de" />
      <path
        d="M0 -4 V-26 M-17 -22 Q-11 -26 -5 -22 M-17 -15 Q-11 -19 -5 -15 M5 -22 Q11 -26 17 -22 M5 -15 Q11 -19 17 -15"
        fill="none"
      />
    </g>
  );
}

function Standard(): ReactNode {
  return (
    <g {...line}>
      <path d="M0 2 V-50" fill="none" strokeWidth={2.6} />
      <path d="M-13 -44 H13 V-22 Q0 -16 -13 -22 Z" fill="#9b2c22" />
      <path d="M-7 -50 Q0 -58 7 -50 L0 -46 Z" fill="#dfa640" />
    </g>
  );
}

function Scales(): ReactNode {
  return (
    <g {...line}>
      <path d="M0 0 V-40 M-20 -36 H20 M-9 0 H9" fill="none" strokeWidth={2.2} />
      <path d="M-28 -18 Q-20 -8 -12 -18 L-20 -35 Z M12 -18 Q20 -8 28 -18 L20 -35 Z" fill="#dfa640" />
    </g>
  );
}

function Altar(): ReactNode {
  return (
    <g {...line}>
      <path d="M-14 0 V-5 H-10 V-20 H-14 V-25 H14 V-20 H10 V-5 H14 V0 Z" fill="#efe3c4" />
      <path d="M-5 -26 C-9 -34 -1 -34 0 -42 C7 -36 8 -30 4 -26 Z" fill="#e77a2a" />
    </g>
  );
}

function Crowd(): ReactNode {
  return (
    <g {...line}>
      {[
        [-13, '#27497a'],
        [13, '#2a6049'],
        [0, '#9b2c22'],
      ].map(([x, cloth]) => (
        <g key={cloth} transform={`translate(${x} 0)`}>
          <path d="M-8 0 Q-9 -22 0 -24 Q9 -22 8 0 Z" fill={String(cloth)} />
          <circle cy={-29} r={5.5} fill="#e2b48a" />
        </g>
      ))}
    </g>
  );
}

function Coins(): ReactNode {
  return (
    <g {...line}>
      {[
        [-9, -4],
        [9, -4],
        [0, -12],
        [0, -20],
      ].map(([x, y]) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={10} ry={5} fill="#dfa640" />
      ))}
    </g>
  );
}

const OWN: Readonly<Record<string, () => ReactNode>> = {
  'founding-of-rome': Hut,
  'kings-expelled': FallenCrown,
  pyrrhus: Elephant,
  cannae: Elephant,
  zama: Elephant,
  'first-punic-war': () => <Ship sail="#9b2c22" />,
  actium: () => <Ship sail="#5b3a6a" />,
  'ides-of-march': Daggers,
  augustus: Temple,
  vesuvius: Volcano,
  'fire-of-rome': Fire,
  'carthage-corinth': Fire,
  'sack-of-410': Fire,
  'trajan-dacia': Column,
  'hadrians-wall': Wall,
  'end-of-the-west': FallenCrown,
  constantinople: Wall,
};

const BY_CATEGORY: Readonly<Record<HistoricalEvent['category'], () => ReactNode>> = {
  political: Scales,
  military: Standard,
  cultural: Book,
  religious: Altar,
  social: Crowd,
  economic: Coins,
};

/** What stands beside the milestone of an event. */
export function Emblem({
  id,
  category,
}: {
  readonly id: string;
  readonly category: HistoricalEvent['category'];
}): ReactNode {
  const Own = OWN[id] ?? BY_CATEGORY[category];
  return <Own />;
}
