// The captions on the upper border of the hanging: authored Latin sentences in the old manner, each with its English beneath.
// A sentence names a side only by slots; two fixed nouns fill them, so that no kingdom's name is ever put into a Latin case.
// Invariants: every occasion has a caption for every state it can be chosen in; the one chosen contradicts nothing of that state; the
// same round gives the same one wherever it is read (tests/engine/battle/captions.test.ts).
import { z } from 'zod';
import { CAPTION_OCCASIONS, Caption, isTrueOf } from '../schema/caption.ts';
import { UNDER_EARTH, UNDER_SKY } from '../schema/terrain.ts';
import type { CaptionFacts, CaptionOccasion } from '../schema/caption.ts';
import type { WeatherId } from '../schema/weather.ts';

/** Nights without a moon to see by. */
const CLOUDED: readonly WeatherId[] = ['rain', 'fog', 'storm', 'blizzard', 'magical_storm'];
const BY_DAY = ['dawn', 'day', 'dusk'] as const;
/** Units by what is in their hands, and what flies. */
const SWORDS = ['swordsmen'];
const SPEARS = ['soldiers', 'pikemen', 'elite_guard'];
const SHIELDS = ['swordsmen', 'soldiers', 'elite_guard'];
const SHOOTERS = ['archers', 'crossbowmen', 'longbowmen', 'galley'];
const THROWERS = [...SHOOTERS, 'catapult'];

export const captions: readonly Caption[] = z.array(Caption).parse([
  {
    id: 'opening-acies-stant',
    occasion: 'opening',
    latin: 'Hīc duae aciēs īnstrūctae stant',
    english: 'Here two battle lines stand drawn up',
    words: { duae: 'duo_num', aciēs: 'acies_n', īnstrūctae: 'instruo_v', stant: 'sto_v' },
  },
  {
    id: 'opening-tubae',
    occasion: 'opening',
    latin: 'Hīc signa īnferuntur et tubae canunt',
    english: 'Here the standards go forward and the trumpets sound',
    words: { signa: 'signum_n', īnferuntur: 'infero_v', tubae: 'tuba_n', canunt: 'cano_v' },
  },
  {
    id: 'opening-committunt',
    occasion: 'opening',
    latin: 'Hīc exercitūs proelium committunt',
    english: 'Here the armies join battle',
    words: { exercitūs: 'exercitus_n', proelium: 'proelium_n', committunt: 'committo_v' },
  },
  {
    id: 'opening-facibus',
    occasion: 'opening',
    latin: 'Hīc sub terrā facibus accēnsīs pugnātur',
    english: 'Here they fight under the earth by torchlight',
    words: { terrā: 'terra_n', facibus: 'fax_n', accēnsīs: 'accendo_v', pugnātur: 'pugno_v' },
    when: { terrain: [...UNDER_EARTH] },
  },
  {
    id: 'opening-sub-terra',
    occasion: 'opening',
    latin: 'Hīc sub terrā arma resonant',
    english: 'Here arms ring under the earth',
    words: { terrā: 'terra_n', arma: 'arma_n', resonant: 'resono_v' },
    when: { terrain: [...UNDER_EARTH] },
  },
  {
    id: 'opening-night-ad-arma',
    occasion: 'opening_night',
    latin: 'Hīc nocte obscūrā ad arma conclāmātur',
    english: 'Here in the dark of night they cry to arms',
    words: { nocte: 'nox_n', obscūrā: 'obscurus_adj', arma: 'arma_n', conclāmātur: 'conclamo_v' },
    when: { weather: [...CLOUDED] },
  },
  {
    id: 'opening-night-luna',
    occasion: 'opening_night',
    latin: 'Hīc lūna proelium illūstrat',
    english: 'Here the moon lights the battle',
    words: { lūna: 'luna_n', proelium: 'proelium_n', illūstrat: 'illustro_v' },
    when: { weather: ['clear'] },
  },
  {
    id: 'opening-night-pugnatur',
    occasion: 'opening_night',
    latin: 'Hīc nocte pugnātur',
    english: 'Here they fight by night',
    words: { nocte: 'nox_n', pugnātur: 'pugno_v' },
  },
  {
    id: 'opening-night-aestus',
    occasion: 'opening_night',
    latin: 'Hīc nē nox quidem frīgus dat',
    english: 'Here not even the night is cool',
    words: { nox: 'nox_n', frīgus: 'frigus_n', dat: 'do_v' },
    when: { weather: ['heat_wave'] },
  },
  {
    id: 'opening-night-stellae',
    occasion: 'opening_night',
    latin: 'Hīc exercitūs sub stēllīs cōnflīgunt',
    english: 'Here the armies clash under the stars',
    words: { exercitūs: 'exercitus_n', stēllīs: 'stella_n', cōnflīgunt: 'confligo_v' },
    when: { weather: ['clear'] },
  },
  {
    id: 'opening-night-tenebrae',
    occasion: 'opening_night',
    latin: 'Hīc in tenebrīs pugnātur',
    english: 'Here they fight in the dark',
    words: { tenebrīs: 'tenebrae_n', pugnātur: 'pugno_v' },
    when: { weather: [...CLOUDED] },
  },
  {
    id: 'opening-rain-imbres',
    occasion: 'opening_rain',
    latin: 'Hīc inter imbrēs pugnātur',
    english: 'Here they fight amid downpours',
    words: { imbrēs: 'imber_n', pugnātur: 'pugno_v' },
  },
  {
    id: 'opening-rain-lutum',
    occasion: 'opening_rain',
    latin: 'Hīc caelum plōrat et viae lutō complentur',
    english: 'Here the sky weeps and the roads fill with mud',
    words: { caelum: 'caelum_n', plōrat: 'ploro_v', viae: 'via_n', lutō: 'lutum_n', complentur: 'compleo_v' },
  },
  {
    id: 'opening-fog-alii-alios',
    occasion: 'opening_fog',
    latin: 'Hīc in nebulā aliī aliōs quaerunt',
    english: 'Here in the fog they look for one another',
    words: { nebulā: 'nebula_n', aliī: 'alius_adj', aliōs: 'alius_adj', quaerunt: 'quaero_v' },
  },
  {
    id: 'opening-fog-nebula',
    occasion: 'opening_fog',
    latin: 'Hīc nebula utramque aciem cēlat',
    english: 'Here a fog hides both the lines',
    words: { nebula: 'nebula_n', aciem: 'acies_n', cēlat: 'celo_v' },
  },
  {
    id: 'opening-snow-per-nivem',
    occasion: 'opening_snow',
    latin: 'Hīc aciēs per nivem prōcēdunt',
    english: 'Here the lines advance through the snow',
    words: { aciēs: 'acies_n', nivem: 'nix_n', prōcēdunt: 'procedo_v' },
  },
  {
    id: 'opening-snow-nix',
    occasion: 'opening_snow',
    latin: 'Hīc nix cadit et vestīgia tegit',
    english: 'Here snow falls and covers the tracks',
    words: { nix: 'nix_n', cadit: 'cado_v', vestīgia: 'vestigium_n', tegit: 'tego_v' },
  },
  {
    id: 'opening-heat-sol',
    occasion: 'opening_heat',
    latin: 'Hīc sub sōle ārdentī pugnātur',
    english: 'Here they fight under a burning sun',
    words: { sōle: 'sol_n', ārdentī: 'ardeo_v', pugnātur: 'pugno_v' },
    when: { hour: ['day'] },
  },
  {
    id: 'opening-heat-sitis',
    occasion: 'opening_heat',
    latin: 'Hīc pulvis et sitis omnēs premunt',
    english: 'Here dust and thirst press hard on everyone',
    words: { pulvis: 'pulvis_n', sitis: 'sitis_n', omnēs: 'omnis_adj', premunt: 'premo_v' },
  },
  {
    id: 'opening-storm-tonat',
    occasion: 'opening_storm',
    latin: 'Hīc tonat, et terra armīs tremit',
    english: 'Here it thunders, and the earth shakes with arms',
    words: { tonat: 'tono_v', terra: 'terra_n', armīs: 'arma_n', tremit: 'tremo_v' },
  },
  {
    id: 'opening-storm-fulgura',
    occasion: 'opening_storm',
    latin: 'Hīc fulgura signa illūstrant',
    english: 'Here flashes of lightning light the standards',
    words: { fulgura: 'fulgur_n', signa: 'signum_n', illūstrant: 'illustro_v' },
  },
  {
    id: 'siege-scalae',
    occasion: 'siege',
    latin: 'Hīc {nom} scālās mūrīs admovent',
    english: 'Here {side} set ladders to the walls',
    words: { scālās: 'scalae_n', mūrīs: 'murus_n', admovent: 'admoveo_v' },
    when: { walls: true },
  },
  {
    id: 'siege-in-muris',
    occasion: 'siege',
    latin: 'Hīc {nom2} mūrōs complent',
    english: 'Here {other} man the walls',
    words: { mūrōs: 'murus_n', complent: 'compleo_v' },
    when: { walls: true },
  },
  {
    id: 'siege-oppidum',
    occasion: 'siege',
    latin: 'Hīc oppidum oppugnātur',
    english: 'Here a town is under attack',
    words: { oppidum: 'oppidum_n', oppugnātur: 'oppugno_v' },
  },
  {
    id: 'siege-obsidio',
    occasion: 'siege',
    latin: 'Hīc obsidiō incipit',
    english: 'Here a siege begins',
    words: { obsidiō: 'obsidio_n', incipit: 'incipio_v' },
  },
  {
    id: 'volley-sagittae',
    occasion: 'volley',
    latin: 'Hīc {nom} sagittās mittunt',
    english: 'Here {side} send their arrows',
    words: { sagittās: 'sagitta_n', mittunt: 'mitto_v' },
    when: { struck: SHOOTERS },
  },
  {
    id: 'volley-caelum',
    occasion: 'volley',
    latin: 'Hīc sagittae {gen} caelum obscūrant',
    english: 'Here the arrows of {side} darken the sky',
    words: { sagittae: 'sagitta_n', caelum: 'caelum_n', obscūrant: 'obscuro_v' },
    when: { terrain: [...UNDER_SKY], hour: [...BY_DAY], struck: SHOOTERS, least: 40 },
  },
  {
    id: 'volley-tela',
    occasion: 'volley',
    latin: 'Hīc {nom} tēla crēbra coniciunt',
    english: 'Here {side} throw their missiles thick and fast',
    words: { tēla: 'telum_n', crēbra: 'creber_adj', coniciunt: 'conicio_v' },
  },
  {
    id: 'volley-nervi',
    occasion: 'volley',
    latin: 'Hīc nervī sonant et {nom2} cadunt',
    english: 'Here the bowstrings sing and {other} fall',
    words: { nervī: 'nervus_n', sonant: 'sono_v', cadunt: 'cado_v' },
    when: { struck: SHOOTERS, felled: 2 },
  },
  {
    id: 'magic-carmina',
    occasion: 'magic',
    latin: 'Hīc {nom} carminibus pugnant',
    english: 'Here {side} fight with spells',
    words: { carminibus: 'carmen_n', pugnant: 'pugno_v' },
  },
  {
    id: 'magic-verba',
    occasion: 'magic',
    latin: 'Hīc verba {gen} plūs quam ferrum valent',
    english: 'Here the words of {side} are worth more than iron',
    words: { verba: 'verbum_n', ferrum: 'ferrum_n', valent: 'valeo_v' },
  },
  {
    id: 'engines-tormenta',
    occasion: 'engines',
    latin: 'Hīc {nom} tormentīs saxa iaciunt',
    english: 'Here {side} hurl stones from their engines',
    words: { tormentīs: 'tormentum_n', saxa: 'saxum_n', iaciunt: 'iacio_v' },
    when: { struck: ['catapult'] },
  },
  {
    id: 'engines-saxa',
    occasion: 'engines',
    latin: 'Hīc saxa ingentia in {acc2} cadunt',
    english: 'Here great rocks come down on {other}',
    words: { saxa: 'saxum_n', ingentia: 'ingens_adj', cadunt: 'cado_v' },
    when: { struck: ['catapult'] },
  },
  {
    id: 'engines-machinae',
    occasion: 'engines',
    latin: 'Hīc māchinae {gen} hostem quassant',
    english: 'Here the engines of {side} batter the enemy',
    words: { māchinae: 'machina_n', hostem: 'hostis_n', quassant: 'quasso_v' },
  },
  {
    id: 'engines-moles',
    occasion: 'engines',
    latin: 'Hīc {nom} māchinās admovent',
    english: 'Here {side} bring up their engines',
    words: { māchinās: 'machina_n', admovent: 'admoveo_v' },
  },
  {
    id: 'charge-impetus',
    occasion: 'charge',
    latin: 'Hīc equitēs {gen} impetum faciunt',
    english: 'Here the horsemen of {side} charge',
    words: { equitēs: 'eques_n', impetum: 'impetus_n', faciunt: 'facio_v' },
  },
  {
    id: 'charge-equi',
    occasion: 'charge',
    latin: 'Hīc {nom} equōs in hostem immittunt',
    english: 'Here {side} loose their horses at the enemy',
    words: { equōs: 'equus_n', hostem: 'hostis_n', immittunt: 'immitto_v' },
  },
  {
    id: 'charge-broken-in-hastas',
    occasion: 'charge_broken',
    latin: 'Hīc equitēs {gen} in hastās incurrunt',
    english: 'Here the horsemen of {side} ride on to the spears',
    words: { equitēs: 'eques_n', hastās: 'hasta_n', incurrunt: 'incurro_v' },
  },
  {
    id: 'charge-broken-hastae',
    occasion: 'charge_broken',
    latin: 'Hīc hastae {gen2} equōs sistunt',
    english: 'Here the spears of {other} bring the horses to a stand',
    words: { hastae: 'hasta_n', equōs: 'equus_n', sistunt: 'sisto_v' },
  },
  {
    id: 'press-instant',
    occasion: 'press',
    latin: 'Hīc {nom} ācriter īnstant',
    english: 'Here {side} press on fiercely',
    words: { ācriter: 'acer_adj', īnstant: 'insto_v' },
  },
  {
    id: 'press-gradus',
    occasion: 'press',
    latin: 'Hīc {nom} gradum īnferunt',
    english: 'Here {side} step forward together',
    words: { gradum: 'gradus_n', īnferunt: 'infero_v' },
  },
  {
    id: 'press-urgent',
    occasion: 'press',
    latin: 'Hīc {nom} hostem urgent',
    english: 'Here {side} press the enemy hard',
    words: { hostem: 'hostis_n', urgent: 'urgeo_v' },
  },
  {
    id: 'feint-fuga-ficta',
    occasion: 'feint',
    latin: 'Hīc {nom} fugam simulant',
    english: 'Here {side} pretend to run',
    words: { fugam: 'fuga_n', simulant: 'simulo_v' },
  },
  {
    id: 'feint-dolus',
    occasion: 'feint',
    latin: 'Hīc {nom} hostem dolō fallunt',
    english: 'Here {side} deceive the enemy by a trick',
    words: { hostem: 'hostis_n', dolō: 'dolus_n', fallunt: 'fallo_v' },
  },
  {
    id: 'hold-locus',
    occasion: 'hold',
    latin: 'Hīc {nom} locum tenent',
    english: 'Here {side} hold their ground',
    words: { locum: 'locus_n', tenent: 'teneo_v' },
  },
  {
    id: 'hold-scuta',
    occasion: 'hold',
    latin: 'Hīc {nom} scūta iungunt',
    english: 'Here {side} lock their shields',
    words: { scūta: 'scutum_n', iungunt: 'iungo_v' },
    when: { struck: SHIELDS, least: 2 },
  },
  {
    id: 'hold-murus',
    occasion: 'hold',
    latin: 'Hīc {nom} velut mūrus stant',
    english: 'Here {side} stand like a wall',
    words: { mūrus: 'murus_n', stant: 'sto_v' },
  },
  {
    id: 'fall-back-pedem',
    occasion: 'fall_back',
    latin: 'Hīc {nom} pedem referunt',
    english: 'Here {side} draw back',
    words: { pedem: 'pes_n', referunt: 'refero_v' },
  },
  {
    id: 'fall-back-paulatim',
    occasion: 'fall_back',
    latin: 'Hīc {nom} paulātim cēdunt',
    english: 'Here {side} give way little by little',
    words: { paulātim: 'paulatim_adv', cēdunt: 'cedo_v' },
  },
  {
    id: 'melee-gladii',
    occasion: 'melee',
    latin: 'Hīc comminus gladiīs pugnātur',
    english: 'Here they fight hand to hand with swords',
    words: { comminus: 'comminus_adv', gladiīs: 'gladius_n', pugnātur: 'pugno_v' },
    when: { struckOnEitherSide: SWORDS },
  },
  {
    id: 'melee-manus',
    occasion: 'melee',
    latin: 'Hīc {nom} cum {abl2} manūs cōnserunt',
    english: 'Here {side} come to grips with {other}',
    words: { manūs: 'manus_n', cōnserunt: 'consero_v' },
  },
  {
    id: 'melee-hastae',
    occasion: 'melee',
    latin: 'Hīc {nom} hastīs pugnant',
    english: 'Here {side} fight with spears',
    words: { hastīs: 'hasta_n', pugnant: 'pugno_v' },
    when: { struck: SPEARS },
  },
  {
    id: 'melee-furcae',
    occasion: 'melee',
    latin: 'Hīc {nom} furcīs pugnant',
    english: 'Here {side} fight with pitchforks',
    words: { furcīs: 'furca_n', pugnant: 'pugno_v' },
    when: { struck: ['militia'] },
  },
  {
    id: 'melee-ferrum',
    occasion: 'melee',
    latin: 'Hīc ferrum ferrō respondet',
    english: 'Here iron answers iron',
    words: { ferrum: 'ferrum_n', ferrō: 'ferrum_n', respondet: 'respondeo_v' },
  },
  {
    id: 'melee-micant',
    occasion: 'melee',
    latin: 'Hīc scūta franguntur, gladiī micant',
    english: 'Here shields break and swords flash',
    words: { scūta: 'scutum_n', franguntur: 'frango_v', gladiī: 'gladius_n', micant: 'mico_v' },
    when: { struckOnEitherSide: SWORDS },
  },
  {
    id: 'stalemate-round-neutri-cedunt',
    occasion: 'stalemate_round',
    latin: 'Hīc neutrī cēdunt',
    english: 'Here neither side gives way',
    words: { neutrī: 'neuter_adj', cēdunt: 'cedo_v' },
  },
  {
    id: 'stalemate-round-pauca',
    occasion: 'stalemate_round',
    latin: 'Hīc multa iaciuntur, pauca nocent',
    english: 'Here much is thrown and little of it hurts',
    words: { iaciuntur: 'iacio_v', pauca: 'pauci_adj', nocent: 'noceo_v' },
    when: { struckOnEitherSide: THROWERS },
  },
  {
    id: 'wavering-animus',
    occasion: 'wavering',
    latin: 'Hīc {nom} animō dēficiunt',
    english: 'Here {side} lose heart',
    words: { animō: 'animus_n', dēficiunt: 'deficio_v' },
  },
  {
    id: 'wavering-ordines',
    occasion: 'wavering',
    latin: 'Hīc ōrdinēs {gen} turbantur',
    english: 'Here the ranks of {side} fall into disorder',
    words: { ōrdinēs: 'ordo_n', turbantur: 'turbo_v' },
    when: { least: 6 },
  },
  {
    id: 'last-stand-circum-signa',
    occasion: 'last_stand',
    latin: 'Hīc paucī ex {abl} circum signa stant',
    english: 'Here a few of {side} stand around the standards',
    words: { paucī: 'pauci_adj', signa: 'signum_n', stant: 'sto_v' },
    when: { least: 2 },
  },
  {
    id: 'last-stand-ultimi',
    occasion: 'last_stand',
    latin: 'Hīc ultimī {gen} nōn cēdunt',
    english: 'Here the last of {side} do not yield',
    words: { ultimī: 'ultimus_adj', cēdunt: 'cedo_v' },
    when: { least: 2 },
  },
  {
    id: 'last-stand-unus',
    occasion: 'last_stand',
    latin: 'Hīc ūnus ex {abl} adhūc stat',
    english: 'Here one of {side} still stands',
    words: { ūnus: 'unus_num', stat: 'sto_v' },
    when: { most: 1 },
  },
  {
    id: 'retreat-castra',
    occasion: 'retreat',
    latin: 'Hīc {nom} castra repetunt',
    english: 'Here {side} make for their camp again',
    words: { castra: 'castra_n', repetunt: 'repeto_v' },
  },
  {
    id: 'retreat-salva-signa',
    occasion: 'retreat',
    latin: 'Hīc {nom} salvīs signīs discēdunt',
    english: 'Here {side} depart with their standards safe',
    words: { salvīs: 'salvus_adj', signīs: 'signum_n', discēdunt: 'discedo_v' },
  },
  {
    id: 'surrender-arma',
    occasion: 'surrender',
    latin: 'Hīc {nom} arma dēpōnunt',
    english: 'Here {side} lay down their arms',
    words: { arma: 'arma_n', dēpōnunt: 'depono_v' },
  },
  {
    id: 'surrender-dedunt',
    occasion: 'surrender',
    latin: 'Hīc {nom} victōribus sē dēdunt',
    english: 'Here {side} give themselves up to the victors',
    words: { victōribus: 'victor_n', dēdunt: 'dedo_v' },
  },
  {
    id: 'surrender-pacem',
    occasion: 'surrender',
    latin: 'Hīc {nom} signīs dēmissīs pācem petunt',
    english: 'Here {side} lower their standards and ask for peace',
    words: { signīs: 'signum_n', dēmissīs: 'demitto_v', pācem: 'pax_n', petunt: 'peto_v' },
  },
  {
    id: 'collapse-terga',
    occasion: 'collapse',
    latin: 'Hīc {nom} terga vertunt',
    english: 'Here {side} turn their backs',
    words: { terga: 'tergum_n', vertunt: 'verto_v' },
  },
  {
    id: 'collapse-in-fugam',
    occasion: 'collapse',
    latin: 'Hīc {nom} in fugam sē dant',
    english: 'Here {side} take to flight',
    words: { fugam: 'fuga_n', dant: 'do_v' },
  },
  {
    id: 'annihilation-omnes',
    occasion: 'annihilation',
    latin: 'Hīc {nom} omnēs cecidērunt',
    english: 'Here {side} fell, every one',
    words: { omnēs: 'omnis_adj', cecidērunt: 'cado_v' },
  },
  {
    id: 'annihilation-nemo',
    occasion: 'annihilation',
    latin: 'Hīc nēmō ex {abl} superest',
    english: 'Here of {side} nobody is left',
    words: { superest: 'supersum_v' },
  },
  {
    id: 'victory-vicerunt',
    occasion: 'victory',
    latin: 'Hīc {nom} vīcērunt',
    english: 'Here {side} have won',
    words: { vīcērunt: 'vinco_v' },
  },
  {
    id: 'victory-potiuntur',
    occasion: 'victory',
    latin: 'Hīc {nom} campō potiuntur',
    english: 'Here {side} are masters of the field',
    words: { campō: 'campus_n', potiuntur: 'potior_v' },
    when: { terrain: [...UNDER_SKY] },
  },
  {
    id: 'victory-victoria',
    occasion: 'victory',
    latin: 'Hīc {dat} victōria datur',
    english: 'Here victory is given to {side}',
    words: { victōria: 'victoria_n', datur: 'do_v' },
  },
  {
    id: 'pyrrhic-damnum',
    occasion: 'pyrrhic',
    latin: 'Hīc {nom} magnō cum damnō vincere sibi videntur',
    english: 'Here {side}, at great cost, believe that they are winning',
    words: { magnō: 'magnus_adj', damnō: 'damnum_n', vincere: 'vinco_v', videntur: 'video_v' },
  },
  {
    id: 'pyrrhic-plures',
    occasion: 'pyrrhic',
    latin: 'Hīc {nom} plūrēs āmittunt quam occīdunt',
    english: 'Here {side} lose more men than they kill',
    words: { āmittunt: 'amitto_v', occīdunt: 'occido2_v' },
  },
  {
    id: 'stalemate-mars',
    occasion: 'stalemate',
    latin: 'Hīc aequō Mārte discēditur',
    english: 'Here they part with the fight undecided',
    words: { aequō: 'aequus_adj', Mārte: 'mars_n', discēditur: 'discedo_v' },
    when: { survivors: true },
  },
  {
    id: 'stalemate-utrique',
    occasion: 'stalemate',
    latin: 'Hīc neutrī vincunt et utrīque flent',
    english: 'Here neither side wins and both weep',
    words: { neutrī: 'neuter_adj', vincunt: 'vinco_v', flent: 'fleo_v' },
    when: { survivors: true },
  },
  {
    id: 'stalemate-ad-unum',
    occasion: 'stalemate',
    latin: 'Hīc utrīque ad ūnum cecidērunt',
    english: 'Here both sides fell to the last man',
    words: { cecidērunt: 'cado_v' },
    when: { survivors: false },
  },
  {
    id: 'stalemate-nemo',
    occasion: 'stalemate',
    latin: 'Hīc nēmō superest quī vincat',
    english: 'Here nobody is left to win',
    words: { superest: 'supersum_v', vincat: 'vinco_v' },
    when: { survivors: false },
  },
]);

/** The nouns of the two sides, both masculine plurals of the third declension, so that every participle fits either. */
const NOUNS = {
  attacker: {
    nom: 'oppugnātōrēs',
    acc: 'oppugnātōrēs',
    gen: 'oppugnātōrum',
    dat: 'oppugnātōribus',
    abl: 'oppugnātōribus',
    english: 'the attackers',
  },
  defender: {
    nom: 'dēfēnsōrēs',
    acc: 'dēfēnsōrēs',
    gen: 'dēfēnsōrum',
    dat: 'dēfēnsōribus',
    abl: 'dēfēnsōribus',
    english: 'the defenders',
  },
} as const;

type CaptionSide = keyof typeof NOUNS;

const byOccasion = new Map<CaptionOccasion, readonly Caption[]>(
  CAPTION_OCCASIONS.map((occasion) => [
    occasion,
    captions.filter((caption) => caption.occasion === occasion),
  ]),
);

/** A caption as it is shown. */
export interface CaptionText {
  readonly id: string;
  readonly latin: string;
  readonly english: string;
  /** Its words that the viewer has learned, as they stand in it. */
  readonly known: readonly string[];
}

/** Every word of the captions that is worth learning, by its id in the lexicon. */
export const CAPTION_WORDS: ReadonlySet<string> = new Set(
  captions.flatMap(({ words }) => Object.values(words)),
);

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The caption of a round (its occasion has been chosen by the last digit of `pick`): of those for its occasion, one that its facts make true, and
 * among equally true ones one with a word that the viewer has learned. `side` is whom it is about, `pick` any whole number from 0. That there always
 * is one is proved by test; an unforeseen state is given one of the occasion's rather than none.
 */
export const captionFor = (
  chosen: {
    readonly occasion: CaptionOccasion;
    readonly side: CaptionSide;
    readonly pick: number;
    readonly facts: CaptionFacts;
  },
  learned: ReadonlySet<string> = NOTHING,
): CaptionText => {
  const all = byOccasion.get(chosen.occasion) ?? [];
  const knownIn = ({ words }: Caption): readonly string[] =>
    Object.entries(words).flatMap(([form, id]) => (learned.has(id) ? [form] : []));
  const fitting = all.filter(({ when }) => isTrueOf(when, chosen.facts));
  const familiar = fitting.filter((caption) => knownIn(caption).length > 0);
  const list = [familiar, fitting, all].find(({ length }) => length > 0) ?? all;
  const caption = list[Math.floor(chosen.pick / 10) % list.length];
  if (!caption) throw new Error(`no caption for ${chosen.occasion}`);
  const own = NOUNS[chosen.side];
  const foe = NOUNS[chosen.side === 'attacker' ? 'defender' : 'attacker'];
  const fill = (sentence: string): string =>
    sentence
      .replaceAll(/\{(nom|acc|gen|dat|abl)(2?)\}/g, (_, form: 'nom' | 'acc' | 'gen' | 'dat' | 'abl', prime) =>
        prime === '' ? own[form] : foe[form],
      )
      .replaceAll('{side}', own.english)
      .replaceAll('{other}', foe.english);
  return {
    id: caption.id,
    latin: fill(caption.latin),
    english: fill(caption.english),
    known: knownIn(caption),
  };
};

/** What stands over the end of a battle, as on the hanging of Bayeux. A name is put into no case: it stands for itself. */
export const endLine = (
  victor: string,
): { readonly latin: readonly [string, string, string]; readonly english: string } => ({
  latin: ['Hīc', victor, 'vīcit'],
  english: `Here ${victor} has won`,
});
