// Deeds that somebody might want, made from what each verb declares of its input: a new verb joins the random play by being declared.
// A field is filled from its own shape, or from a pool by its name where only the realm can tell what would be sensible.
// Invariant: the same numbers in the same realm give the same wish.
import * as fc from 'fast-check';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import type { AnyDeed } from '@sigilla/engine/actions/deed.ts';
import { KINGDOM_DEEDS } from '@sigilla/engine/actions/registry.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { awaitsGround } from '@sigilla/engine/war/challenge.ts';
import { fileOf } from '@sigilla/engine/characters/sheet.ts';
import { totalsOf } from '@sigilla/engine/characters/scoring.ts';
import { content } from './builders.ts';
import { ILVETH } from './characters.ts';
import type { MemoryRealm } from './realm.ts';

/** Numbers from which a wish is made, so that it can name what the realm has come to hold. */
export interface Wish {
  readonly verb: number;
  /** One number a field. */
  readonly which: readonly number[];
  readonly hours: number;
}

export const wishes: fc.Arbitrary<Wish> = fc.record({
  verb: fc.nat(10_000),
  which: fc.array(fc.nat(10_000), { minLength: 12, maxLength: 12 }),
  hours: fc.constantFrom(0, 0, 0, 0, 0, 1, 30),
});

const pick = <T>(list: readonly T[], which: number): T => {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[which % list.length] as T;
};

/** Battles of this standing three times as often as others, and those whose ground waits for an answer oftener still. */
const battlesIn = ({ battles }: MemoryRealm, status: string): readonly string[] => {
  const fitting = [...battles.values()].filter((battle) => battle.status === status).map(({ id }) => id);
  // Ground that waits for an answer is rare, and answered before anything else.
  const countered = [...battles.values()].filter(awaitsGround).map(({ id }) => Array<string>(12).fill(id));
  return ['none', ...battles.keys(), ...fitting, ...fitting, ...fitting, ...countered.flat()];
};

const armiesOf = (realm: MemoryRealm, ruler: string): readonly string[] =>
  realm.kingdoms.get(ruler)?.armies.map(({ id }) => id) ?? [];

/** A word as the scholars hand it over. */
const BREAD = {
  lexeme: 'panis_n',
  headword: 'pānis',
  latin: 'pānis, pānis, m.',
  meaning: 'bread',
  room: 'culina',
  inflects: true,
};

/** What a field of this name might say; what the realm holds, and now and then something that it does not. */
const POOLS: Readonly<Record<string, (realm: MemoryRealm, ruler: string) => readonly unknown[]>> = {
  buildingId: () => [...content.buildings.keys()],
  artifactId: (realm, ruler) => [...(realm.kingdoms.get(ruler)?.artifacts.map(({ id }) => id) ?? []), 'none'],
  spellId: (realm, ruler) => [
    ...(realm.kingdoms.get(ruler)?.magic.learned ?? []),
    ...[...content.spells.values()].filter(({ tier }) => tier < 3).map(({ id }) => id),
    'none',
  ],
  technologyId: () => [...content.technologies.keys(), 'none'],
  studyId: (realm, ruler) => [
    ...(realm.kingdoms.get(ruler)?.magic.studies.map(({ id }) => id) ?? []),
    'none',
  ],
  orders: () => [
    [{ trade: 'gold_for_mana', quantity: 2 }],
    [
      { trade: 'mana_for_gold', quantity: 3 },
      { trade: 'gold_for_research', quantity: 1 },
    ],
  ],
  heroId: (realm, ruler) => [
    ...(realm.kingdoms.get(ruler)?.heroes.flatMap(({ heroId }) => [heroId, heroId, heroId]) ?? []),
    'hob_underpike',
    'tib_candlewick',
    'ysmay',
  ],
  questId: () => [...content.heroQuests.keys()].slice(0, 2),
  choiceId: () => ['a', 'b', 'c'],
  missionId: () => [...content.heroMissions.keys()].slice(0, 2),
  captorId: () => ['wick', 'harrow'],
  slot: () => ['belt', 'belt', 'hand'],
  unitId: () => [...content.units.keys()],
  name: () => ['Ash', 'Elm', 'Rowan', '9', 'shit'].map((word) => `Vale of ${word}`),
  targetUserId: (realm, ruler) => [...realm.kingdoms.keys()].filter((id) => id !== ruler),
  battleId: (realm) => battlesIn(realm, 'accepted'),
  battleRequestId: (realm) => battlesIn(realm, 'proposed'),
  armyId: (realm, ruler) => ['army-1', 'army-1', 'army-1', 'army-9', ...armiesOf(realm, ruler)],
  intoId: (realm, ruler) => ['army-1', 'army-1', 'army-9', ...armiesOf(realm, ruler)],
  units: () => [
    [{ unitId: 'militia', veteranLevel: 'recruit', quantity: 6 }],
    [
      { unitId: 'archers', veteranLevel: 'recruit', quantity: 4 },
      { unitId: 'pikemen', veteranLevel: 'recruit', quantity: 4 },
    ],
  ],
  defenderArmyId: () => ['army-1'],
  terrain: () => ['plains', 'swamp'],
  message: () => ['At noon, by the ford.'],
  round: () => [1, 1, 1, 2],
  word: () => ['a-word', 'a-word', 'another'],
  ids: ({ documents }) => [[...documents.notices.keys()], ['none']],
  /** Of words that others read. */
  id: (realm) => [...realm.kingdoms.keys(), ...realm.battles.keys(), 'none'],
  questionId: ({ documents }) => [
    ...documents.questions.keys(),
    'none',
    ...Array.from({ length: 9 }, () => [...documents.reviews.keys()].at(-1) ?? 'none'),
  ],
  given: () => ['puella cantat'],
  words: () => [[], [{ id: 'puella', latin: 'puella' }]],
  text: () => [undefined, 'The key is wrong.'],
  challengeId: () => [...content.honors.challenges.map(({ id }) => id), 'none'],
  day: ({ now }) => [utcDay(now), '2026-01-01'],
  titleId: () => [null, null, 'words-500', 'challenge-15'],
  hung: () => [[], [{ ...BREAD, isMissed: true }]],
  walkId: ({ documents }) =>
    [...documents.palaces.values()].flatMap(({ walk }) => walk?.id ?? []).concat('none'),
  cardId: ({ documents }) => [...documents.cards.keys(), 'none'],
  cards: () => [[{ word: BREAD, skill: 'recognise' }], []],
  dailyTarget: () => [null, 20],
  character: ({ documents }) => {
    const [table] = documents.characterTables.values();
    const roll = table?.rolls.find(({ characterId }) => characterId === null);
    const fallen = roll === undefined ? [] : totalsOf(roll.throws, content.characters.scoring);
    const [strength = 3, dexterity = 3, constitution = 3, intelligence = 3, wisdom = 3, charisma = 3] =
      fallen;
    const scores = { strength, dexterity, constitution, intelligence, wisdom, charisma };
    return [
      ILVETH,
      { ...ILVETH, level: 20 },
      { ...ILVETH, method: 'dice', scores },
      { ...ILVETH, lineage: null },
    ];
  },
  file: () => [
    fileOf({ choices: ILVETH, throws: null }, content.characters.credit),
    fileOf({ choices: { ...ILVETH, method: 'dice' }, throws: null }, content.characters.credit),
    null,
    'a sheet',
  ],
  characterId: ({ documents }) => [...documents.characters.keys(), 'none'],
  timeZone: () => ['Europe/Rome', 'Asia/Tokyo', 'Nowhere'],
};

/** The parts of a zod shape that tell what a value may be. */
interface Shape {
  readonly def: {
    readonly type: string;
    readonly innerType?: Shape;
    readonly element?: Shape;
    readonly shape?: Readonly<Record<string, Shape>>;
    readonly entries?: Readonly<Record<string, string | number>>;
    readonly values?: readonly unknown[];
  };
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
}

/** What may vary between wishes: whose they are, and what of it is chosen. */
interface From {
  readonly realm: MemoryRealm;
  readonly ruler: string;
}

const valueOf = (field: string, shape: Shape, which: number, from: From): unknown => {
  const pool = POOLS[field];
  return pool === undefined
    ? fromShape(field, shape, which, from)
    : pick(pool(from.realm, from.ruler), which);
};

const fromShape = (field: string, shape: Shape, which: number, from: From): unknown => {
  const { type, innerType, element, entries, values } = shape.def;
  if (innerType !== undefined) return fromShape(field, innerType, which, from);
  if (type === 'array' && element !== undefined)
    return Array.from({ length: which % 4 }, (_, index) => fromShape(field, element, which + index, from));
  if (shape.def.shape !== undefined)
    return Object.fromEntries(
      Object.entries(shape.def.shape).map(([name, part], index) => [
        name,
        valueOf(name, part, which + index, from),
      ]),
    );
  if (entries !== undefined) return pick(Object.values(entries), which);
  if (values !== undefined) return pick(values, which);
  if (type === 'boolean') return which % 5 === 0;
  if (type === 'number') {
    const { minValue, maxValue } = shape;
    const low = minValue ?? 0;
    return low + (which % (Math.min(maxValue ?? 100, low + 1000) - low + 1));
  }
  throw new Error(`say in tests/support/wishes.ts what a field called ${field} may be`);
};

const awaitsOrders = ({ battles, now }: MemoryRealm): boolean =>
  [...battles.values()].some(({ roundDueAt }) => roundDueAt !== null && roundDueAt > now);

/** Verbs whose moment is rare, and when it is there: then they are wished for as often as all others together. */
const MOMENTS: Readonly<Record<string, (realm: MemoryRealm) => boolean>> = {
  'pvp_battle/give_word': ({ battles }) =>
    [...battles.values()].some(
      ({ status, proof, setup }) =>
        status === 'accepted' && proof !== null && proof.sworn !== null && setup === null,
    ),
  'pvp_battle/agree_ground': ({ battles }) => [...battles.values()].some(awaitsGround),
  'pvp_battle/counter_ground': ({ battles }) =>
    [...battles.values()].some(({ status }) => status === 'proposed'),
  hasten_research: ({ kingdoms }) => [...kingdoms.values()].some(({ magic }) => magic.studies.length > 1),
  'pvp_battle/set_orders': awaitsOrders,
  'pvp_battle/accept_battle': ({ battles }) =>
    [...battles.values()].some(({ status }) => status === 'proposed'),
};
const timely = (deeds: readonly AnyDeed[], realm: MemoryRealm): readonly AnyDeed[] => {
  const rare = deeds.filter(({ verb }) => MOMENTS[verb.id]?.(realm) === true);
  return rare.length === 0 ? deeds : [...deeds, ...deeds.flatMap(() => rare)];
};

/** The wish as a ruler's request. */
export const asked = (
  wish: Wish,
  realm: MemoryRealm,
  rulers: readonly string[],
  deeds: readonly AnyDeed[] = KINGDOM_DEEDS,
): { readonly ruler: string; readonly wire: WireAction } => {
  const ruler = pick(rulers, wish.which[0] ?? 0);
  const { verb } = pick(timely(deeds, realm), wish.verb);
  const fields = Object.entries(verb.input.shape as unknown as Readonly<Record<string, Shape>>);
  const input = Object.fromEntries(
    fields.map(([field, shape], index) => {
      const which = wish.which[1 + (index % 11)] ?? 0;
      return [field, valueOf(field, shape, which, { realm, ruler })];
    }),
  );
  return { ruler, wire: verb.wire(input) };
};
