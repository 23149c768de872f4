// The irregular verbs of English, and which regular ones double their consonant.
import { entryOf } from '../word.ts';

const TABLE = `be was been|have had had|do did done|go went gone|come came come|become became become|see saw seen|give gave given|take took taken|make made made
say said said|know knew known|think thought thought|find found found|tell told told|feel felt felt|leave left left|put put put|mean meant meant
keep kept kept|let let let|begin began begun|hear heard heard|run ran run|hold held held|bring brought brought|write wrote written|sit sat sat
stand stood stood|lose lost lost|pay paid paid|meet met met|set set set|learn learnt learnt|lead led led|understand understood understood
speak spoke spoken|read read read|spend spent spent|grow grew grown|win won won|buy bought bought|send sent sent|build built built|fall fell fallen
cut cut cut|sell sold sold|drive drove driven|break broke broken|hide hid hidden|fight fought fought|throw threw thrown|catch caught caught
draw drew drawn|choose chose chosen|seek sought sought|teach taught taught|eat ate eaten|drink drank drunk|sing sang sung|swim swam swum|ring rang rung
flee fled fled|fly flew flown|bear bore borne|beat beat beaten|bend bent bent|bind bound bound|bite bit bitten|bleed bled bled|blow blew blown
burst burst burst|cast cast cast|cling clung clung|creep crept crept|deal dealt dealt|dig dug dug|dwell dwelt dwelt|feed fed fed|fling flung flung
forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got|grind ground ground|hang hung hung|hit hit hit|hurt hurt hurt
kneel knelt knelt|lay laid laid|lie lay lain|lend lent lent|light lit lit|ride rode ridden|rise rose risen|shake shook shaken|shed shed shed
shine shone shone|shoot shot shot|show showed shown|shut shut shut|sink sank sunk|slay slew slain|sleep slept slept|slide slid slid|sow sowed sown
spin spun spun|split split split|spread spread spread|spring sprang sprung|steal stole stolen|stick stuck stuck|strike struck struck|strive strove striven
swear swore sworn|sweep swept swept|swing swung swung|tear tore torn|tread trod trodden|wake woke woken|awake awoke awoken|arise arose arisen
wear wore worn|weave wove woven|weep wept wept|withdraw withdrew withdrawn|wring wrung wrung|undergo underwent undergone|overcome overcame overcome
overthrow overthrew overthrown|foresee foresaw foreseen|withstand withstood withstood|mistake mistook mistaken|undertake undertook undertaken
outlive outlived outlived|upset upset upset|thrust thrust thrust|betake betook betaken|behold beheld beheld|bid bade bidden|breed bred bred|mow mowed mown|leap leapt leapt
sting stung stung|shear sheared shorn|swell swelled swollen|wind wound wound|strew strewed strewn|hew hewed hewn|shrink shrank shrunk|rend rent rent|spit spat spat
cost cost cost|beset beset beset|beget begot begotten|beseech besought besought|befall befell befallen|forsake forsook forsaken|mislead misled misled|speed sped sped`;

type Principal = { readonly past: string; readonly part: string };

const IRREGULAR = new Map<string, Principal>(
  TABLE.split(/[|\n]/).map((row) => {
    const [base = '', past = '', part = ''] = row.trim().split(' ');
    return [base, { past, part }];
  }),
);

const ALSO: Readonly<Record<string, readonly string[]>> = {
  learn: ['learned'],
  leap: ['leaped'],
  dwell: ['dwelled'],
  light: ['lighted'],
  get: ['gotten'],
  strive: ['strived'],
  show: ['showed'],
  burn: ['burnt'],
  dream: ['dreamt'],
  lean: ['leant'],
  smell: ['smelt'],
  spoil: ['spoilt'],
  kneel: ['kneeled'],
  beseech: ['beseeched'],
  speed: ['speeded'],
  gird: ['girt'],
  wed: ['wed'],
  wake: ['waked'],
  weave: ['weaved'],
  hang: ['hanged'],
  cleave: ['cleft'],
  thrive: ['throve'],
  sow: ['sowed'],
  swell: ['swelled'],
  hew: ['hewed'],
  strew: ['strewed'],
  shear: ['sheared'],
  mow: ['mowed'],
};

/** Second spellings of a verb's past and participle: learned beside learnt. */
export const otherSpellings = (base: string): readonly string[] => entryOf(ALSO, base) ?? [];

/** Words of more than one syllable that double their last consonant: those stressed at the end, and in -l as the British write. */
const DOUBLED = new Set(
  `abhor acquit admit allot annul befit beget begin beset bestir commit compel confer control defer deter distil enrol equal equip excel expel extol forbid forget
  fulfil incur infer instil inter kidnap occur omit outwit permit prefer propel quarrel quit rebel rebut recur refer regret remit repel submit transfer transmit travel upset
  worship`.split(/\s+/),
);

/** Whether the last consonant doubles before -ing and -ed. */
export const doubles = (base: string): boolean =>
  /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base) || DOUBLED.has(base);

/** The past and participle of an irregular verb. Compounds go like their verb: outdo, rewrite. */
export const irregular = (head: string): Principal | undefined => {
  const own = IRREGULAR.get(head);
  const [, prefix = '', base = ''] = /^(out|over|under|up|fore|re|un)(.+)$/.exec(head) ?? [];
  const simple = own ?? IRREGULAR.get(base);
  return own ?? (simple && { past: prefix + simple.past, part: prefix + simple.part });
};
