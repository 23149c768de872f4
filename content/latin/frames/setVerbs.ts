// English verbs that with a certain object want a Latin verb of their own, inflected like any other: one casts a spell (carmen canere),
// makes war (bellum gerere), keeps a promise (prōmissum servāre). Only the translator reads them. Invariant: both words are in the lexicon.
// A row reads `verb object: Latin verb`, and where the object too is another than elsewhere, its Latin behind that.
import type { SetVerb } from '../../schema/latinFrame.ts';

const ROWS = `
cast spell: cano_v carmen_n
sing spell: cano_v carmen_n
make war: gero_v bellum_n
wage war: gero_v bellum_n
give thanks: ago_v gratia_n
tell truth: dico_v veritas_n
speak truth: dico_v veritas_n
tell lie: dico_v mendacium_n
tell secret: dico_v
keep promise: servo_v promissum_n
keep faith: servo_v fides_n
keep word: servo_v fides_n
keep oath: servo_v
break promise: fallo_v fides_n
break faith: fallo_v fides_n
break word: fallo_v fides_n
break law: violo_v lex_n
break peace: violo_v pax_n
break treaty: rumpo_v foedus_n
make plan: capio_v consilium_n
make camp: pono_v castra_n
pitch camp: pono_v castra_n
draw sword: stringo_v gladius_n
hold line: teneo_v acies_n
drop weapon: abicio_v telum_n
drop sword: abicio_v gladius_n
take prisoner: capio_v captivus_n
raise banner: tollo_v vexillum_n
raise flag: tollo_v vexillum_n
fight war: gero_v bellum_n
fight battle: committo_v proelium_n
draw dagger: stringo_v
draw water: haurio_v aqua_n
light fire: accendo_v
light torch: accendo_v
light lamp: accendo_v
pay debt: solvo_v
shed tear: effundo_v lacrima_n
shed blood: effundo_v sanguis_n
wear crown: gero_v corona_n
raise army: comparo_v exercitus_n
gather army: comparo_v exercitus_n
win victory: pario_v victoria_n
sound trumpet: cano_v tuba_n
blow trumpet: cano_v tuba_n
play lyre: cano_v lyra_n
play flute: cano_v tibia_n
ask question: interrogo_v
hold council: habeo_v concilium_n
give speech: habeo_v oratio_n
make speech: habeo_v oratio_n
make bread: facio_v
`;

export const SET_VERBS: readonly SetVerb[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [english = '', words = ''] = row.split(': ');
    const [verb = '', object = ''] = english.split(' ');
    const [latin = '', thing] = words.split(' ');
    return { verb, object, latin, ...(thing === undefined ? {} : { thing }) };
  });
