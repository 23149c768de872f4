// What the chronicler says of the moment a fight turned: one sentence by what turned it. {side} is the kingdom that gained by it, {other} the
// one that lost, {units} and {struck} the troops that did it and had it done to them.
// Invariant: a sentence says nothing that its cause does not make true.

export const TURNING_CAUSES = [
  'charge',
  'charge_broken',
  'volley',
  'magic',
  'spell',
  'engines',
  'reserve',
  'rally',
  'melee',
  'field',
  'rout',
  'withdrawal',
] as const;
/** What turned it. */
export type TurningCause = (typeof TURNING_CAUSES)[number];

const SENTENCES: Readonly<Record<TurningCause, readonly string[]>> = {
  charge: [
    'The {units} of {side} ride in among the {struck}, and the day goes with them.',
    'Hooves, then silence where the {struck} stood: here {side} took hold of the day.',
  ],
  charge_broken: [
    'The horse of {other} comes on bravely, and {side} simply does not move.',
    'A charge is an argument; {side} had the longer answer.',
  ],
  volley: [
    'The {units} of {side} find their range, and the {struck} have nowhere to be.',
    'It was the {units} who turned it, from far off and without raising their voices.',
  ],
  magic: [
    'A few words from the {units} of {side}, and the {struck} wish they had not understood.',
    'The {units} of {side} spoke, and the odds listened.',
  ],
  spell: ['The great spell goes up, and for one round nobody looks at anything else. {side} gains by it.'],
  engines: [
    'The {units} of {side} speak last and loudest; the {struck} were standing underneath.',
    'Patience, timber and rope: the {units} of {side} turn the day.',
  ],
  reserve: [
    'The third that {side} kept back goes in with rested arms, and it is enough.',
    'Those who had waited all morning settle it: the reserve of {side} goes in.',
  ],
  rally: ['{side} gathers round its banner when it might have gone home, and the day comes round with it.'],
  melee: [
    'Foot by foot the {units} of {side} work their way through the {struck}.',
    'No trick to it: the {units} of {side} were the better men that minute.',
    'The {struck} give a step, then two, and the {units} of {side} take both.',
  ],
  field: ['Nobody did it; the field itself gave way to {side}, as fields will.'],
  rout: ['{other} breaks. What had been a host is a crowd with somewhere else to be.'],
  withdrawal: ['{other} draws off in good order, and {side} is left with the field and the last word.'],
};

/** The sentence for a moment. `pick` is any whole number from 0; the same number always gives the same sentence. */
export const turningSentence = (
  cause: TurningCause,
  pick: number,
  words: Readonly<Record<'side' | 'other' | 'units' | 'struck', string>>,
): string => {
  const all = SENTENCES[cause];
  const sentence = all[pick % all.length] ?? '';
  return sentence.replaceAll(/\{(side|other|units|struck)\}/g, (_, slot: keyof typeof words) => words[slot]);
};
