// What everyone in a game server's world sees alike: who is present, who leads, what happened lately, which battles are on.
// A projection, never the truth: project.ts fills it from committed documents and may throw it away and draw it again.
import { schema, t } from '@colyseus/schema';
import type { SchemaType } from '@colyseus/schema';

/** One row of the rankings by honor. */
export const RankingRow = schema(
  {
    kingdomId: t.string().default(''),
    kingdomName: t.string().default(''),
    honor: t.uint32().default(0),
    power: t.uint32().default(0),
    wins: t.uint32().default(0),
    losses: t.uint32().default(0),
    isNpc: t.boolean().default(false),
  },
  'RankingRow',
);
export type RankingRow = SchemaType<typeof RankingRow>;

/** One line of the chronicle, written out. */
export const ChronicleRow = schema(
  {
    id: t.string().default(''),
    at: t.number().default(0),
    text: t.string().default(''),
    /** A path of the site that tells more, or an empty string. */
    link: t.string().default(''),
  },
  'ChronicleRow',
);
export type ChronicleRow = SchemaType<typeof ChronicleRow>;

/** A battle being fought now, which anyone may watch. */
export const BattleRow = schema(
  {
    id: t.string().default(''),
    kind: t.string().default(''),
    attackerName: t.string().default(''),
    defenderName: t.string().default(''),
    /** Rounds fought so far. */
    round: t.uint16().default(0),
  },
  'BattleRow',
);
export type BattleRow = SchemaType<typeof BattleRow>;

export const WorldState = schema(
  {
    serverId: t.string().default(''),
    /** Rulers present on the game server, each counted once however many windows they have open. */
    present: t.uint32().default(0),
    rankings: t.array(RankingRow),
    /** Newest last. */
    chronicle: t.array(ChronicleRow),
    battles: t.array(BattleRow),
  },
  'WorldState',
);
export type WorldState = SchemaType<typeof WorldState>;
