// The rooms of the palace from within, each about 200 by 140, its floor at the bottom. Drawn once, shown in the house and beside a card.
import type { ReactNode } from 'react';
import type { RoomId } from '@sigilla/content/schema/palace.ts';
import { Flame } from '../scene/Lamp.tsx';
import { Inked, Star } from '../scene/parts.tsx';

/** Every room is drawn in a box of this size. */
export const ROOM = { width: 200, height: 140 } as const;

const FLOOR = 122;

function Burning({
  x,
  y,
  scale = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Flame scale={scale} />
    </g>
  );
}

function Bough({
  x,
  y,
  scale,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Inked d="M-4 0 L-3 -22 H3 L4 0Z" fill="#7a5230" width={1.2} />
      <Inked
        d="M0 -56 C14 -58 22 -48 18 -40 C28 -34 22 -20 10 -20 H-10 C-22 -20 -28 -34 -18 -40 C-22 -48 -14 -58 0 -56Z"
        fill="#5f8a52"
        width={1.4}
      />
      <Inked d="M-10 -38 q5 -6 10 0 M2 -30 q5 -6 10 0" stroke="#35552f" width={1.1} />
    </g>
  );
}

const BOOKS = [
  '#27497a',
  '#8e2b20',
  '#2a6049',
  '#7a5518',
  '#5b3a6a',
  '#4a4744',
  '#27497a',
  '#8e2b20',
  '#7a5518',
  '#2a6049',
];

function Library(): ReactNode {
  return (
    <>
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(8 ${32 + row * 30})`}>
          {BOOKS.map((leather, at) => (
            <Inked
              // oxlint-disable-next-line react/no-array-index-key -- books that never move
              key={at}
              d={`M${4 + at * 10} 0 v-${16 + ((at * 7 + row * 5) % 8)} h8 V0Z`}
              fill={leather}
              width={1}
            />
          ))}
          <Inked d="M0 2 H108" stroke="#2a2018" width={5} />
          <Inked d="M0 2 H108" stroke="#845628" width={3} />
        </g>
      ))}
      <Inked d={`M138 ${FLOOR} V92 H188 V${FLOOR} M132 92 H194`} width={2.6} />
      <Burning x={163} y={90} scale={0.9} />
    </>
  );
}

function Hall(): ReactNode {
  const columns = `M22 ${FLOOR} V52 M50 ${FLOOR} V52 M150 ${FLOOR} V52 M178 ${FLOOR} V52`;
  return (
    <>
      <Inked d={columns} width={10} />
      <Inked d={columns} stroke="#f3ead2" width={7} />
      <Inked d="M10 54 H62 V46 H10Z M138 54 H190 V46 H138Z" fill="#f3ead2" width={1.5} />
      <Inked d={`M68 ${FLOOR} V100 H132 V${FLOOR}Z`} fill="#a32d24" width={1.6} />
      <Inked d="M64 100 H136 V94 H64Z" fill="#845628" width={1.5} />
      <Inked d="M92 94 v-16 h16 v16" fill="#efe0bb" width={1.3} />
    </>
  );
}

function Bedroom(): ReactNode {
  return (
    <>
      <Inked d={`M16 ${FLOOR} V94 H116 V${FLOOR}Z`} fill="#27497a" width={1.7} />
      <Inked d="M16 94 Q18 76 44 80 Q66 72 116 88 V102 H16Z" fill="#f3ead2" width={1.6} />
      <Inked d={`M12 68 V${FLOOR} M120 82 V${FLOOR}`} width={5} />
      <Inked d={`M12 68 V${FLOOR} M120 82 V${FLOOR}`} stroke="#845628" width={3} />
      <circle cx="164" cy="44" r="25" fill="#1b2650" stroke="var(--line)" strokeWidth="2" />
      <circle cx="170" cy="40" r="9" fill="#f6e9c0" />
      <Star x={154} y={50} r={4} />
    </>
  );
}

function Kitchen(): ReactNode {
  return (
    <>
      <Inked d={`M8 ${FLOOR} V66 Q8 40 44 40 Q80 40 80 66 V${FLOOR}Z`} fill="#b5714a" width={2} />
      <Inked d={`M20 ${FLOOR} V90 Q20 70 44 70 Q68 70 68 90 V${FLOOR}Z`} fill="#231a14" width={1.6} />
      <Burning x={38} y={120} scale={0.9} />
      <Burning x={52} y={120} scale={1.1} />
      <Inked d={`M104 ${FLOOR} V94 M184 ${FLOOR} V94`} width={5} />
      <Inked d="M96 96 H192 V88 H96Z" fill="#a06b34" width={1.7} />
      <Inked d="M110 88 C106 72 146 72 142 88Z" fill="#c98a48" width={1.5} />
      <Inked d="M118 78 l4 6 M126 76 l3 7" stroke="#7a4a1c" width={1.3} />
      <Inked d="M154 88 q-4 -20 6 -24 q10 4 6 24Z" fill="#8a8578" width={1.4} />
      <Inked d="M174 88 v-10 h10 v10Z" fill="#c8962f" width={1.2} />
      <Inked d="M96 14 H190 M112 14 v10 M134 14 v14 M156 14 v8 M176 14 v12" width={1.6} />
      <Inked d="M106 24 q6 14 12 0Z M170 26 q6 14 12 0Z" fill="#9b2c22" width={1} />
      <Inked d="M128 28 q6 18 12 0Z" fill="#5f8a52" width={1} />
    </>
  );
}

function Colonnade(): ReactNode {
  return (
    <>
      <Inked d="M0 0 H200 L168 26 H32Z" fill="var(--air)" width={1.6} />
      <Inked d={`M28 ${FLOOR} V26 M172 ${FLOOR} V26`} width={9} />
      <Inked d={`M28 ${FLOOR} V26 M172 ${FLOOR} V26`} stroke="#f3ead2" width={6} />
      <Inked d={`M74 ${FLOOR} V102 H126 V${FLOOR}Z`} fill="#8fb3c4" width={1.6} />
      <Inked d="M66 102 H134" width={4} />
      <Inked
        d="M100 100 V90 M100 90 q-14 -9 -9 -1 M100 90 q14 -9 9 -1 M100 90 q-3 -12 0 -10"
        stroke="#3d6f8a"
        width={2}
      />
    </>
  );
}

function Garden(): ReactNode {
  return (
    <>
      <Inked d="M0 0 H200 V44 H0Z" fill="var(--air)" stroke="none" />
      <Bough x={48} y={FLOOR} scale={1.25} />
      <Bough x={150} y={FLOOR} scale={0.9} />
      <Inked d={`M90 ${FLOOR} q5 -16 10 0 M106 ${FLOOR} q5 -13 10 0`} stroke="#9b2c22" width={2} />
      <Inked
        d={`M176 ${FLOOR} q-14 -2 -12 -14 q2 -12 12 -12 q10 0 12 12 q2 12 -12 14Z M170 108 h12`}
        fill="#d9a63f"
        width={1.3}
      />
    </>
  );
}

function TowerRoom(): ReactNode {
  return (
    <>
      <Inked d="M80 74 V36 Q80 14 100 14 Q120 14 120 36 V74Z" fill="#27497a" width={1.6} />
      <Star x={104} y={34} r={7} />
      <Star x={93} y={54} r={4} />
      <Inked d={`M20 ${FLOOR} V60 M14 60 H26 L20 42Z`} fill="#8a8578" width={2} />
      <Inked d={`M170 ${FLOOR} V96 H148 V${FLOOR}Z M144 96 H174`} fill="#845628" width={1.6} />
      <Inked d="M150 78 C150 64 168 64 168 78 L172 86 H146Z" fill="#d9a63f" width={1.4} />
    </>
  );
}

const ART: Readonly<Record<RoomId, () => ReactNode>> = {
  bibliotheca: Library,
  atrium: Hall,
  cubiculum: Bedroom,
  culina: Kitchen,
  peristylium: Colonnade,
  hortus: Garden,
  turris: TowerRoom,
};

const WALLS: Readonly<Record<RoomId, string>> = {
  bibliotheca: 'light-dark(#d6c3a0, #5a4b35)',
  atrium: 'light-dark(#e6cfa8, #66543a)',
  cubiculum: 'light-dark(#c9d3d8, #3a4656)',
  culina: 'light-dark(#e8c9a0, #6d4f34)',
  peristylium: 'light-dark(#f0dfb4, #655a3e)',
  hortus: 'light-dark(#cfe0b8, #3c4f38)',
  turris: 'light-dark(#d8dbe4, #3b4152)',
};

/** A room's wall, floor and furniture, from (0, 0). */
export function RoomArt({ room }: { readonly room: RoomId }): ReactNode {
  const Art = ART[room];
  return (
    <>
      <rect width={ROOM.width} height={ROOM.height} style={{ fill: WALLS[room] }} />
      <rect y={FLOOR} width={ROOM.width} height={ROOM.height - FLOOR} fill="#2a2018" opacity="0.28" />
      <Art />
    </>
  );
}
