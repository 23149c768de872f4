// The palace as a house cut open: a room for what its words are about, a slip on the wall for every few of them, a lamp where one stands. On a phone the
// rooms hang below each other as leaves. Invariant: every room is a link with its figures in its name; the drawing says nothing that no words say.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PALACE_ROOMS } from '@sigilla/content/learning/palaceRooms.ts';
import { ROOM_IDS } from '@sigilla/content/schema/palace.ts';
import type { RoomId } from '@sigilla/content/schema/palace.ts';
import { classes } from '../../../ui/classes.ts';
import { Cat } from '../scene/StillLife.tsx';
import { Inked, Ribbon } from '../scene/parts.tsx';
import { Walker } from '../scene/Walker.tsx';
import { Hill, Settled, Sky } from './Grounds.tsx';
import type { PalaceState } from './palace.ts';
import { ROOM, RoomArt } from './RoomArt.tsx';
import styles from './palace.module.css';

type Room = PalaceState['rooms'][number];

/** Where each room stands in the house, and how large. */
const PLACES: Readonly<
  Record<RoomId, { readonly x: number; readonly y: number; readonly width: number; readonly height: number }>
> = {
  turris: { x: 340, y: 106, width: 120, height: 124 },
  bibliotheca: { x: 110, y: 250, width: 194, height: 136 },
  atrium: { x: 304, y: 250, width: 192, height: 136 },
  cubiculum: { x: 496, y: 250, width: 194, height: 136 },
  culina: { x: 110, y: 390, width: 194, height: 136 },
  peristylium: { x: 304, y: 390, width: 192, height: 136 },
  hortus: { x: 496, y: 390, width: 194, height: 136 },
};

const ROWS = { most: 18 } as const;
/** Where on its wall the slips hang, how many in a row. */
const NAILS: Readonly<Record<RoomId, { readonly x: number; readonly y: number; readonly columns: number }>> =
  {
    bibliotheca: { x: 124, y: 22, columns: 5 },
    atrium: { x: 66, y: 20, columns: 5 },
    cubiculum: { x: 20, y: 18, columns: 7 },
    culina: { x: 92, y: 44, columns: 7 },
    peristylium: { x: 50, y: 36, columns: 7 },
    hortus: { x: 76, y: 16, columns: 8 },
    turris: { x: 50, y: 82, columns: 7 },
  };

const SLIPS = {
  grown: { fill: '#fbf3de', mark: 'M2.4 4.5 h6 M2.4 7.5 h6 M2.4 10.5 h4', ink: '#2a6049' },
  learning: { fill: '#f3dc94', mark: '', ink: '' },
  due: { fill: '#fff6e6', mark: 'M11 0 v6.5 l-6.5 -6.5Z', ink: '#9b2c22' },
} as const;
type SlipKind = keyof typeof SLIPS;

function Slip({ kind }: { readonly kind: SlipKind }): ReactNode {
  const { fill, mark, ink } = SLIPS[kind];
  return (
    <>
      <rect width="11" height="14" rx="1" fill={fill} stroke="#2a2018" />
      {mark !== '' && <path d={mark} fill={kind === 'due' ? ink : 'none'} stroke={ink} strokeWidth="1.1" />}
    </>
  );
}

/** How many words one slip stands for, so that the fullest room has room for its slips. */
const wordsASlip = (rooms: readonly Room[]): number =>
  Math.max(1, Math.ceil(Math.max(0, ...rooms.map(({ words }) => words)) / ROWS.most));

const slipsOf = ({ grown, learning, due }: Room, each: number): readonly SlipKind[] => {
  const some = (count: number, kind: SlipKind) => Array.from({ length: Math.ceil(count / each) }, () => kind);
  return [...some(grown, 'grown'), ...some(learning, 'learning'), ...some(due, 'due')].slice(
    0,
    ROWS.most + 3,
  );
};

function Wall({ room, each }: { readonly room: Room; readonly each: number }): ReactNode {
  const slips = slipsOf(room, each);
  const { x, y, columns } = NAILS[room.id];
  return (
    <g transform={`translate(${x} ${y})`}>
      {slips.map((kind, at) => (
        <g
          // oxlint-disable-next-line react/no-array-index-key -- slips are told apart by their place on the wall
          key={at}
          transform={`translate(${(at % columns) * 14.5} ${Math.floor(at / columns) * 17})`}
        >
          <Slip kind={kind} />
        </g>
      ))}
    </g>
  );
}

const figures = ({ words, grown, due }: Room): string =>
  words === 0 ? 'empty' : due > 0 ? `${grown} of ${words}, ${due} due` : `${grown} of ${words}`;
const shownName = (room: Room): string => `${PALACE_ROOMS[room.id].latin} · ${figures(room)}`;
const nameOf = (room: Room): string =>
  `${shownName(room)} (${PALACE_ROOMS[room.id].english}; ${room.grown} of ${room.words} words grown)`;

interface HouseProps {
  readonly palace: PalaceState;
  /** Where one stands with the lamp. */
  readonly here: RoomId | null;
  readonly to: (room: RoomId) => string;
}

const TILES = Array.from({ length: 4 }, (_, row) =>
  Array.from({ length: 22 }, (__, at) => {
    const [x, y] = [100 - row * 4 + at * 11 + (row % 2) * 5, 190 + row * 13];
    const [far, isLeft, isRight] = [
      464 + at * 11 + (row % 2) * 5,
      x < 330 && x > 126 - row * 13,
      464 + at * 11 < 664 + row * 13,
    ];
    return `${isLeft ? `M${x} ${y} q5 6 10 0` : ''} ${isRight ? `M${far} ${y} q5 6 10 0` : ''}`;
  }).join(' '),
).join(' ');

/** Words that hang in no room of theirs, but in the cellar. */
const wanderingIn = ({ rooms }: PalaceState): number => rooms.reduce((sum, room) => sum + room.wandering, 0);

function Shell({ palace }: { readonly palace: PalaceState }): ReactNode {
  const wandering = wanderingIn(palace);
  const { opensWith, words } = palace.crypt;
  const isDug = palace.words >= opensWith;
  return (
    <>
      <Sky />
      <Hill />
      <Inked d="M0 540 H800 V712 H0Z" fill="var(--soil)" width={1.8} />
      <Inked d="M96 540 V236 H704 V540Z" fill="var(--masonry)" width={2.4} />
      <Inked d="M340 236 V96 H460 V236Z" fill="var(--masonry)" width={2.4} />
      <Inked d="M322 100 L400 26 L478 100Z" fill="#b9662c" width={2.2} />
      <Inked d="M400 26 V4 M400 5 l20 5 l-20 6Z" fill="#27497a" width={1.5} />
      <Inked d="M74 240 L124 176 H340 V240Z M726 240 L676 176 H460 V240Z" fill="#b9662c" width={2.2} />
      <Inked d={TILES} stroke="#8a4a1e" width={1.5} />
      <Inked d="M600 176 V140 H624 V176" fill="#a4968a" width={1.8} />
      <Settled />
      <g transform="translate(250 168) scale(.72)">
        <Cat x={0} y={0} scale={0.6} />
      </g>
      <g transform="translate(196 556)">
        <rect width="300" height="128" fill="#6a5640" stroke="var(--line)" strokeWidth="2.4" />
        <Inked
          d="M0 0 H300 V14 Q260 8 225 40 Q190 8 150 14 Q110 8 75 40 Q40 8 0 14Z"
          fill="#8a7355"
          width={1.5}
        />
        <circle cx="44" cy="92" r="22" fill="#845628" stroke="var(--line)" strokeWidth="1.8" />
        <Inked d="M22 92 H66 M44 70 V114" stroke="#5d3a18" />
        <circle cx="96" cy="96" r="18" fill="#845628" stroke="var(--line)" strokeWidth="1.8" />
        <Inked d="M132 112 V74 Q132 60 144 58 V50 H156 V58 Q168 60 168 74 V112Z" fill="#b5714a" width={1.7} />
        {Array.from({ length: Math.min(12, wandering) }, (_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- slips are told apart by their place
          <g key={at} transform={`translate(${190 + (at % 6) * 15} ${62 + Math.floor(at / 6) * 18})`}>
            <Slip kind="due" />
          </g>
        ))}
      </g>
      <Inked d="M150 540 V600 H196 M150 556 h14 v14 h14 v14 h14" width={2} />
      <Ribbon x={346} y={548} text={`Cella · half forgotten · ${wandering}`} />
      <rect
        x="524"
        y="570"
        width="206"
        height="100"
        fill={isDug ? '#4b4236' : 'var(--hole)'}
        stroke="#e7d6ae"
        strokeWidth="1.8"
        strokeDasharray={isDug ? undefined : '6 5'}
      />
      <text x="627" y="616" textAnchor="middle" className={styles.crypt}>
        Crypta
      </text>
      <text x="627" y="640" textAnchor="middle" className={styles.cryptNote}>
        {isDug ? `${words} that nobody takes from you` : `dug at ${opensWith} words`}
      </text>
    </>
  );
}

export function House({ palace, here, to }: HouseProps): ReactNode {
  const each = wordsASlip(palace.rooms);
  const stands = here === null ? null : PLACES[here];
  return (
    <>
      <svg viewBox="0 0 800 712" className={styles.house} role="group" aria-label="The palace, cut open">
        <Shell palace={palace} />
        {palace.rooms.map((room) => {
          const { x, y, width, height } = PLACES[room.id];
          return (
            <Link
              key={room.id}
              to={to(room.id)}
              className={styles.room}
              aria-label={nameOf(room)}
              aria-current={room.id === here ? 'location' : undefined}
              preventScrollReset
            >
              <svg
                x={x}
                y={y}
                width={width}
                height={height}
                viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
                preserveAspectRatio="xMidYMid slice"
              >
                <RoomArt room={room.id} />
                <Wall room={room} each={each} />
              </svg>
              <rect x={x} y={y} width={width} height={height} className={styles.frame} />
              <Ribbon x={x + width / 2} y={y - 6} text={shownName(room)} />
            </Link>
          );
        })}
        {stands !== null && (
          <g
            transform={`translate(${stands.x + stands.width * 0.8} ${stands.y + stands.height - 6})`}
            className={styles.walker}
          >
            <Walker />
          </g>
        )}
      </svg>
      <ul className={styles.floors} aria-label="The rooms">
        {ROOM_IDS.map((id) => {
          const room = palace.rooms.find((one) => one.id === id);
          if (room === undefined) return null;
          return (
            <li key={id} className={id === 'turris' ? styles.tower : undefined}>
              <Link
                to={to(id)}
                className={classes(styles.floor, id === here && styles.floorHere)}
                aria-current={id === here ? 'location' : undefined}
                preventScrollReset
              >
                <svg viewBox={`0 0 ${ROOM.width} ${ROOM.height}`} aria-hidden="true">
                  <RoomArt room={id} />
                  <Wall room={room} each={each} />
                </svg>
                <span lang="la">{PALACE_ROOMS[id].latin}</span>
                <small>{figures(room)}</small>
              </Link>
            </li>
          );
        })}
        <li className={styles.cellar}>
          <span lang="la">Cella</span>
          <small>half forgotten · {wanderingIn(palace)}</small>
        </li>
      </ul>
      <p className={styles.legend}>
        {(
          [
            ['grown', each === 1 ? 'a word grown' : `${each} words grown`],
            ['learning', 'learning'],
            ['due', 'due now'],
          ] as const
        ).map(([kind, words]) => (
          <span key={kind}>
            <svg viewBox="-1 -1 13 16" width="13" height="16" aria-hidden="true">
              <Slip kind={kind} />
            </svg>
            {words}
          </span>
        ))}
        <span className={styles.hint}>Choose a room to walk it alone.</span>
      </p>
    </>
  );
}
