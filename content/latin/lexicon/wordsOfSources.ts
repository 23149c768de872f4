// Words that quoted sources and dialogues need and no other batch has: offices, virtues, the bakery, the hours of the night.
import type { Book } from '../../schema/lexeme.ts';

export const wordsOfSources: Book = [
  { id: 'aedilis_n', pos: 'noun', parts: ['aedīlis', 'aedīlis'], gender: 'm', senses: [['aedile']], freq: 'common', level: 'intermediate', tags: ['person', 'role', 'politics'],
    etym: 'From aedēs, a temple: at first the keeper of the temple of Ceres.', usage: 'Of the offices the one that cost most, since an aedile paid for games out of his own purse.',
    examples: [{ la: 'Aedīlis viās et forum cūrat.', en: 'The aedile looks after the streets and the market.' }], related: ['consul_n', 'praetor_n'] },
  { id: 'otiosus_adj', pos: 'adj', parts: ['ōtiōsus', 'ōtiōsa', 'ōtiōsum'], adv: true, senses: [['idle', 'at leisure', 'unoccupied'], ['calm', 'untroubled']], freq: 'common', level: 'intermediate', tags: ['time', 'manner'],
    etym: 'From ōtium, leisure; English "otiose" keeps only the bad side.', usage: 'Praise or blame lies in the context: free for study, or simply doing nothing.',
    examples: [{ la: 'Hodiē ōtiōsus sum; crās labōrābō.', en: 'Today I am at leisure; tomorrow I shall work.' }], related: ['otium_n', 'piger_adj'] },
  { id: 'castitas_n', pos: 'noun', parts: ['castitās', 'castitātis'], gender: 'f', flags: ['singular'], senses: [['chastity', 'purity']], freq: 'moderate', level: 'advanced', tags: ['virtue', 'abstract'],
    etym: 'From castus, pure; "chastity" came through French.', usage: 'Of Vestals by law, of wives by custom, of husbands by courtesy.', examples: [{ la: 'Castitās rēgīnae ab omnibus laudātur.', en: 'The chastity of the queen is praised by all.' }], related: ['castus_adj'] },
  { id: 'continentia_n', pos: 'noun', parts: ['continentia', 'continentiae'], gender: 'f', flags: ['singular'], senses: [['self-control', 'restraint', 'continence']], freq: 'moderate', level: 'advanced', tags: ['virtue', 'abstract'],
    etym: 'From contineō, to hold together or hold in.', usage: 'Scipio showed it to a captive bride, and painters never tired of it.', examples: [{ la: 'Continentiam ducis etiam hostēs mīrātī sunt.', en: 'Even the enemy admired the self-control of the general.' }], related: ['contineo_v'] },
  { id: 'pubes_n', pos: 'noun', parts: ['pūbēs', 'pūbis'], gender: 'f', flags: ['singular'], senses: [['youth', 'young people', 'young men'], ['signs of manhood']], freq: 'moderate', level: 'advanced', tags: ['age', 'people'],
    etym: 'Kin to pūbēs, -eris, grown up; hence "puberty".', usage: 'A collective noun of poets and historians: all who are of an age to bear arms.',
    examples: [{ la: 'Omnis pūbēs ad arma vocātur.', en: 'All the young men are called to arms.' }], related: ['iuventus_n'] },
  { id: 'libum_n', pos: 'noun', parts: ['lībum', 'lībī'], gender: 'n', senses: [['cake', 'offering cake']], freq: 'moderate', level: 'intermediate', tags: ['food', 'religion'],
    etym: 'The ancients derived it from lībō, to pour or offer.', usage: 'Cato gives the recipe: cheese, flour, an egg, bay leaves underneath.', examples: [{ la: 'Nātālī meō lībum edimus.', en: 'On my birthday we eat a cake.' }], related: ['panis_n', 'caseus_n'],
    culture: 'Cheese, flour and an egg, baked on leaves: gods and birthday guests each had their share.' },
  { id: 'farina_n', pos: 'noun', parts: ['farīna', 'farīnae'], gender: 'f', senses: [['flour', 'meal']], freq: 'moderate', level: 'intermediate', tags: ['food', 'material'],
    etym: 'From far, the old Roman spelt; "farinaceous" is its learned child.', usage: 'One of our own sort is nostrae farīnae, in Persius.', examples: [{ la: 'Pānis ex farīnā et aquā fit.', en: 'Bread is made of flour and water.' }], related: ['panis_n', 'frumentum_n'] },
  { id: 'noctu_adv', pos: 'adv', parts: ['noctū'], senses: [['by night', 'at night']], freq: 'common', level: 'basic', tags: ['time'],
    etym: 'An old ablative of nox, made after the pattern of diū.', usage: 'noctū names the part of the day as such; nocte can be one night in particular.',
    examples: [{ la: 'Lupī noctū veniunt.', en: 'Wolves come by night.' }], related: ['nox_n'] },
  { id: 'tepidus_adj', pos: 'adj', parts: ['tepidus', 'tepida', 'tepidum'], senses: [['warm', 'lukewarm', 'tepid']], freq: 'common', level: 'intermediate', tags: ['weather', 'water'],
    etym: 'From tepeō, to be warm; the middle room of the baths was the tepidārium.', usage: 'Of baths, zephyrs, and love on the way in or out.', examples: [{ la: 'Aqua piscīnae tepida est.', en: 'The water of the pool is warm.' }], related: ['calidus_adj', 'frigidus_adj'] },
]; // prettier-ignore
