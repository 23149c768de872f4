// The shape of a spell: the school that teaches it, what must be known before, what learning and casting cost, and what it does.
// Turns are a kingdom's own: a spell lasts, rests and is learned by turns that its ruler spends, never by the clock.
// Invariants: what lasts gives while it lasts, what is at once brings something; no spell brings turns, for they are what it is paid in.
import { z } from 'zod';
import { Gain } from './artifact.ts';
import { Effect } from './effect.ts';
import { IconName } from './icon.ts';

export const SCHOOLS = ['elementalism', 'necromancy', 'divine', 'arcane', 'nature', 'illusion'] as const;
export const School = z.enum(SCHOOLS);
export type School = z.infer<typeof School>;

/** Turns that learning takes where content says nothing else (kingdom.md §3). */
const RESEARCH_TURNS = 13;

export const SpellDefinition = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z_]*$/),
    name: z.string().min(3),
    /** What is spoken, in Latin with its macrons. */
    incantation: z.string().min(3),
    /** The same in English. */
    meaning: z.string().min(3),
    school: School,
    tier: z.int().min(1).max(5),
    icon: IconName,
    /** Two or three sentences of its story. */
    description: z.string().min(40),
    /** What it does, in one line with the real numbers. */
    benefit: z.string().min(8),
    requires: z.strictObject({
      /** Of the same school, and learned before. */
      spells: z.array(z.string()),
      level: z.int().min(1).max(60),
    }),
    research: z.strictObject({
      /** Paid when it is begun. */
      points: z.int().min(1),
      turns: z.int().min(3).max(60).default(RESEARCH_TURNS),
    }),
    /** To cast it. */
    mana: z.int().min(1),
    /** From one casting to the next. */
    cooldownTurns: z.int().min(1).max(100),
    effect: z
      .strictObject({
        /** null for what is done at once. */
        durationTurns: z.int().min(1).max(60).nullable(),
        /** What it gives while it lasts. */
        rules: z.array(Effect),
        /** What it brings at once. */
        gains: z.array(Gain),
      })
      .refine(({ durationTurns, rules }) => (durationTurns === null) === (rules.length === 0), {
        message: 'what gives for a while has a duration, and nothing else has one',
      })
      .refine(({ rules, gains }) => rules.length + gains.length > 0, { message: 'a spell does something' })
      .refine(({ gains }) => gains.every(({ kind }) => kind !== 'turns'), {
        message: 'a spell is paid for in turns and brings none',
      }),
  })
  .refine(({ cooldownTurns, effect }) => cooldownTurns >= (effect.durationTurns ?? 0), {
    message: 'a spell rests for at least as long as it lasts',
  });
export type SpellDefinition = z.infer<typeof SpellDefinition>;
