// Nouns by what can be done with them in a sentence. A noun may stand in several classes; order is of no matter.
const list = (stems: string): readonly string[] =>
  stems
    .trim()
    .split(/\s+/)
    .map((stem) => `${stem}_n`);

export const NOUN_CLASSES: Readonly<Record<string, readonly string[]>> = {
  // people
  human: list(`
    puella puer femina vir agricola dominus domina amicus poeta nauta rex regina mater pater frater soror filius filia uxor maritus
    senex magister discipulus medicus consul sacerdos civis servus ancilla iuvenis adulescens virgo homo avus hospes mercator
    custos comes iudex orator pastor princeps philosophus scriba vicinus faber coquus avia dux mulier`),
  woman: list('puella femina regina virgo dea domina mulier filia soror uxor'),
  soldier: list('miles dux eques imperator centurio rex consul tribunus legatus'),
  ruler: list('rex regina consul imperator princeps dominus dux tyrannus'),
  enemy: list('hostis barbarus latro tyrannus inimicus fur pirata'),
  captive: list('captivus servus ancilla obses'),
  troops: list('exercitus legio cohors'),
  artisan: list('faber agricola servus vir rex'),
  writer: list('poeta rex amicus consul magister scriba puella mater orator philosophus discipulus'),
  teacher: list('magister philosophus pater mater avus'),
  pupil: list('puer puella discipulus filius filia iuvenis'),
  farmer: list('agricola servus pastor colonus'),
  seller: list('mercator agricola nauta faber'),
  voyager: list('nauta mercator rex miles exercitus legatus'),
  god: list('deus dea Iuppiter').map((id) => id.toLowerCase()),
  beloved: list(
    'puella femina mater pater filius filia uxor maritus soror frater amicus virgo canis equus avus avia',
  ),
  family: list('mater pater filius filia uxor maritus soror frater avus avia'),
  punisher: list('dominus domina magister pater rex imperator consul iudex tyrannus'),
  guard: list('miles custos centurio eques servus canis'),
  worshipper: list('sacerdos populus regina virgo agricola mater civis'),
  people: list('populus senatus gens'),
  // beasts
  animal: list('equus canis lupus leo aquila avis taurus bos asinus porcus serpens ursus cervus ovis agnus'),
  wild: list('lupus leo serpens ursus aper belua'),
  steed: list('equus asinus taurus canis'),
  // places
  town: list('urbs oppidum castra'),
  target: list('urbs oppidum castra arx vicus'),
  enclosed: list('urbs oppidum castra arx templum villa taberna theatrum hortus forum schola'),
  state: list('urbs oppidum provincia insula populus gens'),
  homeland: list('patria urbs oppidum villa'),
  wilds: list('silva mons ager'),
  pasture: list('silva ager hortus campus'),
  inside: list('villa hortus templum forum urbs oppidum silva taberna theatrum schola'),
  outside: list('ager silva insula campus via hortus mons litus ripa'),
  goal: list('urbs oppidum forum silva villa templum insula castra provincia ager schola'),
  source: list('urbs oppidum silva villa templum insula castra carcer provincia schola'),
  haven: list('insula provincia urbs portus'),
  dwelling: list('villa urbs oppidum insula domus vicus'),
  building: list('templum villa domus murus arx turris taberna theatrum pons'),
  opening: list('porta ianua fenestra'),
  falls: list('via hortus silva'),
  seats: list('sella hortus theatrum schola templum'),
  beds: list('lectus villa hortus'),
  // things
  thing: list(
    'donum liber gladius scutum vestis cibus aqua vinum panis anulus corona pecunia epistula rosa hasta',
  ),
  gift: list('donum liber anulus corona pecunia rosa cibus vinum gladius equus vestis praemium'),
  load: list('aqua vinum cibus frumentum saxum lignum liber scutum arma panis donum'),
  goods: list('vinum frumentum liber equus vestis servus anulus panis oleum villa ager'),
  weapon: list('gladius hasta telum sagitta'),
  missile: list('saxum hasta telum lapis sagitta'),
  fragile: list('porta vas scutum hasta ianua'),
  arms: list('gladius scutum arma hasta'),
  food: list('panis cibus cena piscis caro pomum caseus mel'),
  drink: list('aqua vinum lac'),
  water: list('aqua'),
  post: list('epistula'),
  weight: list('saxum lignum arma'),
  text: list('liber epistula carmen fabula'),
  letter: list('epistula liber carmen'),
  tale: list('fabula'),
  ware: list('gladius scutum navis vas murus pons templum corona'),
  sound: list('vox clamor carmen fabula'),
  sight: list('mons mare flumen urbs templum navis stella luna sol silva insula via villa caelum'),
  tools: list('gladius liber equus navis arma'),
  crop: list('ager hortus vinea terra'),
  barrier: list('flumen mons mare silva pons'),
  war: list('bellum'),
  treasured: list('patria libertas pax vita'),
  offspring: list('filius filia soror frater amicus uxor'),
  holy: list('templum mons insula'),
  high: list('murus arx turris mons templum'),
  foe: list('hostis barbarus latro pirata inimicus'),
  folk: list('pater frater filius avus amicus vicinus hospes maritus adulescens iuvenis homo vir'),
  crowd: list(
    'civis puella puer servus discipulus nauta mercator agricola custos miles eques captivus hostis barbarus pirata latro ancilla amicus vicinus',
  ),
  sent: list('legatus miles eques nuntius servus captivus obses centurio'),
  unowned: list(
    'vir femina homo mulier senex iuvenis adulescens sol luna caelum mare stella mons nox mors deus dea',
  ),
  'named town': list('roma athenae corinthus carthago sparta troia'),
  populace: list('populus senatus'),
  crowded: list('forum urbs theatrum via'),
  longed: list('gloria pecunia pax bellum libertas'),
  earned: list('laus praemium honor poena gloria'),
  walked: list('silva urbs forum hortus campus ager oppidum'),
  near: list('flumen mare via urbs oppidum porta templum silva'),
  shade: list('arbor'),
  front: list('templum ianua villa porta taberna'),
  tyrant: list('tyrannus'),
  misdeed: list('culpa scelus facinus error peccatum factum consilium'),
  // ideas
  esteem: list('virtus fides sapientia libertas consilium fortuna constantia'),
  dear: list('patria vita libertas pax otium'),
  dread: list('mors bellum periculum poena nox tempestas morbus'),
  hoped: list('pax auxilium praemium libertas victoria otium'),
  matter: list('bellum pax iter periculum fortuna consilium'),
  theme: list('bellum pax mors patria virtus fortuna deus'),
  ornament: list('corona anulus'),
  enjoyed: list('otium vita pax vinum libertas'),
  crime: list('scelus facinus culpa'),
};

/** English for nouns whose first gloss is not the one meant in these classes. */
export const NOUN_ENGLISH: Readonly<Record<string, string>> = {
  homo_n: 'man', vir_n: 'man', femina_n: 'woman', mulier_n: 'woman', uxor_n: 'wife', domina_n: 'mistress', dominus_n: 'master',
  magister_n: 'teacher', dux_n: 'general', imperator_n: 'commander', princeps_n: 'chief', hospes_n: 'guest', hostis_n: 'enemy',
  populus_n: 'people', gens_n: 'tribe', senatus_n: 'senate', exercitus_n: 'army', eques_n: 'horseman', iuvenis_n: 'young man',
  frumentum_n: 'grain', arma_n: 'weapons', villa_n: 'country house', insula_n: 'island', porta_n: 'gate', ianua_n: 'door',
  templum_n: 'temple', turris_n: 'tower', murus_n: 'wall', flumen_n: 'river', vestis_n: 'clothing', vas_n: 'vase',
  fabula_n: 'story', carmen_n: 'song', virtus_n: 'courage', fides_n: 'loyalty', fortuna_n: 'fortune', patria_n: 'fatherland',
  otium_n: 'leisure', consilium_n: 'plan', donum_n: 'gift', praemium_n: 'reward', ancilla_n: 'maid', taberna_n: 'shop',
  comes_n: 'companion', saxum_n: 'rock', hasta_n: 'spear', telum_n: 'javelin', caro_n: 'meat', cena_n: 'dinner', schola_n: 'school',
  campus_n: 'plain', vicus_n: 'village', litus_n: 'shore', domus_n: 'house', serpens_n: 'snake', ovis_n: 'sheep',
  orator_n: 'orator', obses_n: 'hostage', tribunus_n: 'tribune', legatus_n: 'envoy', belua_n: 'monster', inimicus_n: 'enemy', scriba_n: 'scribe', adulescens_n: 'young man',
  auxilium_n: 'help', constantia_n: 'constancy', virgo_n: 'maiden', terra_n: 'land', silva_n: 'forest', cohors_n: 'cohort', oleum_n: 'oil', culpa_n: 'fault', nox_n: 'night', lac_n: 'milk', ager_n: 'field', custos_n: 'guard', periculum_n: 'danger',
}; // prettier-ignore

export const ALONE: readonly string[] =
  list(`mater pater rex regina avus avia uxor maritus consul imperator dux princeps magister dominus
  domina tyrannus iudex coquus patria templum theatrum forum schola domus urbs villa populus senatus lectus insula provincia arx`);
