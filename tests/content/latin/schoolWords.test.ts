// Forms of words that courses use, written from the grammars before the engine was asked: a genitive, a perfect, a supine, a degree, whatever is odd in the word.
import { describe, expect, it } from 'vitest';
import { LEXICON_BATCHES, readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { formsAt } from '@sigilla/engine/latin/inflect.ts';

const words = new Map(readLexicon().map((word) => [word.id, word]));

/** A word, a cell, and its usual form. */
type Row = readonly [id: string, cell: string, form: string];

const HOUSE_AND_TABLE: readonly Row[] = [
  ['balneae_n', 'abl.pl', 'balneīs'],
  ['equile_n', 'abl.sg', 'equīlī'],
  ['equile_n', 'nom.pl', 'equīlia'],
  ['cochlear_n', 'gen.pl', 'cochleārium'],
  ['supellex_n', 'gen.sg', 'supellectilis'],
  ['acus_n', 'abl.pl', 'acubus'],
  ['acus_n', 'gen.sg', 'acūs'],
  ['forceps_n', 'acc.sg', 'forcipem'],
  ['puls_n', 'acc.sg', 'pultem'],
  ['far_n', 'abl.sg', 'farre'],
  ['sartago_n', 'abl.sg', 'sartāgine'],
  ['cucumis_n', 'nom.pl', 'cucumerēs'],
  ['lanx_n', 'gen.pl', 'lancium'],
  ['calix_n', 'gen.pl', 'calicum'],
  ['ornatrix_n', 'dat.sg', 'ōrnātrīcī'],
  ['atriensis_n', 'gen.pl', 'ātriēnsium'],
  ['prandeo_v', 'perf.ind.act.3sg', 'prandit'],
  ['olfacio_v', 'perf.ind.act.1sg', 'olfēcī'],
  ['olfacio_v', 'pres.ind.act.3pl', 'olfaciunt'],
  ['epulor_v', 'pres.inf.act', 'epulārī'],
  ['vorax_adj', 'abl.sg.f', 'vorācī'],
  ['vorax_adj', 'sup.nom.sg.m', 'vorācissimus'],
  ['satur_adj', 'gen.sg.m', 'saturī'],
  ['salsus_adj', 'adverb', 'salsē'],
];

const COMPOUND_VERBS: readonly Row[] = [
  ['abigo_v', 'perf.ind.act.3sg', 'abēgit'],
  ['abigo_v', 'supine.acc', 'abāctum'],
  ['abripio_v', 'pres.ind.act.3pl', 'abripiunt'],
  ['abstergeo_v', 'perf.ind.act.1sg', 'abstersī'],
  ['affigo_v', 'perf.ind.act.1sg', 'affīxī'],
  ['antefero_v', 'pres.ind.act.3sg', 'antefert'],
  ['antefero_v', 'perf.ind.act.1sg', 'antetulī'],
  ['calefacio_v', 'perf.ind.act.1sg', 'calefēcī'],
  ['circumvehor_v', 'perf.ind.act.3sg.m', 'circumvectus est'],
  ['collabor_v', 'perf.ind.act.3sg.f', 'collāpsa est'],
  ['concoquo_v', 'perf.ind.act.1sg', 'concoxī'],
  ['confringo_v', 'supine.acc', 'cōnfrāctum'],
  ['contundo_v', 'perf.ind.act.1sg', 'contudī'],
  ['convinco_v', 'perf.ind.act.1sg', 'convīcī'],
  ['decresco_v', 'fut.ind.act.3sg', 'dēcrēscet'],
  ['defodio_v', 'perf.ind.act.1sg', 'dēfōdī'],
  ['demolior_v', 'pres.ind.act.3pl', 'dēmōliuntur'],
  ['depromo_v', 'perf.ind.act.1sg', 'dēprōmpsī'],
  ['despondeo_v', 'supine.acc', 'dēspōnsum'],
  ['devincio_v', 'perf.ind.act.1sg', 'dēvīnxī'],
  ['effingo_v', 'supine.acc', 'effictum'],
  ['eximo_v', 'perf.ind.act.1sg', 'exēmī'],
  ['excubo_v', 'perf.ind.act.1sg', 'excubuī'],
  ['exquiro_v', 'perf.ind.act.1sg', 'exquīsīvī'],
  ['exsurgo_v', 'perf.ind.act.1sg', 'exsurrēxī'],
  ['contradico_v', 'perf.ind.act.1sg', 'contrādīxī'],
];

const SHADES_OF_MEANING: readonly Row[] = [
  ['senior_adj', 'gen.sg.m', 'seniōris'],
  ['senior_adj', 'nom.sg.n', 'senius'],
  ['iunior_adj', 'nom.pl.m', 'iūniōrēs'],
  ['iunior_adj', 'gen.pl.m', 'iūniōrum'],
  ['perfacilis_adj', 'nom.pl.n', 'perfacilia'],
  ['perpauci_adj', 'gen.pl.m', 'perpaucōrum'],
  ['praepotens_adj', 'acc.pl.m', 'praepotentēs'],
  ['macer_adj', 'nom.sg.f', 'macra'],
  ['macer_adj', 'sup.nom.sg.m', 'macerrimus'],
  ['mortifer_adj', 'acc.sg.f', 'mortiferam'],
  ['munificus_adj', 'comp.nom.sg.m', 'mūnificentior'],
  ['mirificus_adj', 'sup.nom.sg.m', 'mīrificentissimus'],
  ['impudens_adj', 'adverb', 'impudenter'],
  ['arrogans_adj', 'adverb', 'arroganter'],
  ['insons_adj', 'gen.pl.m', 'īnsontium'],
  ['disertus_adj', 'sup.nom.sg.m', 'disertissimus'],
];

const BODY_AND_BEASTS: readonly Row[] = [
  ['femur_n', 'gen.sg', 'femoris'],
  ['poples_n', 'nom.pl', 'poplitēs'],
  ['tussis_n', 'acc.sg', 'tussim'],
  ['tussis_n', 'abl.sg', 'tussī'],
  ['stercus_n', 'nom.pl', 'stercora'],
  ['ulcus_n', 'gen.sg', 'ulceris'],
  ['medicamen_n', 'nom.pl', 'medicāmina'],
  ['imbecillitas_n', 'acc.sg', 'imbēcillitātem'],
  ['ningit_v', 'perf.ind.act.3sg', 'nīnxit'],
  ['germen_n', 'nom.pl', 'germina'],
  ['vomer_n', 'abl.sg', 'vōmere'],
  ['vervex_n', 'acc.pl', 'vervēcēs'],
  ['glis_n', 'gen.pl', 'glīrium'],
  ['grus_n', 'acc.pl', 'gruēs'],
  ['perdix_n', 'gen.sg', 'perdīcis'],
  ['rhinoceros_n', 'gen.sg', 'rhīnocerōtis'],
  ['culex_n', 'nom.pl', 'culicēs'],
  ['papilio_n', 'nom.pl', 'pāpiliōnēs'],
  ['auceps_n', 'gen.sg', 'aucupis'],
  ['hinnitus_n', 'abl.sg', 'hinnītū'],
  ['linter_n', 'gen.pl', 'lintrium'],
  ['rudens_n', 'gen.sg', 'rudentis'],
  ['mordax_adj', 'comp.nom.sg.m', 'mordācior'],
];

const PEOPLE_AND_DEEDS: readonly Row[] = [
  ['as_n', 'gen.pl', 'assium'],
  ['iugerum_n', 'gen.pl', 'iūgerum'],
  ['codex_n', 'acc.sg', 'cōdicem'],
  ['bibliopola_n', 'dat.sg', 'bibliopōlae'],
  ['tibicen_n', 'nom.pl', 'tībīcinēs'],
  ['aurifex_n', 'gen.sg', 'aurificis'],
  ['hastile_n', 'nom.pl', 'hastīlia'],
  ['conclave_n', 'abl.sg', 'conclāvī'],
  ['conclave_n', 'gen.pl', 'conclāvium'],
  ['iusiurandum_n', 'abl.sg', 'iūreiūrandō'],
  ['iusiurandum_n', 'gen.sg', 'iūrisiūrandī'],
  ['sponsalia_n', 'abl.pl', 'spōnsālibus'],
  ['armiger_n', 'gen.sg', 'armigerī'],
  ['proconsul_n', 'abl.sg', 'prōcōnsule'],
  ['cruciatus_n', 'acc.pl', 'cruciātūs'],
  ['papyrus_n', 'abl.sg', 'papȳrō'],
  ['vivax_adj', 'abl.sg.m', 'vīvācī'],
  ['contumax_adj', 'adverb', 'contumāciter'],
  ['malevolus_adj', 'comp.nom.sg.m', 'malevolentior'],
  ['trames_n', 'gen.pl', 'trāmitum'],
];

const EVERYDAY_VERBS: readonly Row[] = [
  ['impingo_v', 'perf.ind.act.1sg', 'impēgī'],
  ['incutio_v', 'pres.ind.act.3pl', 'incutiunt'],
  ['incutio_v', 'perf.ind.act.1sg', 'incussī'],
  ['interimo_v', 'supine.acc', 'interēmptum'],
  ['intercipio_v', 'perf.ind.act.1sg', 'intercēpī'],
  ['introduco_v', 'pres.imp.act.2sg', 'intrōdūc'],
  ['madefacio_v', 'perf.ind.act.1sg', 'madefēcī'],
  ['manumitto_v', 'supine.acc', 'manūmissum'],
  ['machinor_v', 'perf.ind.act.3sg.m', 'māchinātus est'],
  ['obstruo_v', 'perf.ind.act.1sg', 'obstrūxī'],
  ['perfringo_v', 'perf.ind.act.1sg', 'perfrēgī'],
  ['persto_v', 'perf.ind.act.1sg', 'perstitī'],
  ['praecurro_v', 'perf.ind.act.1sg', 'praecucurrī'],
  ['protraho_v', 'perf.ind.act.1sg', 'prōtrāxī'],
  ['resilio_v', 'perf.ind.act.1sg', 'resiluī'],
  ['revereor_v', 'pres.ind.act.2sg', 'reverēris'],
  ['revivisco_v', 'perf.ind.act.3sg', 'revīxit'],
  ['subsido_v', 'perf.ind.act.3sg', 'subsēdit'],
  ['suppleo_v', 'perf.ind.act.1sg', 'supplēvī'],
  ['vesperascit_v', 'perf.ind.act.3sg', 'vesperāvit'],
  ['gestio_v', 'pres.ind.act.3pl', 'gestiunt'],
];

describe.each([
  ['house and table', HOUSE_AND_TABLE],
  ['what is done, put together', COMPOUND_VERBS],
  ['shades of meaning', SHADES_OF_MEANING],
  ['body and beasts', BODY_AND_BEASTS],
  ['people and deeds', PEOPLE_AND_DEEDS],
  ['every day', EVERYDAY_VERBS],
])('words of %s', (_theme, rows) => {
  it.each(rows)('%s %s: %s', (id, cell, form) => {
    const word = words.get(id);
    expect(word && formsAt(word, cell)[0]?.text).toBe(form);
  });
});

describe('the dictionary', () => {
  const academy = openAcademy(readLibrary());
  const finds = (query: string, id: string): boolean =>
    academy.search({ query }).hits.some((hit) => hit.id === id);

  it.each([
    'houseAndTable',
    'compoundVerbs',
    'shadesOfMeaning',
    'bodyAndBeasts',
    'peopleAndDeeds',
    'everydayVerbs',
  ])('finds every word of %s by its headword and by what it means first', (batch) => {
    const ids = (LEXICON_BATCHES[batch] ?? []).map(({ id }) => id);
    const lost = ids.filter((id) => {
      const word = words.get(id);
      const gloss = word?.senses[0]?.en[0] ?? '';
      return !finds(word?.parts[0] ?? '', id) || !finds(gloss, id);
    });
    expect(ids.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });
});
