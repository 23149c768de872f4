// Scenes: the people, beasts, places and things that belong together, and what is done there, so that a sentence comes from one story.
// A verb or noun named in no scene is at home everywhere; one that is named stands in its own scenes alone.
import type { Scene } from '../../schema/latinFrame.ts';

const ids = (stems: string, ending: 'n' | 'v'): string[] =>
  stems
    .trim()
    .split(/\s+/)
    .map((stem) => `${stem}_${ending}`);

const scene = (name: string, people: string, places: string, things: string, verbs: string): Scene => ({
  name,
  people: ids(people, 'n'),
  surroundings: [...ids(places, 'n'), ...ids(things, 'n')],
  verbs: ids(verbs, 'v'),
});

export const SCENES: readonly Scene[] = [
  scene(
    'war',
    `miles dux eques imperator centurio rex consul tribunus legatus hostis barbarus captivus obses exercitus legio cohors populus
    senatus gens custos civis nuntius`,
    'castra arx urbs oppidum vicus provincia flumen mons silva campus murus turris pons porta patria',
    'gladius scutum hasta telum sagitta arma bellum saxum lapis frumentum equus epistula navis victoria auxilium praemium gloria',
    `neco vulnero oppugno capio interficio occido2 iacio vinco supero deleo defendo pugno munio custodio libero gero duco mitto pello
    parco trado impero hortor transeo fugio discedo metuo terreo noceo proficiscor spero utor porto frango curro clamo sto maneo
    exspecto voco sequor laudo culpo accuso venio redeo eo timeo video audio moneo paro relinquo servo peto invenio reperio specto rogo
    respondeo credo pareo loquor quaero cado exeo`,
  ),
  scene(
    'house',
    `pater mater filius filia frater soror uxor maritus avus avia dominus domina servus ancilla coquus hospes puer puella vicinus amicus
    medicus canis senex fur mercator`,
    'villa domus hortus lectus sella ianua fenestra via forum taberna oppidum urbs culina',
    `cibus panis cena caro piscis pomum caseus mel aqua vinum lac oleum frumentum lignum vestis donum liber epistula pecunia anulus corona rosa vas fabula
    carmen otium praemium`,
    `amo paro curo visito celo ambulo ceno laboro porto lego canto rideo fleo iaceo dormio bibo claudo aperio intro moveo pono emo
    servio narro monstro fero do fruor moror vivo habito scribo frango exeo discedo curro clamo sto sedeo maneo exspecto voco sequor
    laudo culpo venio redeo eo timeo video audio moneo servo invenio reperio specto rogo respondeo credo pareo loquor quaero accipio
    teneo habeo tango mitto relinquo cado accuso punio vendo placeo utor oro miror cognosco`,
  ),
  scene(
    'school',
    'magister discipulus puer puella poeta scriba philosophus orator pater mater filius filia adulescens iuvenis amicus servus',
    'schola forum via domus villa hortus sella ianua fenestra oppidum urbs',
    'liber epistula carmen fabula praemium donum',
    `doceo lego scribo narro canto ambulo rideo fleo laboro pareo mitto monstro utor dormio moror intro exeo fero do curro clamo sto
    sedeo maneo exspecto voco sequor laudo culpo venio redeo eo timeo video audio moneo invenio reperio specto rogo respondeo credo
    loquor quaero accipio teneo habeo accuso punio miror cognosco claudo aperio discedo amo quaero porto placeo`,
  ),
  scene(
    'town',
    `mercator civis consul iudex orator faber senex femina vir mulier fur latro medicus sacerdos iuvenis populus senatus custos servus
    ancilla homo vicinus amicus adulescens poeta philosophus coquus`,
    'forum taberna templum theatrum via urbs oppidum domus villa porta ianua fenestra portus pons murus turris carcer',
    `panis cibus vinum oleum frumentum piscis caro pomum caseus vestis donum liber epistula pecunia anulus corona rosa vas fabula carmen
    otium praemium navis equus deus dea iuppiter`,
    `emo vendo accuso aedifico visito ambulo facio intro mitto lego fugio capio punio custodio habito vivo laboro celo porto monstro
    fero do moror exeo claudo aperio faveo colo narro cado spero discedo curro clamo sto sedeo maneo exspecto voco sequor laudo
    culpo venio redeo eo timeo video audio moneo servo invenio reperio specto rogo respondeo credo pareo loquor quaero accipio teneo
    habeo tango canto rideo fleo relinquo peto placeo oro miror cognosco frango doceo utor`,
  ),
  scene(
    'country',
    `agricola pastor colonus servus puer puella dominus vir femina filius equus canis lupus leo aquila avis taurus bos asinus porcus serpens
    ursus cervus ovis agnus aper belua vicinus latro`,
    'ager silva hortus villa vicus mons flumen campus via ripa vinea terra porta',
    'aqua frumentum lignum saxum cibus panis vinum lac caseus pomum sagitta hasta equus luna sol stella nox tempestas',
    `aro colo curo porto neco laboro ambulo habito vivo dormio bibo vulnero terreo fugio emo vendo canto iaceo aedifico moveo noceo
    custodio pello curro clamo sto sedeo maneo exspecto voco sequor laudo culpo venio redeo eo timeo video audio moneo servo invenio
    reperio specto rogo respondeo loquor quaero habeo aperio claudo cado timeo metuo duco transeo ceno accipio tango paro`,
  ),
  scene(
    'court',
    `rex regina princeps dux sacerdos virgo poeta miles ancilla servus filius filia tyrannus custos nuntius iuvenis orator legatus populus gens
    philosophus captivus`,
    'urbs arx templum domus villa provincia insula carcer murus turris porta ianua hortus theatrum via pons patria',
    `donum corona anulus gladius liber epistula carmen fabula equus vestis vinum cibus cena pecunia praemium pax victoria auxilium libertas
    gloria deus dea iuppiter`,
    `rego impero colo amo punio parco libero faveo servio pareo narro mitto interficio defendo fugio trado hortor metuo canto fero
    fleo rideo aedifico do curro clamo sto sedeo maneo exspecto voco sequor laudo culpo venio redeo eo timeo video audio moneo servo
    invenio reperio specto rogo respondeo credo loquor quaero accipio teneo habeo accuso peto intro exeo discedo suadeo persuadeo
    oro placeo monstro lego scribo miror cognosco custodio visito ceno`,
  ),
  scene(
    'sea',
    'nauta mercator pirata miles legatus captivus comes vir custos puer uxor filius femina',
    'insula portus navis litus mare urbs oppidum taberna ripa provincia domus patria',
    'vinum frumentum oleum aqua vestis gladius pecunia epistula piscis panis fabula luna sol stella nox tempestas equus lignum',
    `navigo proficiscor fugio capio vinco pugno porto facio discedo spero metuo habito fero emo vendo mitto supero custodio neco
    dormio narro canto curro clamo sto sedeo maneo exspecto voco sequor laudo culpo venio redeo eo timeo video audio moneo servo invenio
    reperio specto rogo respondeo credo loquor quaero accipio teneo habeo visito fleo rideo laboro relinquo moror libero celo vulnero`,
  ),
];
