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
  },
  {
    id: 'opening-tubae',
    occasion: 'opening',
    latin: 'Hīc signa īnferuntur et tubae canunt',
    english: 'Here the standards go forward and the trumpets sound',
  },
  {
    id: 'opening-committunt',
    occasion: 'opening',
    latin: 'Hīc exercitūs proelium committunt',
    english: 'Here the armies join battle',
  },
  {
    id: 'opening-facibus',
    occasion: 'opening',
    latin: 'Hīc sub terrā facibus accēnsīs pugnātur',
    english: 'Here they fight under the earth by torchlight',
    when: { terrain: [...UNDER_EARTH] },
  },
  {
    id: 'opening-sub-terra',
    occasion: 'opening',
    latin: 'Hīc sub terrā arma resonant',
    english: 'Here arms ring under the earth',
    when: { terrain: [...UNDER_EARTH] },
  },
  {
    id: 'opening-night-ad-arma',
    occasion: 'opening_night',
    latin: 'Hīc nocte obscūrā ad arma conclāmātur',
    english: 'Here in the dark of night they cry to arms',
    when: { weather: [...CLOUDED] },
  },
  {
    id: 'opening-night-luna',
    occasion: 'opening_night',
    latin: 'Hīc lūna proelium illūstrat',
    english: 'Here the moon lights the battle',
    when: { weather: ['clear'] },
  },
  {
    id: 'opening-night-pugnatur',
    occasion: 'opening_night',
    latin: 'Hīc nocte pugnātur',
    english: 'Here they fight by night',
  },
  {
    id: 'opening-night-aestus',
    occasion: 'opening_night',
    latin: 'Hīc nē nox quidem frīgus dat',
    english: 'Here not even the night is cool',
    when: { weather: ['heat_wave'] },
  },
  {
    id: 'opening-night-stellae',
    occasion: 'opening_night',
    latin: 'Hīc exercitūs sub stēllīs cōnflīgunt',
    english: 'Here the armies clash under the stars',
    when: { weather: ['clear'] },
  },
  {
    id: 'opening-night-tenebrae',
    occasion: 'opening_night',
    latin: 'Hīc in tenebrīs pugnātur',
    english: 'Here they fight in the dark',
    when: { weather: [...CLOUDED] },
  },
  {
    id: 'opening-rain-imbres',
    occasion: 'opening_rain',
    latin: 'Hīc inter imbrēs pugnātur',
    english: 'Here they fight amid downpours',
  },
  {
    id: 'opening-rain-lutum',
    occasion: 'opening_rain',
    latin: 'Hīc caelum plōrat et viae lutō complentur',
    english: 'Here the sky weeps and the roads fill with mud',
  },
  {
    id: 'opening-fog-alii-alios',
    occasion: 'opening_fog',
    latin: 'Hīc in nebulā aliī aliōs quaerunt',
    english: 'Here in the fog they look for one another',
  },
  {
    id: 'opening-fog-nebula',
    occasion: 'opening_fog',
    latin: 'Hīc nebula utramque aciem cēlat',
    english: 'Here a fog hides both the lines',
  },
  {
    id: 'opening-snow-per-nivem',
    occasion: 'opening_snow',
    latin: 'Hīc aciēs per nivem prōcēdunt',
    english: 'Here the lines advance through the snow',
  },
  {
    id: 'opening-snow-nix',
    occasion: 'opening_snow',
    latin: 'Hīc nix cadit et vestīgia tegit',
    english: 'Here snow falls and covers the tracks',
  },
  {
    id: 'opening-heat-sol',
    occasion: 'opening_heat',
    latin: 'Hīc sub sōle ārdentī pugnātur',
    english: 'Here they fight under a burning sun',
    when: { hour: ['day'] },
  },
  {
    id: 'opening-heat-sitis',
    occasion: 'opening_heat',
    latin: 'Hīc pulvis et sitis omnēs premunt',
    english: 'Here dust and thirst press hard on everyone',
  },
  {
    id: 'opening-storm-tonat',
    occasion: 'opening_storm',
    latin: 'Hīc tonat, et terra armīs tremit',
    english: 'Here it thunders, and the earth shakes with arms',
  },
  {
    id: 'opening-storm-fulgura',
    occasion: 'opening_storm',
    latin: 'Hīc fulgura signa illūstrant',
    english: 'Here flashes of lightning light the standards',
  },
  {
    id: 'siege-scalae',
    occasion: 'siege',
    latin: 'Hīc {nom} scālās mūrīs admovent',
    english: 'Here {side} set ladders to the walls',
    when: { walls: true },
  },
  {
    id: 'siege-in-muris',
    occasion: 'siege',
    latin: 'Hīc {nom2} mūrōs complent',
    english: 'Here {other} man the walls',
    when: { walls: true },
  },
  {
    id: 'siege-oppidum',
    occasion: 'siege',
    latin: 'Hīc oppidum oppugnātur',
    english: 'Here a town is under attack',
  },
  {
    id: 'siege-obsidio',
    occasion: 'siege',
    latin: 'Hīc obsidiō incipit',
    english: 'Here a siege begins',
  },
  {
    id: 'volley-sagittae',
    occasion: 'volley',
    latin: 'Hīc {nom} sagittās mittunt',
    english: 'Here {side} send their arrows',
    when: { struck: SHOOTERS },
  },
  {
    id: 'volley-caelum',
    occasion: 'volley',
    latin: 'Hīc sagittae {gen} caelum obscūrant',
    english: 'Here the arrows of {side} darken the sky',
    when: { terrain: [...UNDER_SKY], hour: [...BY_DAY], struck: SHOOTERS, least: 40 },
  },
  {
    id: 'volley-tela',
    occasion: 'volley',
    latin: 'Hīc {nom} tēla crēbra coniciunt',
    english: 'Here {side} throw their missiles thick and fast',
  },
  {
    id: 'volley-nervi',
    occasion: 'volley',
    latin: 'Hīc nervī sonant et {nom2} cadunt',
    english: 'Here the bowstrings sing and {other} fall',
    when: { struck: SHOOTERS, felled: 2 },
  },
  {
    id: 'magic-carmina',
    occasion: 'magic',
    latin: 'Hīc {nom} carminibus pugnant',
    english: 'Here {side} fight with spells',
  },
  {
    id: 'magic-verba',
    occasion: 'magic',
    latin: 'Hīc verba {gen} plūs quam ferrum valent',
    english: 'Here the words of {side} are worth more than iron',
  },
  {
    id: 'engines-tormenta',
    occasion: 'engines',
    latin: 'Hīc {nom} tormentīs saxa iaciunt',
    english: 'Here {side} hurl stones from their engines',
    when: { struck: ['catapult'] },
  },
  {
    id: 'engines-saxa',
    occasion: 'engines',
    latin: 'Hīc saxa ingentia in {acc2} cadunt',
    english: 'Here great rocks come down on {other}',
    when: { struck: ['catapult'] },
  },
  {
    id: 'engines-machinae',
    occasion: 'engines',
    latin: 'Hīc māchinae {gen} hostem quassant',
    english: 'Here the engines of {side} batter the enemy',
  },
  {
    id: 'engines-moles',
    occasion: 'engines',
    latin: 'Hīc {nom} māchinās admovent',
    english: 'Here {side} bring up their engines',
  },
  {
    id: 'charge-impetus',
    occasion: 'charge',
    latin: 'Hīc equitēs {gen} impetum faciunt',
    english: 'Here the horsemen of {side} charge',
  },
  {
    id: 'charge-equi',
    occasion: 'charge',
    latin: 'Hīc {nom} equōs in hostem immittunt',
    english: 'Here {side} loose their horses at the enemy',
  },
  {
    id: 'charge-broken-in-hastas',
    occasion: 'charge_broken',
    latin: 'Hīc equitēs {gen} in hastās incurrunt',
    english: 'Here the horsemen of {side} ride on to the spears',
  },
  {
    id: 'charge-broken-hastae',
    occasion: 'charge_broken',
    latin: 'Hīc hastae {gen2} equōs sistunt',
    english: 'Here the spears of {other} bring the horses to a stand',
  },
  {
    id: 'press-instant',
    occasion: 'press',
    latin: 'Hīc {nom} ācriter īnstant',
    english: 'Here {side} press on fiercely',
  },
  {
    id: 'press-gradus',
    occasion: 'press',
    latin: 'Hīc {nom} gradum īnferunt',
    english: 'Here {side} step forward together',
  },
  {
    id: 'press-urgent',
    occasion: 'press',
    latin: 'Hīc {nom} hostem urgent',
    english: 'Here {side} press the enemy hard',
  },
  {
    id: 'feint-fuga-ficta',
    occasion: 'feint',
    latin: 'Hīc {nom} fugam simulant',
    english: 'Here {side} pretend to run',
  },
  {
    id: 'feint-dolus',
    occasion: 'feint',
    latin: 'Hīc {nom} hostem dolō fallunt',
    english: 'Here {side} deceive the enemy by a trick',
  },
  {
    id: 'hold-locus',
    occasion: 'hold',
    latin: 'Hīc {nom} locum tenent',
    english: 'Here {side} hold their ground',
  },
  {
    id: 'hold-scuta',
    occasion: 'hold',
    latin: 'Hīc {nom} scūta iungunt',
    english: 'Here {side} lock their shields',
    when: { struck: SHIELDS, least: 2 },
  },
  {
    id: 'hold-murus',
    occasion: 'hold',
    latin: 'Hīc {nom} velut mūrus stant',
    english: 'Here {side} stand like a wall',
  },
  {
    id: 'fall-back-pedem',
    occasion: 'fall_back',
    latin: 'Hīc {nom} pedem referunt',
    english: 'Here {side} draw back',
  },
  {
    id: 'fall-back-paulatim',
    occasion: 'fall_back',
    latin: 'Hīc {nom} paulātim cēdunt',
    english: 'Here {side} give way little by little',
  },
  {
    id: 'melee-gladii',
    occasion: 'melee',
    latin: 'Hīc comminus gladiīs pugnātur',
    english: 'Here they fight hand to hand with swords',
    when: { struckOnEitherSide: SWORDS },
  },
  {
    id: 'melee-manus',
    occasion: 'melee',
    latin: 'Hīc {nom} cum {abl2} manūs cōnserunt',
    english: 'Here {side} come to grips with {other}',
  },
  {
    id: 'melee-hastae',
    occasion: 'melee',
    latin: 'Hīc {nom} hastīs pugnant',
    english: 'Here {side} fight with spears',
    when: { struck: SPEARS },
  },
  {
    id: 'melee-furcae',
    occasion: 'melee',
    latin: 'Hīc {nom} furcīs pugnant',
    english: 'Here {side} fight with pitchforks',
    when: { struck: ['militia'] },
  },
  {
    id: 'melee-ferrum',
    occasion: 'melee',
    latin: 'Hīc ferrum ferrō respondet',
    english: 'Here iron answers iron',
  },
  {
    id: 'melee-micant',
    occasion: 'melee',
    latin: 'Hīc scūta franguntur, gladiī micant',
    english: 'Here shields break and swords flash',
    when: { struckOnEitherSide: SWORDS },
  },
  {
    id: 'stalemate-round-neutri-cedunt',
    occasion: 'stalemate_round',
    latin: 'Hīc neutrī cēdunt',
    english: 'Here neither side gives way',
  },
  {
    id: 'stalemate-round-pauca',
    occasion: 'stalemate_round',
    latin: 'Hīc multa iaciuntur, pauca nocent',
    english: 'Here much is thrown and little of it hurts',
    when: { struckOnEitherSide: THROWERS },
  },
  {
    id: 'wavering-animus',
    occasion: 'wavering',
    latin: 'Hīc {nom} animō dēficiunt',
    english: 'Here {side} lose heart',
  },
  {
    id: 'wavering-ordines',
    occasion: 'wavering',
    latin: 'Hīc ōrdinēs {gen} turbantur',
    english: 'Here the ranks of {side} fall into disorder',
    when: { least: 6 },
  },
  {
    id: 'last-stand-circum-signa',
    occasion: 'last_stand',
    latin: 'Hīc paucī ex {abl} circum signa stant',
    english: 'Here a few of {side} stand around the standards',
    when: { least: 2 },
  },
  {
    id: 'last-stand-ultimi',
    occasion: 'last_stand',
    latin: 'Hīc ultimī {gen} nōn cēdunt',
    english: 'Here the last of {side} do not yield',
    when: { least: 2 },
  },
  {
    id: 'last-stand-unus',
    occasion: 'last_stand',
    latin: 'Hīc ūnus ex {abl} adhūc stat',
    english: 'Here one of {side} still stands',
    when: { most: 1 },
  },
  {
    id: 'retreat-castra',
    occasion: 'retreat',
    latin: 'Hīc {nom} castra repetunt',
    english: 'Here {side} make for their camp again',
  },
  {
    id: 'retreat-salva-signa',
    occasion: 'retreat',
    latin: 'Hīc {nom} salvīs signīs discēdunt',
    english: 'Here {side} depart with their standards safe',
  },
  {
    id: 'collapse-terga',
    occasion: 'collapse',
    latin: 'Hīc {nom} terga vertunt',
    english: 'Here {side} turn their backs',
  },
  {
    id: 'collapse-in-fugam',
    occasion: 'collapse',
    latin: 'Hīc {nom} in fugam sē dant',
    english: 'Here {side} take to flight',
  },
  {
    id: 'annihilation-omnes',
    occasion: 'annihilation',
    latin: 'Hīc {nom} omnēs cecidērunt',
    english: 'Here {side} fell, every one',
  },
  {
    id: 'annihilation-nemo',
    occasion: 'annihilation',
    latin: 'Hīc nēmō ex {abl} superest',
    english: 'Here of {side} nobody is left',
  },
  {
    id: 'victory-vicerunt',
    occasion: 'victory',
    latin: 'Hīc {nom} vīcērunt',
    english: 'Here {side} have won',
  },
  {
    id: 'victory-potiuntur',
    occasion: 'victory',
    latin: 'Hīc {nom} campō potiuntur',
    english: 'Here {side} are masters of the field',
    when: { terrain: [...UNDER_SKY] },
  },
  {
    id: 'victory-victoria',
    occasion: 'victory',
    latin: 'Hīc {dat} victōria datur',
    english: 'Here victory is given to {side}',
  },
  {
    id: 'pyrrhic-damnum',
    occasion: 'pyrrhic',
    latin: 'Hīc {nom} magnō cum damnō vincere sibi videntur',
    english: 'Here {side}, at great cost, believe that they are winning',
  },
  {
    id: 'pyrrhic-plures',
    occasion: 'pyrrhic',
    latin: 'Hīc {nom} plūrēs āmittunt quam occīdunt',
    english: 'Here {side} lose more men than they kill',
  },
  {
    id: 'stalemate-mars',
    occasion: 'stalemate',
    latin: 'Hīc aequō Mārte discēditur',
    english: 'Here they part with the fight undecided',
    when: { survivors: true },
  },
  {
    id: 'stalemate-utrique',
    occasion: 'stalemate',
    latin: 'Hīc neutrī vincunt et utrīque flent',
    english: 'Here neither side wins and both weep',
    when: { survivors: true },
  },
  {
    id: 'stalemate-ad-unum',
    occasion: 'stalemate',
    latin: 'Hīc utrīque ad ūnum cecidērunt',
    english: 'Here both sides fell to the last man',
    when: { survivors: false },
  },
  {
    id: 'stalemate-nemo',
    occasion: 'stalemate',
    latin: 'Hīc nēmō superest quī vincat',
    english: 'Here nobody is left to win',
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
}

/**
 * The caption of a round (its occasion has been chosen by the last digit of `pick`): of those for its occasion, one that its facts make true. `side` is whom it is about, `pick` any whole
 * number from 0. That there always is one is proved by test; an unforeseen state is given one of the occasion's rather than none.
 */
export const captionFor = (chosen: {
  readonly occasion: CaptionOccasion;
  readonly side: CaptionSide;
  readonly pick: number;
  readonly facts: CaptionFacts;
}): CaptionText => {
  const all = byOccasion.get(chosen.occasion) ?? [];
  const fitting = all.filter(({ when }) => isTrueOf(when, chosen.facts));
  const list = fitting.length > 0 ? fitting : all;
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
  return { id: caption.id, latin: fill(caption.latin), english: fill(caption.english) };
};
