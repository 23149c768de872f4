// The letters by which the dictionary is opened: those with which a word of it begins. Long i is written i here.
export const LETTERS: readonly string[] = 'ABCDEFGHIKLMNOPQRSTUVXZ'.split('');
