// Scenes: the people and beasts that belong together, and what they do there, so that the parts of a sentence come from one story.
// A verb named nowhere here may be done anywhere; a thing that is nobody's is at home in every scene.
import type { Scene } from '../../schema/latinFrame.ts';

const ids = (stems: string, ending: 'n' | 'v'): string[] =>
  stems
    .trim()
    .split(/\s+/)
    .map((stem) => `${stem}_${ending}`);

const scene = (name: string, people: string, verbs: string): Scene => ({
  name,
  people: ids(people, 'n'),
  verbs: ids(verbs, 'v'),
});

export const SCENES: readonly Scene[] = [
  scene(
    'war',
    `miles dux eques imperator centurio rex consul tribunus legatus hostis barbarus captivus obses exercitus legio cohors populus
    senatus gens princeps tyrannus custos civis equus comes nuntius`,
    `neco vulnero oppugno capio interficio occido2 iacio vinco supero deleo defendo pugno munio custodio libero gero duco mitto pello
    parco trado impero hortor transeo fugio discedo metuo terreo noceo proficiscor spero utor porto frango`,
  ),
  scene(
    'house',
    `pater mater filius filia frater soror uxor maritus avus avia dominus domina servus ancilla coquus hospes puer puella vicinus amicus
    medicus canis femina vir senex homo fur`,
    `amo paro curo visito celo ambulo ceno laboro porto lego canto rideo fleo iaceo dormio bibo claudo aperio intro moveo pono emo punio
    pareo servio narro monstro mitto fero fruor moror placeo vivo habito scribo frango exeo accuso discedo`,
  ),
  scene(
    'school',
    'magister discipulus puer puella poeta scriba philosophus orator pater mater filius filia adulescens iuvenis amicus servus',
    'doceo lego scribo narro canto ambulo rideo fleo laboro pareo mitto monstro utor punio dormio moror intro placeo exeo fero tango',
  ),
  scene(
    'town',
    `mercator civis consul iudex orator faber senex femina vir mulier fur latro medicus sacerdos iuvenis populus senatus custos servus
    ancilla homo vicinus amicus adulescens poeta philosophus`,
    `emo vendo accuso aedifico visito ambulo facio intro mitto lego fugio capio punio custodio rego habito vivo laboro celo porto monstro
    fero moror exeo claudo aperio faveo colo narro trado cado spero discedo`,
  ),
  scene(
    'country',
    `agricola pastor colonus servus puer puella dominus vir femina filius equus canis lupus leo aquila avis taurus bos asinus porcus serpens
    ursus cervus ovis agnus aper belua`,
    `aro colo curo porto neco laboro ambulo habito vivo dormio bibo vulnero terreo fugio emo vendo canto iaceo duco aedifico moveo noceo cado
    custodio pello`,
  ),
  scene(
    'court',
    `rex regina princeps dux sacerdos virgo deus dea iuppiter poeta miles ancilla servus filius filia tyrannus custos nuntius leo serpens
    belua iuvenis orator legatus`,
    `rego impero gero colo amo punio parco libero faveo servio pareo narro mitto terreo neco interficio defendo fugio trado hortor metuo
    supero occido2 canto fero fleo rideo aedifico`,
  ),
  scene(
    'sea',
    'nauta mercator pirata miles legatus captivus comes rex vir custos puer',
    `navigo proficiscor fugio capio vinco pugno porto facio discedo transeo spero metuo habito fero emo vendo mitto supero custodio neco iacio
    dormio narro canto`,
  ),
];
