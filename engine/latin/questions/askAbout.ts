// A question about this word, that skill or that construction, which the learner has not seen: a refusal tells why there is none.
// Invariants: same wish, same question; it is proved like any other; what `isSeen` knows is never asked.
import type { LatinQuestion, QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Seed } from '../../core/random.ts';
import { randomFork, sha256Hex } from '../../core/random.ts';
import { FRAMES } from '../sentences/frames.ts';
import { levelOf, composingStock } from '../sentences/stock.ts';
import { provedOf } from './generate.ts';
import type { LatinMaterial } from './making.ts';
import { wordsFor } from './making.ts';
import type { Skill, Way } from './skills.ts';
import { CONSTRUCTION_WAYS, skillsOf, waysOf } from './skills.ts';

/** What a question is to be about: at least one of word, skill and construction. */
export type AboutWish = {
  readonly seed: Seed;
  /** The learner's skill level, 1 to 10; a harder word is asked all the same. */
  readonly level: number;
  /** The caller's clock, ISO 8601. */
  readonly generatedAt: string;
  /** Id of a word. */
  readonly lexeme?: string;
  /** What of the word is asked; any that it carries when left out. */
  readonly skill?: Skill;
  /** Name of a construction, or one of its concepts. */
  readonly construction?: string;
  /** The types that will do; all when left out. */
  readonly types?: readonly QuestionType[];
  /** Whether the learner has had this question, or one that says the same. */
  readonly isSeen?: (question: LatinQuestion) => boolean;
};

/** Why there is no such question. */
type NoQuestion =
  | 'unknown_word'
  | 'unknown_construction'
  /** The word does not carry the skill: an adverb has no principal parts. */
  | 'skill_not_carried'
  /** The skill, or the construction, is not asked by any of these types. */
  | 'no_such_type'
  /** All that could be made has been seen. */
  | 'all_seen'
  /** Nothing that was drawn could be proved. */
  | 'not_provable';

/** A question with the skill it trains, or the reason why there is none. */
export type Asked =
  | { readonly ok: true; readonly question: LatinQuestion; readonly skill: Skill }
  | { readonly ok: false; readonly reason: NoQuestion };

const refused = (reason: NoQuestion): Asked => ({ ok: false, reason });

const MOST_ATTEMPTS = 60;

const KINDS = ['noun', 'verb', 'adj', 'adv', 'prep'] as const;

/** A word of the level that carries a skill. */
const wordWith = (
  material: LatinMaterial,
  random: ReturnType<typeof randomFork>,
  level: number,
  skill: Skill,
): Lexeme | undefined => {
  const pool = wordsFor({ material }, level, ...KINDS);
  // A few steps from a place by chance: most skills are carried by most words, none is looked for in all of them.
  const from = pool.length === 0 ? 0 : random.below(pool.length);
  return [...pool.slice(from), ...pool.slice(0, from)].find((word) => skillsOf(word, level).includes(skill));
};

/** Whether there is a construction of this name or concept. */
const isConstruction = (name: string): boolean =>
  FRAMES.some((frame) => frame.name === name || frame.concepts.includes(name));

/** A proved question about what is wished, or why there is none. */
export const askAbout = (material: LatinMaterial, wish: AboutWish): Asked => {
  const { seed, generatedAt, construction, types, skill, lexeme: id, isSeen = () => false } = wish;
  const asked = id === undefined ? undefined : material.index.byId(id);
  if (id !== undefined && asked === undefined) return refused('unknown_word');
  if (construction !== undefined && !isConstruction(construction)) return refused('unknown_construction');
  const level = Math.max(wish.level, asked === undefined ? 1 : levelOf(asked));
  const about = [id, skill, construction, level].join('/');
  const word =
    asked ??
    (construction === undefined && skill !== undefined
      ? wordWith(material, randomFork(seed, about, 'word'), level, skill)
      : undefined);
  const carried: readonly Skill[] =
    construction !== undefined || word === undefined ? ['usage'] : skillsOf(word, level);
  const skills = skill === undefined ? carried : carried.filter((one) => one === skill);
  if (skills.length === 0) return refused('skill_not_carried');
  const stock = composingStock(material.index, material.frames);
  const isMet = word === undefined || stock.isMet(word.id, level);
  const ways = skills.flatMap((one) =>
    (construction === undefined ? waysOf(one, isMet) : CONSTRUCTION_WAYS).map(
      (way): readonly [Skill, Way] => [one, way],
    ),
  );
  const fit = ways.filter(([, [type]]) => types === undefined || types.includes(type));
  if (fit.length === 0) return refused('no_such_type');
  let hasSeen = false;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const random = randomFork(seed, about, attempt);
    const [trained, [type, make]] = random.pick(fit);
    const body = make({
      material,
      stock,
      random,
      level,
      ...(word === undefined ? {} : { word }),
      ...(construction === undefined ? {} : { construction }),
    });
    const question =
      body &&
      provedOf(material, body, {
        id: `${type}-${level}-${sha256Hex(`${seed}/${about}`).slice(0, 16)}`,
        level,
        generatedAt,
      });
    if (question && !isSeen(question)) return { ok: true, question, skill: trained };
    hasSeen ||= question !== undefined;
  }
  return refused(hasSeen ? 'all_seen' : 'not_provable');
};
