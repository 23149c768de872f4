// Exclamations and what is said of a thing without a verb: "how beautiful the sea is!", "brave and loyal", "through darkness to light".
// Invariant: each is made of a sentence that the tree holds, or of phrases side by side.
import { IS } from '../../reading/english.ts';
import { lowered } from './rewording.ts';
import type { Built } from '../built.ts';
import type { Turn } from './turn.ts';
import { bareOf, opened, phraseOf, textOf } from './turn.ts';

const JOINING = /^(?:to|of|for|with|in|from)$/;
export const wordsOf = (built: Built): readonly string[] => bareOf(built).split(' ');

/** "How beautiful the sea is!": Quam pulchrum est mare! */
export const exclaimed = ({ tokens, isQuestion, reader, say }: Turn): readonly Built[] => {
  const be = tokens.at(-1) ?? '';
  if (isQuestion || tokens[0] !== 'how' || !IS.test(be)) return [];
  for (let end = 2; end < tokens.length - 1; end += 1) {
    const subject = tokens.slice(end, -1);
    const [sentence] = say([...subject, be, ...tokens.slice(1, end)], false);
    if (!sentence) continue;
    const named = phraseOf(subject, reader)?.latin ?? '';
    const rest = bareOf(sentence);
    const isNamed = named !== '' && rest.toLowerCase().startsWith(`${named.toLowerCase()} `);
    const latin = isNamed ? `Quam ${rest.slice(named.length + 1)} ${named}!` : `Quam ${lowered(rest)}!`;
    return [{ ...sentence, latin, partOfSpeech: 'exclamation', confidence: sentence.confidence * 0.95 }];
  }
  return [];
};

/** "What a beautiful city!": Quam pulchra urbs! */
export const admired = ({ tokens, isQuestion, reader }: Turn): readonly Built[] => {
  if (isQuestion || tokens[0] !== 'what' || tokens[1] !== 'a') return [];
  const phrase = phraseOf(tokens.slice(2), reader);
  if (!phrase || phrase.lexemes.length > 2) return [];
  const nouns = phrase.lexemes.map((id) => reader.lookup.index.byId(id)?.pos === 'noun');
  const [first = '', second] = phrase.latin.split(' ');
  const gender = reader.lookup.index.byId(phrase.lexemes[0] ?? '')?.gender;
  const latin =
    second === undefined
      ? `${gender === 'n' ? 'Quāle' : 'Quālis'} ${first}!`
      : nouns[0]
        ? `Quam ${second} ${first}!`
        : `Quam ${first} ${second}!`;
  return [{ ...phrase, latin, partOfSpeech: 'exclamation', confidence: phrase.confidence * 0.95 }];
};

/** "Brave and loyal", "worthy of praise", "through darkness to light": what one would say of him. */
export const said = ({ tokens, isQuestion, say, words }: Turn): readonly Built[] => {
  if (isQuestion || tokens.length < 2) return [];
  const of = (who: string, be: string, tail: string, more: string): readonly Built[] =>
    say([who, be, ...(isLike ? ['as'] : []), ...tokens], false)
      .filter(({ latin, partOfSpeech }) => partOfSpeech === 'sentence' && latin.endsWith(tail))
      .slice(0, 1)
      .map((built) => ({
        ...built,
        latin: opened(built).slice(0, -tail.length),
        partOfSpeech: 'phrase',
        english: textOf(tokens) + more,
        explanation: built.explanation.replace(/;? (?:est|sunt): [^;.]*\./, '.'),
        confidence: built.confidence * (more === '' ? 1 : 0.95),
      }));
  const isLike = tokens[1] === 'as' && tokens[0] !== 'as';
  const isDone = words.readings(0, 'verb').some(({ form }) => form === 'part');
  const [is, are] = isDone ? ['was', 'were'] : ['is', 'are'];
  const own = [...of('he', is, ' est.', ''), ...(isDone ? of('he', 'is', ' est.', '') : [])];
  return own.length === 0
    ? []
    : [...own, ...of('she', is, ' est.', ', of a woman'), ...of('they', are, ' sunt.', ', of several')];
};

/** "Through darkness to light": two ways side by side. */
export const passing = ({ tokens, isQuestion, reader }: Turn): readonly Built[] => {
  if (isQuestion) return [];
  for (let end = 2; end < tokens.length - 1; end += 1) {
    const first = phraseOf(tokens.slice(0, end), reader);
    const by = tokens[end] ?? '';
    const isPath = first?.partOfSpeech === 'prepositional phrase' && JOINING.test(by);
    const second = isPath
      ? (phraseOf(tokens.slice(end), reader) ?? phraseOf([by, 'the', ...tokens.slice(end + 1)], reader))
      : undefined;
    if (first && second?.partOfSpeech === 'prepositional phrase')
      return [
        {
          ...first,
          latin: `${first.latin} ${second.latin}`,
          english: textOf(tokens),
          explanation: `${first.explanation} ${second.explanation}`,
          confidence: first.confidence * second.confidence * 0.95,
          lexemes: [...first.lexemes, ...second.lexemes],
        },
      ];
  }
  return [];
};

/** "Soldiers loyal to the queen": those who are, without saying so. */
export const attributed = ({ tokens, isQuestion, reader }: Turn): readonly Built[] => {
  if (isQuestion || !tokens.some((token) => JOINING.test(token))) return [];
  for (let end = 1; end < tokens.length - 2; end += 1)
    for (const be of ['are', 'is']) {
      const phrase = phraseOf([...tokens.slice(0, end), 'who', be, ...tokens.slice(end)], reader);
      const parts = phrase?.latin.match(/^(.+?),? (?:quī|quae|quod) (.+) (?:est|sunt)$/);
      if (phrase && parts)
        return [
          {
            ...phrase,
            latin: `${parts[1] ?? ''} ${parts[2] ?? ''}`,
            english: textOf(tokens),
            explanation: phrase.explanation.replaceAll(/;? (?:quī|quae|quod|est|sunt): [^;.]*/g, ''),
            confidence: phrase.confidence * 0.95,
          },
        ];
    }
  return [];
};
