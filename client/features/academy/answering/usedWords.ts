// Whether a composition seems to use a word that it must. Most forms begin like their headword; of those that do not (rēx, rēgem; dūcō, dūxī; sum, est,
// fuit) there is a table, fetched when somebody composes. Invariant: every form of every word that our prompts ask for is ticked (tests/client/ticks.test.ts).
import { bare } from '../../../ui/bareText.ts';

/** By the headword without its longs: how its other forms begin; the whole form where a stop follows. */
const OTHER_STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  `amo ama amem amen amet ames ame; ardeo ars; ars art; avis ave avi; avus avi avo avu ave; bonus mel opt ben; capio cep; claudo claus; defendo defens; deus dei deo dii dis di. dive; dico dix; disco didic; do das dat dan dab dam dar ded dem den des det de. da. dor. der. deris. dere.; duco dux;
  dux duc; emo emi eme ema emu emp; fero tul lat; iudex iudic; lex leg; magnus mai max magis.; memini meme; mitto mis miss; nemo null; nox noct; pax pac; pluit plu; possum pot; proficiscor profec;
  quaero quaes; qui quae quo cui cuiu que qua; quis quae quo cui que qua quid; relinquo reliq relic; rex reg; rus rur; scribo scrip; sum es. est sunt era ero eri eru fui fue fore fut ess sim sis sit sin; vereor verit; via viis; video vis; vinco vic; vivo vix vict; volo vis vul vel`
    .split(';')
    .map((row): [string, readonly string[]] => {
      const [headword = '', ...stems] = row.trim().split(/\s+/);
      return [headword, stems];
    }),
);

/** Does a text seem to use a headword in some form? By its stems; the grader looks closely. */
export const seemsUsed = (text: string, headword: string): boolean => {
  const plain = bare(headword);
  const stem = plain.replace(/(us|um|a|ae|is|es|e|o|or|eo|io|x|s|er|en|i)$/, '');
  const sought = [
    stem.length < 3 ? (plain.length < 3 ? `${plain}.` : plain.slice(0, 3)) : stem,
    ...(OTHER_STEMS.get(plain) ?? []),
  ];
  return bare(text)
    .split(/[^a-z]+/)
    .some((word) =>
      sought.some((start) => (start.endsWith('.') ? `${word}.` === start : word.startsWith(start))),
    );
};
