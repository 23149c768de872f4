// English words of two meanings that nothing but the company tells apart, with the Latin of each. The translator takes one, says which,
// and is no surer than "perhaps". Invariant: every word is in the lexicon, and within a row all have one part of speech.
// A row reads `english: Latin meaning; Latin meaning`.
import type { DoubleWord } from '../../schema/latinFrame.ts';

const ROWS = `
light: levis_adj not heavy; clarus_adj brightness
right: rectus_adj what is correct; dexter_adj the side; verus_adj what is true
right: ius_n a claim in law; dextra_n the right hand; fas_n what heaven permits
hard: difficilis_adj what is not easy; durus_adj what is not soft
fair: aequus_adj just dealing; iustus_adj just dealing; pulcher_adj beauty; candidus_adj fair hair
arms: arma_n weapons; bracchium_n limbs
spring: ver_n the season; fons_n water
draw: scribo_v lines; stringo_v a weapon; traho_v pulling; haurio_v water
charge: accuso_v an accusation; impetus_n an attack
raise: tollo_v lifting; educo_v rearing children; alo_v rearing children
seal: signum_n a stamp; vitulus_n an animal
plain: simplex_adj what is simple; planus_adj what is level; manifestus_adj what is clear
sound: sono_v noise; cano_v a trumpet
sound: sanus_adj health; integer_adj what is whole
court: aula_n a king; iudicium_n a judge
case: causa_n a lawsuit; casus_n what happens
point: acies_n a blade; punctum_n a dot
race: gens_n a people; cursus_n running; genus_n a kind
match: par_adj an equal; certamen_n a contest
order: ordo_n a rank or row; iussum_n a command
party: factio_n politics; convivium_n a feast
ring: anulus_n a finger; orbis_n a circle
state: civitas_n a commonwealth; status_n a condition
company: comitatus_n companions; societas_n partners; cohors_n soldiers
`;

export const DOUBLE_WORDS: readonly DoubleWord[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [english = '', senses = ''] = row.split(': ');
    return {
      english,
      senses: senses.split('; ').map((sense) => {
        const [lexeme = '', ...means] = sense.split(' ');
        return { lexeme, means: means.join(' ') };
      }),
    };
  });
