// Which paradigms are written down in tests/goldens/latin, and what a reader of each should look at.
// One entry a file: the words in it (as a dictionary gives them), the traps of the class, and the authority for its doubtful cells.
// A&G is Allen and Greenough's New Latin Grammar; OLD the Oxford Latin Dictionary.
import type { LexemeFlag } from '@sigilla/content/schema/lexeme.ts';
import type { DictionaryParts } from '@sigilla/engine/latin/printedEntry.ts';

export type Golden = {
  readonly title: string;
  readonly words: readonly DictionaryParts[];
  readonly look: readonly string[];
  readonly authority: string;
};

const n = (parts: string, gender: 'm' | 'f' | 'n' | 'c', ...flags: LexemeFlag[]): DictionaryParts => ({ pos: 'noun', parts: parts.split(parts.includes(', ') ? ', ' : ' '), gender, flags }); // prettier-ignore
const a = (parts: string, ...flags: LexemeFlag[]): DictionaryParts => ({ pos: 'adj', parts: parts.split(' '), flags }); // prettier-ignore
const p = (parts: string): DictionaryParts => ({ pos: 'pron', parts: parts.split(' ') });
const num = (parts: string): DictionaryParts => ({ pos: 'num', parts: parts.split(' ') });
const adv = (form: string): DictionaryParts => ({ pos: 'adv', parts: [form] });
const v = (parts: string, ...flags: LexemeFlag[]): DictionaryParts => ({ pos: 'verb', parts: parts.split(', '), flags }); // prettier-ignore

const one = (title: string, word: DictionaryParts, look: readonly string[], authority: string): Golden => ({ title, words: [word], look, authority }); // prettier-ignore

const NOUNS: Readonly<Record<string, Golden>> = {
  'noun-1': one('First declension', n('puella puellae', 'f'), ['Nominative and vocative in short -a, ablative in long -ā: the macron alone tells them apart.', 'Genitive and dative singular, nominative and vocative plural are one form.'], 'A&G §§ 40–42'),
  'noun-1-abus': { title: 'First declension with -ābus', words: [n('dea deae', 'f'), n('fīlia fīliae', 'f')], look: ['Dative and ablative plural in -ābus, to be told from deīs and fīliīs of the masculines; the regular form stands beside it.'], authority: 'A&G § 43 e' },
  'noun-1-plural': { title: 'First declension, plural only', words: [n('dīvitiae dīvitiārum', 'f'), n('Athēnae Athēnārum', 'f', 'proper', 'locative')], look: ['No singular column at all.', 'A town has a locative, and in the plural it is the form in -īs.'], authority: 'A&G §§ 43 c, 101' },
  'noun-1-town': one('First declension, a town with a locative', n('Rōma Rōmae', 'f', 'proper', 'singular', 'locative'), ['Locative Rōmae, like the genitive.', 'No plural column.'], 'A&G §§ 43 c, 427.3'),
  'noun-1-greek': { title: 'First declension, Greek names', words: [n('Aenēās Aenēae', 'm', 'proper', 'singular'), n('Anchīsēs Anchīsae', 'm', 'proper', 'singular')], look: ['Accusative -ān and -ēn beside -am; vocative -ā and -ē.', 'Genitive and dative are Latin: -ae.'], authority: 'A&G § 44' },
  'noun-2-us': one('Second declension in -us', n('servus servī', 'm'), ['The only declension whose vocative differs from the nominative: serve.'], 'A&G § 46'),
  'noun-2-ius': { title: 'Second declension in -ius and -ium', words: [n('fīlius fīlī', 'm'), n('cōnsilium cōnsiliī', 'n')], look: ['Vocative fīlī, not fīlie.', 'Genitive in -ī and in -iī: the one in the dictionary comes first.', 'The nominative plural keeps both i: fīliī.'], authority: 'A&G § 49 b, c' },
  'noun-2-er': { title: 'Second declension in -er and -ir', words: [n('puer puerī', 'm'), n('ager agrī', 'm'), n('vir virī', 'm')], look: ['puer keeps its e, ager drops it everywhere but in the nominative and vocative.', 'Vocative like the nominative: never puere.', 'vir has virum beside virōrum (genitive plural).'], authority: 'A&G §§ 47, 49 d' },
  'noun-2-neuter': one('Second declension, neuter', n('dōnum dōnī', 'n'), ['Nominative, accusative and vocative are one form in each number; the plural ends in short -a.'], 'A&G § 46'),
  'noun-2-neuter-us': one('Second declension, neuter in -us', n('vulgus vulgī', 'n', 'singular'), ['Accusative and vocative vulgus: a neuter, though it looks like servus.'], 'A&G § 48 a'),
  'noun-2-um-gen': one('Second declension with a genitive plural in -um', n('socius sociī', 'm', 'um-gen'), ['Genitive plural socium beside sociōrum.', 'Vocative socī.'], 'A&G § 49 d'),
  'noun-2-plural': one('Second declension, plural only, neuter', n('castra castrōrum', 'n'), ['A plural in form for one camp; no singular column.'], 'A&G § 101'),
  'noun-2-deus': one('deus', n('deus deī', 'm'), ['Vocative deus, as late writers have it, or dīve; classical Latin avoids it, and never says dee.', 'Plural dī and dīs beside deī and deīs; genitive deum beside deōrum.'], 'A&G § 49 g'),
  'noun-2-locus': { title: 'Second declension, two genders in the plural', words: [n('locus locī', 'm'), n('iocus iocī', 'm'), n('frēnum frēnī', 'n')], look: ['loca are places of the earth, locī passages of books or topics; both stand here.'], authority: 'A&G § 106' },
  'noun-2-locative': { title: 'Common nouns with a locative', words: [n('humus humī', 'f'), n('bellum bellī', 'n')], look: ['humī "on the ground"; bellī "in the field" (with domī).', 'humus is feminine, though in -us.'], authority: 'A&G § 427.3 a' },
  'noun-3-mute': { title: 'Third declension, mute stems', words: [n('prīnceps prīncipis', 'm'), n('mīles mīlitis', 'm'), n('rēx rēgis', 'm'), n('virtūs virtūtis', 'f')], look: ['The vowel of the last syllable of the stem: short and changed in prīncipis, mīlitis; long in rēgis, virtūtis.', 'Genitive plural in -um, accusative plural in -ēs alone.'], authority: 'A&G §§ 56–57' },
  'noun-3-mute-neuter': { title: 'Third declension, mute stems, neuter', words: [n('caput capitis', 'n'), n('poēma poēmatis', 'n')], look: ['Ablative in -e, plural in -a, genitive plural in -um: not i-stems.', 'Greek neuters in -ma have -īs beside -ibus.'], authority: 'A&G §§ 59, 82' },
  'noun-3-liquid': { title: 'Third declension, liquid stems', words: [n('cōnsul cōnsulis', 'm'), n('pater patris', 'm'), n('labor labōris', 'm')], look: ['pater, māter, frāter drop the e and yet have -um: patrum.', 'labor has short o in the nominative only.'], authority: 'A&G §§ 61–62, 78' },
  'noun-3-nasal': { title: 'Third declension, nasal stems', words: [n('leō leōnis', 'm'), n('homō hominis', 'm'), n('nōmen nōminis', 'n')], look: ['leōnis with long ō, hominis with short i.', 'The neuter has nōmine, nōmina, nōminum.'], authority: 'A&G §§ 61–64' },
  'noun-3-s-stem': { title: 'Third declension, stems in -s that became -r', words: [n('flōs flōris', 'm'), n('genus generis', 'n'), n('corpus corporis', 'n'), n('cinis cineris', 'm')], look: ['The neuters in -us have -eris or -oris, with short vowels.', 'cinis looks parisyllabic and is not: cinerum.'], authority: 'A&G §§ 62–64' },
  'noun-3-i-parisyllabic': { title: 'Third declension, mixed i-stems of equal syllables', words: [n('nūbēs nūbis', 'f'), n('cīvis cīvis', 'c'), n('hostis hostis', 'c')], look: ['Genitive plural in -ium, accusative plural in -ēs with -īs beside it.', 'cīvis has cīvī beside cīve.'], authority: 'A&G §§ 65–66, 72, 76 b' },
  'noun-3-i-two-consonants': { title: 'Third declension, mixed i-stems of one syllable or in -ns', words: [n('urbs urbis', 'f'), n('nox noctis', 'f'), n('cliēns clientis', 'm'), n('parēns parentis', 'c')], look: ['Two consonants before -is: urbium, noctium.', 'The nominative in -ēns is long, the stem in -ent- short.', 'cliēns has -ium, -um beside it; parēns the other way about.'], authority: 'A&G §§ 71–72, 121 b' },
  'noun-3-i-im': { title: 'Third declension, pure i-stems with -im', words: [n('sitis sitis', 'f', 'singular'), n('turris turris', 'f'), n('nāvis nāvis', 'f')], look: ['sitim and sitī alone; turrim beside turrem, turrī beside turre; nāvem beside nāvim.'], authority: 'A&G §§ 67, 75–76' },
  'noun-3-i-abl': { title: 'Third declension, i-stems with an ablative in -ī', words: [n('ignis ignis', 'm'), n('imber imbris', 'm')], look: ['Ablative in -ī beside -e, but the accusative in -em.', 'imber has imbrium though of unequal syllables.'], authority: 'A&G §§ 66, 76 b' },
  'noun-3-i-neuter': { title: 'Third declension, neuter i-stems', words: [n('mare maris', 'n'), n('animal animālis', 'n'), n('exemplar exemplāris', 'n')], look: ['Ablative in -ī, plural in -ia, genitive plural in -ium.', 'animal and exemplar have a short vowel in the nominative, a long one in every other case.'], authority: 'A&G §§ 68–69' },
  'noun-3-i-os': { title: 'Third declension, small neuters', words: [n('os ossis', 'n'), n('ōs ōris', 'n'), n('cor cordis', 'n')], look: ['os "bone" has ossium but osse and ossa; ōs "mouth" has long ō.', 'cor: corda; its genitive plural hardly occurs (cordium in late Latin).'], authority: 'A&G §§ 79, 103 g' },
  'noun-3-by-use': { title: 'Third declension, words that break the rule of syllables', words: [n('canis canis', 'c'), n('iuvenis iuvenis', 'c'), n('sēdēs sēdis', 'f'), n('mēnsis mēnsis', 'm')], look: ['canum and iuvenum, of equal syllables and yet in -um.', 'sēdum, and sēdium; mēnsium, and mēnsum.'], authority: 'A&G § 78' },
  'noun-3-plural': { title: 'Third declension, plural only', words: [n('moenia moenium', 'n'), n('maiōrēs maiōrum', 'm'), n('faucēs faucium', 'f')], look: ['The genitive tells the class: moenium and faucium are i-stems (faucīs beside faucēs), maiōrum is not.'], authority: 'A&G § 101' },
  'noun-3-vis': one('vīs', n('vīs vīs', 'f'), ['Singular vīs, vim, vī; genitive and dative are rare.', 'The plural has another stem, vīr-, with long ī: vīrēs is not virī.'], 'A&G § 79'),
  'noun-3-bos-sus': { title: 'bōs and sūs', words: [n('bōs bovis', 'c'), n('sūs suis', 'c')], look: ['boum, not bovum, first; bōbus or būbus.', 'suibus or subus.'], authority: 'A&G § 79' },
  'noun-3-iuppiter': one('Iuppiter', n('Iuppiter Iovis', 'm', 'proper', 'singular'), ['Every case but nominative and vocative from Iov-.'], 'A&G § 79'),
  'noun-3-other-stems': { title: 'Third declension, stems not to be guessed', words: [n('senex senis', 'm'), n('nix nivis', 'f'), n('carō carnis', 'f'), n('iter itineris', 'n'), n('vās vāsis', 'n')], look: ['senum but nivium and carnium.', 'vās goes over to the second declension in the plural: vāsa, vāsōrum.'], authority: 'A&G §§ 79, 105 b' },
  'noun-3-greek': { title: 'Third declension, Greek words', words: [n('āēr āeris', 'm', 'singular'), n('hērōs hērōis', 'm')], look: ['Accusative in -a beside -em; nominative plural in short -es.'], authority: 'A&G §§ 81–83' },
  'noun-3-place': { title: 'Third declension with a locative', words: [n('Carthāgō Carthāginis', 'f', 'proper', 'singular', 'locative'), n('rūs rūris', 'n', 'locative')], look: ['Locative in -ī, with -e beside it for towns; rūrī "in the country".', 'No plural locative: only names that are plural have one.'], authority: 'A&G §§ 80, 427.3' },
  'noun-3-mixed-with-5': { title: 'Between third and fifth declension', words: [n('famēs famis', 'f', 'singular'), n('requiēs requiētis', 'f', 'singular')], look: ['Ablative famē with a long e; requiem and requiē beside requiētem and requiēte.'], authority: 'A&G §§ 98 d, 105 e' },
  'noun-4': one('Fourth declension', n('manus manūs', 'f'), ['Short -us in the nominative singular, long -ūs in the genitive singular and the plural.', 'Genitive plural in -uum.'], 'A&G §§ 88–89'),
  'noun-4-neuter': one('Fourth declension, neuter', n('cornū cornūs', 'n'), ['-ū throughout the singular but the genitive (cornūs) and a dative -uī beside it.', 'Plural cornua with a short u.'], 'A&G § 89'),
  'noun-4-ubus': { title: 'Fourth declension with -ubus', words: [n('arcus arcūs', 'm'), n('tribus tribūs', 'f'), n('portus portūs', 'm')], look: ['arcubus and tribubus alone; portibus first, portubus beside it.'], authority: 'A&G § 92 c' },
  'noun-4-domus': one('domus', n('domus domūs', 'f'), ['Second-declension forms beside those of the fourth: domō (ablative), domōs, domōrum.', 'Locative domī.'], 'A&G § 93'),
  'noun-5': { title: 'Fifth declension', words: [n('diēs diēī', 'm'), n('rēs reī', 'f'), n('fidēs fideī', 'f', 'singular')], look: ['-ēī after a vowel (diēī), -eī after a consonant (reī, fideī).', 'Only diēs and rēs have all of the plural.'], authority: 'A&G §§ 95–98' },
  'noun-two-words': { title: 'Nouns of two words', words: [n('rēs pūblica, reī pūblicae', 'f'), n('iūs iūrandum, iūris iūrandī', 'n')], look: ['Both words decline, each by its own class: reī pūblicae, iūre iūrandō.'], authority: 'A&G § 98, OLD iūsiūrandum' },
  'noun-indeclinable': { title: 'Nouns that do not decline', words: [n('fās', 'n', 'indecl'), n('nefās', 'n', 'indecl')], look: ['Nominative and accusative singular only; every other case is a dash.'], authority: 'A&G § 103 a' },
}; // prettier-ignore

const ADJECTIVES: Readonly<Record<string, Golden>> = {
  'adjective-1-2': one('First and second declensions, degrees of their own', a('bonus bona bonum'), ['bonus, melior, optimus; the adverbs bene, melius, optimē.'], 'A&G §§ 110, 120, 129, 214'),
  'adjective-1-2-regular': one('First and second declensions, regular degrees', a('altus alta altum'), ['altior, altius with long ō in altiōris; altissimus.'], 'A&G §§ 110, 120, 124'),
  'adjective-1-2-er': { title: 'First and second declensions in -er', words: [a('pulcher pulchra pulchrum'), a('līber lībera līberum')], look: ['pulcher drops its e, līber keeps it.', 'Superlative in -errimus from the nominative: pulcherrimus, līberrimus.', 'Vocative like the nominative.'], authority: 'A&G §§ 111–112, 125' },
  'adjective-pronominal': { title: 'Genitive in -īus, dative in -ī', words: [a('tōtus tōta tōtum'), a('alius alia aliud'), a('alter altera alterum'), a('uter utra utrum')], look: ['alius has aliud, and lends its genitive from alter (alterīus).', 'No vocative and no degrees.'], authority: 'A&G § 113' },
  'adjective-meus': one('Possessive', a('meus mea meum'), ['Vocative masculine mī; no degrees, no adverb.'], 'A&G §§ 110 a, 145'),
  'adjective-without-degrees': one('A vowel before -us', a('idōneus idōnea idōneum', 'nograde'), ['No comparative and no superlative: Latin says magis idōneus, maximē idōneus.'], 'A&G § 128'),
  'adjective-icus': one('Degrees in -entior, -entissimus', a('magnificus magnifica magnificum'), ['magnificentior, magnificentissimus, magnificentius.'], 'A&G § 127 a'),
  'adjective-multus': one('multus, plūs, plūrimus', a('multus multa multum'), ['plūs is a neuter noun in the singular, with no dative; an adjective in the plural: plūrēs, plūra, plūrium.'], 'A&G §§ 120, 129'),
  'adjective-paucus': one('Plural only', a('paucī paucae pauca'), ['No singular of the positive; pauciōrēs and paucissimī are in use, an adverb is not.'], 'A&G § 101, OLD paucus'),
  'adjective-two-superlatives': { title: 'Two superlatives', words: [a('superus supera superum'), a('dīves dīvitis')], look: ['suprēmus "last", and summus "highest"; dīvitior and dītior, dīvitissimus and dītissimus.', 'dīves is a consonant stem: dīvite, dīvitum.'], authority: 'A&G §§ 121 a, 130 b' },
  'adjective-3-three': { title: 'Third declension, three endings', words: [a('ācer ācris ācre'), a('celer celeris celere')], look: ['Ablative in -ī in all genders, plural -ia and -ium.', 'Nominative masculine ācer, feminine ācris; ācerrimus. celer keeps its e.'], authority: 'A&G §§ 115, 125' },
  'adjective-3-two': { title: 'Third declension, two endings', words: [a('fortis forte'), a('facilis facile'), a('omnis omne')], look: ['Ablative in -ī; accusative plural -ēs with -īs beside it.', 'facilis, facillimus, and the adverb facile; omnis has no degrees.'], authority: 'A&G §§ 116, 126, 214 d' },
  'adjective-3-one': { title: 'Third declension, one ending', words: [a('fēlīx fēlīcis'), a('prūdēns prūdentis')], look: ['One nominative for three genders; accusative neuter fēlīx.', 'Ablative in -ī, -e beside it; -ia, -ium.', 'Adverb prūdenter, not prūdentiter.'], authority: 'A&G §§ 117–118, 214 b' },
  'adjective-3-consonant': { title: 'Third declension, one ending, consonant stems', words: [a('vetus veteris'), a('pauper pauperis'), a('memor memoris')], look: ['vetere, veterum, vetera: -e, -um and -a. Degrees vetustior, veterrimus.', 'memor has memorī but memorum, and no neuter plural.', 'pauper has no neuter plural nominative, and no adverb.'], authority: 'A&G §§ 119, 121 a' },
  'adjective-comparative': { title: 'Comparatives that are headwords', words: [a('prior prius'), a('interior interius')], look: ['Ablative in -e, plural -a and -um: a consonant stem.', 'prīmus and intimus are their superlatives.'], authority: 'A&G §§ 120, 130' },
  'adjective-complures': one('complūrēs', a('complūrēs complūra'), ['complūra and complūria; genitive complūrium.'], 'A&G § 120 c'),
  'adjective-indeclinable': { title: 'Adjectives that do not decline', words: [a('nēquam', 'indecl'), a('tot', 'indecl', 'nograde', 'plural')], look: ['nēquam stands in every case and compares as nēquior, nēquissimus; tot has no degrees and no singular.'], authority: 'A&G §§ 122 b, 129' },
  'adverb': { title: 'Adverbs', words: [adv('bene'), adv('saepe'), adv('diū'), adv('prope'), adv('magnopere'), adv('nūper'), adv('celeriter'), adv('pulchrē'), adv('semper')], look: ['The comparative is a neuter in -ius, the superlative ends in -ē.', 'nūper lacks a comparative, semper both degrees.'], authority: 'A&G §§ 214–218' },
}; // prettier-ignore

const PRONOUNS: Readonly<Record<string, Golden>> = {
  'pronoun-ego': one('Personal, first person', p('ego'), ['nostrum of a part, nostrī as an object.', 'No vocative.'], 'A&G §§ 142–143'),
  'pronoun-tu': one('Personal, second person', p('tū'), ['vestrum of a part, vestrī as an object.', 'The only personal pronoun with a vocative.'], 'A&G §§ 142–143'),
  'pronoun-se': one('Reflexive', p('suī'), ['No nominative; singular and plural are the same.'], 'A&G § 144'),
  'pronoun-hic': one('hic', p('hic haec hoc'), ['Nominative hic and hoc have short vowels here, though they scan long (hicc, hocc); ablative hōc.', 'Neuter plural haec, like the feminine singular.'], 'A&G § 146'),
  'pronoun-ille': one('ille', p('ille illa illud'), ['illud, not illum, in the neuter; illīus, illī in every gender.'], 'A&G § 146'),
  'pronoun-iste': one('iste', p('iste ista istud'), ['Like ille.'], 'A&G § 146'),
  'pronoun-is': one('is', p('is ea id'), ['Plural eī, iī, ī and eīs, iīs, īs.', 'eius, eī in every gender.'], 'A&G § 146'),
  'pronoun-idem': one('īdem', p('īdem eadem idem'), ['Masculine īdem, neuter idem.', 'm becomes n before d: eundem, eandem, eōrundem.'], 'A&G § 146'),
  'pronoun-ipse': one('ipse', p('ipse ipsa ipsum'), ['Neuter ipsum, not ipsud.'], 'A&G § 146'),
  'pronoun-qui': one('Relative', p('quī quae quod'), ['Neuter plural quae.', 'quibus, and quīs beside it.'], 'A&G § 147'),
  'pronoun-quis': one('Interrogative', p('quis quis quid'), ['quis for men and women, quid for things; feminine quae, quam, quā as with a noun (quae fēmina).', 'Plural like the relative.'], 'A&G § 148'),
  'pronoun-quisnam': one('quisnam', p('quisnam quaenam quidnam'), ['-nam after every form of quis.'], 'A&G § 148 b, e'),
  'pronoun-ecquis': one('ecquis', p('ecquis ecqua ecquid'), ['Feminine ecquae, and ecqua beside it.'], 'A&G § 148 d'),
  'pronoun-aliquis': { title: 'aliquis and aliquī', words: [p('aliquis aliqua aliquid'), p('aliquī aliqua aliquod')], look: ['Feminine singular and neuter plural aliqua, not aliquae; but the feminine plural is aliquae.'], authority: 'A&G §§ 149, 151 d, e' },
  'pronoun-quidam': one('quīdam', p('quīdam quaedam quiddam'), ['quendam, quandam, quōrundam, quārundam.', 'Neuter quiddam (noun), quoddam (adjective).'], 'A&G § 151 c'),
  'pronoun-quisque': { title: 'quisque and ūnusquisque', words: [p('quisque quaeque quidque'), p('ūnusquisque ūnaquaeque ūnumquidque')], look: ['Neuter quidque (noun), quodque (adjective).', 'Both halves of ūnusquisque decline; it has no plural.'], authority: 'A&G § 151 g, h' },
  'pronoun-quisquam': one('quisquam', p('quisquam quisquam quicquam'), ['No plural; no feminine of its own; quicquam and quidquam.'], 'A&G § 151 d'),
  'pronoun-quispiam': one('quispiam', p('quispiam quaepiam quidpiam'), ['Neuter quidpiam (noun), quodpiam (adjective).'], 'A&G § 151 d'),
  'pronoun-quisquis': one('quisquis', p('quisquis quisquis quidquid'), ['Of the others only quidquid, quōquō, and rarely quemquem are in use: dashes elsewhere.'], 'A&G § 151 b'),
  'pronoun-quicumque': one('quīcumque', p('quīcumque quaecumque quodcumque'), ['-cumque after every form of quī.'], 'A&G § 151 a'),
  'pronoun-quivis': { title: 'quīvīs and quīlibet', words: [p('quīvīs quaevīs quidvīs'), p('quīlibet quaelibet quidlibet')], look: ['Neuter quidvīs (noun), quodvīs (adjective).'], authority: 'A&G § 151 c' },
  'pronoun-uterque': { title: 'uterque, utervīs', words: [p('uterque utraque utrumque'), p('utervīs utravīs utrumvīs')], look: ['utrīusque, utrīque; the plural of uterque is of two parties.'], authority: 'A&G §§ 113, 151 g' },
  'pronoun-nemo': { title: 'nēmō and nihil', words: [p('nēmō'), p('nihil')], look: ['Genitive and ablative from nūllus: nūllīus, nūllō.', 'nihil has two cases.'], authority: 'A&G §§ 103 f, 314' },
}; // prettier-ignore

const NUMERALS: Readonly<Record<string, Golden>> = {
  'numeral-unus': one('One', num('ūnus ūna ūnum'), ['ūnīus, ūnī.', 'Its plural goes with nouns that have only a plural: ūna castra.'], 'A&G §§ 113, 134 a'),
  'numeral-duo-tres': { title: 'Two, both, three', words: [num('duo'), num('ambō'), num('trēs')], look: ['duo with short o, ambō with long.', 'duōs and duo in the accusative masculine.', 'duōbus, duābus: -ābus in the feminine.', 'Genitive trium.'], authority: 'A&G § 134 b' },
  'numeral-milia': { title: 'A thousand and thousands', words: [num('mīlle'), num('mīlia')], look: ['mīlle does not decline; mīlia is a neuter plural with a genitive after it.', 'One l in mīlia.'], authority: 'A&G § 134 d' },
  'numeral-plain': { title: 'Numbers that do not decline', words: [num('quattuor'), num('centum'), num('bis')], look: ['From four to a hundred, and "so many times".'], authority: 'A&G §§ 134, 138' },
  'numeral-declined': { title: 'Hundreds, ordinals, distributives', words: [num('ducentī ducentae ducenta'), num('tertius tertia tertium'), num('singulī singulae singula')], look: ['Hundreds and distributives have only a plural; none has degrees.'], authority: 'A&G §§ 134–137' },
}; // prettier-ignore

const VERBS: Readonly<Record<string, Golden>> = {
  'verb-1': one('First conjugation', v('amō, amāre, amāvī, amātum'), ['ā is short before -t, -nt and in amō: amat, amant.', 'Present subjunctive with ē: amem, amēs, amet.', 'Shortened perfects: amāstī, amārunt, amāssem.'], 'A&G §§ 181, 184'),
  'verb-2': one('Second conjugation', v('moneō, monēre, monuī, monitum'), ['moneam with short e; monet, monent short.', 'A perfect in -uī has no shortened forms.'], 'A&G § 185'),
  'verb-3': one('Third conjugation', v('regō, regere, rēxī, rēctum'), ['Short e in regere, regeris (present passive), long in regēris (future).', 'Future in -am, -ēs: regam, regēs.', 'Gerundive regendus, regundus beside it.'], 'A&G § 186'),
  'verb-3-io': one('Third conjugation in -iō', v('capiō, capere, cēpī, captum'), ['capis, capit, capimus with short i; capere, caperem without i; capiunt, capiēbam, capiam with it.', 'caperis (present), capiēris (future).'], 'A&G § 188'),
  'verb-4': one('Fourth conjugation', v('audiō, audīre, audīvī, audītum'), ['audīs, audīmus, audītis long; audit short.', 'audiī, audīstī, audiērunt, audīsse beside the full forms.'], 'A&G §§ 181 b, 187'),
  'verb-perfect-in-ovi': { title: 'Perfects in -vī of other conjugations', words: [v('nōscō, nōscere, nōvī, nōtum'), v('petō, petere, petīvī, petītum')], look: ['nōstī, nōrunt, nōram, nōsse.', 'petiī, petīstī beside petīvī.'], authority: 'A&G § 181' },
  'verb-intransitive': one('A verb without an object', v('veniō, venīre, vēnī, ventum', 'intransitive'), ['No passive but the impersonal: venītur, ventum est, veniendum (est).', 'No shortened perfect: vēnī has no -v-.', 'A future participle, ventūrus, but no perfect participle.'], 'A&G § 208 d'),
  'verb-without-supine': one('A verb without a supine', v('timeō, timēre, timuī'), ['No perfect passive, no future infinitive, no supine; yet a present passive and a gerundive.'], 'A&G § 185, OLD timeō'),
  'verb-imperative-short': { title: 'Short imperatives', words: [v('dīcō, dīcere, dīxī, dictum'), v('dūcō, dūcere, dūxī, ductum'), v('sciō, scīre, scīvī, scītum')], look: ['dīc, dūc; scītō rather than scī.', 'Short i in dictum, short u in ductum.'], authority: 'A&G § 182' },
  'verb-two-future-participles': one('A future participle of its own', v('iuvō, iuvāre, iūvī, iūtum'), ['iuvātūrus, and iūtūrus beside it; iūvī with a long ū, and no shortened perfect.'], 'A&G § 209, OLD iuuō'),
  'verb-impersonal': { title: 'Impersonals', words: [v('licet, licēre, licuit'), v('oportet, oportēre, oportuit'), v('pudet, pudēre, puduit')], look: ['Third singular and infinitives only; no imperative, no passive.'], authority: 'A&G §§ 207–208' },
  'deponent-1': one('Deponent, first conjugation', v('hortor, hortārī, hortātus sum'), ['Passive forms, active sense; filed as active.', 'Active in form too: hortāns, hortātūrus, hortandī, hortātum. The gerundive alone is passive in sense.'], 'A&G § 190'),
  'deponent-2': one('Deponent, second conjugation', v('vereor, verērī, veritus sum'), ['verēris, verēre; short i in veritus.'], 'A&G § 191'),
  'deponent-3': one('Deponent, third conjugation', v('sequor, sequī, secūtus sum'), ['Infinitive sequī; imperative sequere, like an active infinitive.', 'sequeris (present), sequēris (future).'], 'A&G § 191'),
  'deponent-3-io': { title: 'Deponent, third conjugation in -iō', words: [v('patior, patī, passus sum'), v('morior, morī, mortuus sum', 'intransitive')], look: ['pateris, patitur with short i; infinitive patī.', 'morior has moritūrus. The gerundive of a verb like it is met almost only as moriendum.'], authority: 'A&G §§ 191, 211' },
  'deponent-4': { title: 'Deponent, fourth conjugation', words: [v('largior, largīrī, largītus sum'), v('orior, orīrī, ortus sum', 'intransitive')], look: ['largīris, largītur long.', 'orior has forms of the third conjugation: oreris, oritur, orimur; imperfect subjunctive orīrer or orerer; oritūrus.'], authority: 'A&G §§ 191, 211' },
  'deponent-active-perfect': one('Deponent with an active perfect', v('revertor, revertī, revertī, reversum', 'intransitive'), ['revertī in the perfect of good prose, reversus sum beside it; the infinitive revertī is the present.'], 'OLD reuertor'),
  'semideponent-2': { title: 'Semideponents, second conjugation', words: [v('audeō, audēre, ausus sum'), v('gaudeō, gaudēre, gāvīsus sum', 'intransitive'), v('soleō, solēre, solitus sum', 'intransitive')], look: ['Active in the present, passive forms with active sense in the perfect.', 'The gerundive is whole, though gaudeō and soleō use gaudendum and solendum alone.'], authority: 'A&G § 192' },
  'semideponent-3': one('Semideponent, third conjugation', v('fīdō, fīdere, fīsus sum', 'intransitive'), ['fīsus sum; its object is a dative or an ablative.'], 'A&G § 192'),
  'irregular-sum': one('sum', v('sum, esse, fuī, futūrus'), ['es is short, as in prose; est, sunt, erō, eris.', 'forem beside essem; fore beside futūrum esse.', 'No passive, no present participle, no gerund, no supine.'], 'A&G § 170'),
  'irregular-absum': one('absum', v('absum, abesse, āfuī, āfutūrus'), ['āfuī and āfutūrus, with ā-.', 'A present participle, absēns, which sum itself lacks.'], 'A&G § 198'),
  'irregular-prosum': one('prōsum', v('prōsum, prōdesse, prōfuī, prōfutūrus'), ['-d- before a vowel: prōdes, prōdest, prōderam; prōsum, prōsim, prōfuī without.'], 'A&G § 198 a'),
  'irregular-possum': one('possum', v('possum, posse, potuī'), ['No imperative, no future infinitive, no passive; potēns is an adjective.'], 'A&G § 198 b'),
  'irregular-eo': one('eō', v('eō, īre, iī, itum', 'intransitive'), ['eō, eunt, eam, eundum, euntis before a vowel, ī elsewhere; ībō and ībam.', 'īstī, īsse before iistī, iisse; īvī beside iī.', 'Impersonal passive only: ītur, itum est.'], 'A&G § 203'),
  'irregular-transeo': one('A transitive compound of eō', v('trānseō, trānsīre, trānsiī, trānsitum'), ['The whole passive: trānseor, trānsītur, trānsitus sum; short i in trānsitus.'], 'A&G § 203 a'),
  'irregular-redeo': one('An intransitive compound of eō', v('redeō, redīre, rediī, reditum', 'intransitive'), ['rediī, redīstī, redīsse.'], 'A&G § 203'),
  'irregular-queo': { title: 'queō and nequeō', words: [v('queō, quīre, quīvī'), v('nequeō, nequīre, nequīvī')], look: ['Like eō, without imperative, gerund and passive; but quīvī before quiī, as the dictionary gives it.'], authority: 'A&G § 206 d' },
  'irregular-fero': one('ferō', v('ferō, ferre, tulī, lātum'), ['No vowel before -s, -t, -re: fers, fert, fertis, ferre, ferrem, fer.', 'Passive ferris, fertur, ferrī.'], 'A&G § 200'),
  'irregular-aufero': one('A compound of ferō', v('auferō, auferre, abstulī, ablātum'), ['Three prefixes in four parts; imperative aufer.'], 'A&G § 200'),
  'irregular-volo': one('volō', v('volō, velle, voluī'), ['vīs, vult (volt), vultis; velim and vellem.', 'No imperative, no passive, no gerund.'], 'A&G § 199'),
  'irregular-nolo': one('nōlō', v('nōlō, nōlle, nōluī'), ['nōn vīs, nōn vult, nōn vultis in two words.', 'Imperative nōlī, nōlīte.'], 'A&G § 199'),
  'irregular-malo': one('mālō', v('mālō, mālle, māluī'), ['māvīs, māvult, māvultis; no imperative, no participle.'], 'A&G § 199'),
  'irregular-fio': one('fīō', v('fīō, fierī, factus sum'), ['Long ī before a vowel: fīō, fīunt, fīam; but short i in fit, and in fierī and fierem.', 'Filed as active, being the passive of faciō in sense.', 'Future infinitive factum īrī.'], 'A&G § 204'),
  'irregular-facio': one('faciō', v('faciō, facere, fēcī, factum'), ['Imperative fac; the passive of the present system is fīō, but the gerundive is faciendus.'], 'A&G §§ 182, 204'),
  'irregular-patefacio': one('A compound of faciō that keeps its a', v('patefaciō, patefacere, patefēcī, patefactum'), ['patefac; passive patefīō, patefierī.', 'Compounds in -ficiō go like capiō instead.'], 'A&G § 204 a'),
  'irregular-do': one('dō', v('dō, dare, dedī, datum'), ['Short a everywhere but in dās, dā, dāns: dare, damus, dabam, dabō, darem.'], 'A&G § 202'),
  'irregular-circumdo': one('A compound of dō in the first conjugation', v('circumdō, circumdare, circumdedī, circumdatum'), ['Short a, as in dō. Other compounds (reddō, trādō) are of the third conjugation.'], 'A&G §§ 202, 209 a'),
  'irregular-edo': one('edō "eat"', v('edō, ēsse, ēdī, ēsum'), ['ēs, ēst, ēsse, ēssem with long ē, unlike those of sum; the regular forms beside them.', 'Subjunctive edim beside edam.', 'Passive ēstur, ēssētur.'], 'A&G § 201'),
  'defective-coepi': one('coepī', v('coepī, coepisse, coeptum'), ['Perfect system only, and the participles coeptus, coeptūrus; coeptus sum with a passive infinitive.'], 'A&G § 205 a'),
  'defective-memini': one('meminī', v('meminī, meminisse'), ['Perfect in form, present in sense; imperative mementō, mementōte.'], 'A&G § 205 b'),
  'defective-odi': one('ōdī', v('ōdī, ōdisse, ōsūrus'), ['Perfect in form, present in sense; a future participle ōsūrus, no passive.'], 'A&G § 205 b'),
  'defective-aio-inquam': { title: 'āiō and inquam', words: [v('āiō'), v('inquam')], look: ['Only the forms that occur. ais and ait with short a, āiō and āiunt with long ā.'], authority: 'A&G § 206 a, b' },
  'defective-few-forms': { title: 'Verbs of a few forms', words: [v('quaesō'), v('cedo'), v('salveō'), v('avē'), v('for, fārī, fātus sum')], look: ['Only the forms that occur; everything else is a dash or has no table.', 'for has no nominative of its present participle: fantis, fantī, fantem.'], authority: 'A&G § 206 c, e–g' },
}; // prettier-ignore

/** Every golden paradigm, by the name of its file. */
export const GOLDENS: Readonly<Record<string, Golden>> = {
  ...NOUNS,
  ...ADJECTIVES,
  ...PRONOUNS,
  ...NUMERALS,
  ...VERBS,
};
