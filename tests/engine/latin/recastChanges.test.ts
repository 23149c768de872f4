// One construction put in place of another: a table of what each task asks and what answers it, read by people who know Latin, and the same proved,
// graded and refused for many seeds.
import { describe, expect, it } from 'vitest';
import { forkSeed, randomFork } from '@sigilla/engine/core/random.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { provedOf } from '@sigilla/engine/latin/questions/generate.ts';
import { grade } from '@sigilla/engine/latin/questions/grading/grade.ts';
import { RECAST_CHANGES } from '@sigilla/engine/latin/questions/recastChanges.ts';
import { changeAsked } from '@sigilla/engine/latin/questions/transformation.ts';
import { composingStock } from '@sigilla/engine/latin/sentences/stock.ts';
import { latinMaterial } from './latinMaterial.ts';

const { index } = latinMaterial;
const stock = composingStock(index, latinMaterial.frames);
const DRAWS = 60;

type Transformed = Extract<LatinQuestion, { questionType: 'grammar_transformation' }>;

/** The first questions of a change that prove themselves, and how many were made for them. */
const asked = (
  at: number,
  wanted: number,
): { readonly made: number; readonly proved: readonly Transformed[] } => {
  const change = RECAST_CHANGES[at];
  if (change === undefined) throw new Error('there is no such change');
  const proved: Transformed[] = [];
  let made = 0;
  for (let draw = 0; draw < DRAWS && proved.length < wanted; draw += 1) {
    const level = 7 + (draw % 4);
    if (level < change.level) continue;
    const random = randomFork(forkSeed('7'.repeat(32), at), draw);
    const body = changeAsked({ material: latinMaterial, stock, random, level }, change);
    if (body === undefined) continue;
    made += 1;
    const question = provedOf(latinMaterial, body, {
      id: 'x',
      level,
      generatedAt: '2026-01-01T00:00:00.000Z',
    });
    if (question?.questionType === 'grammar_transformation') proved.push(question);
  }
  return { made, proved };
};

const questions = RECAST_CHANGES.map((_, at) => asked(at, 5));

describe('recast sentences', () => {
  it('say what people who know Latin would write', () => {
    const table = questions.flatMap(({ proved }) =>
      proved
        .slice(0, 2)
        .map(
          ({ questionText, correctAnswer }) =>
            `${questionText.replace(/ \([^(]*\)$/, '')} → ${correctAnswer}`,
        ),
    );
    expect(table).toMatchInlineSnapshot(`
      [
        "Turn it into the active, keeping the tense: Mūrus ā caupōnibus autumnō ascendēbātur. → Caupōnēs autumnō mūrum ascendēbant.",
        "Turn it into the active, keeping the tense: Īnsidiae ā fīliō vītantur. → Fīlius īnsidiās vītat.",
        "Put the whole sentence into the singular, every noun of it: Bonī adulēscentēs semper advenīs respondent. → Bonus adulēscēns semper advenae respondet.",
        "Put the whole sentence into the plural, every noun of it: Nemus puer īlicō ingressus est. → Nemora puerī īlicō ingressī sunt.",
        "Forbid it, with nōlī or nōlīte and the infinitive: Rēmex, in viā clāmā! → Rēmex, nōlī in viā clāmāre!",
        "Forbid it, with nōlī or nōlīte and the infinitive: Servī sēgnēs, poētam honōrāte! → Servī sēgnēs, nōlīte poētam honōrāre!",
        "Put a participle in place of the relative clause: Dīvitiās, quās medicae sprēvērunt, expetis. → Dīvitiās ā medicīs sprētās expetis.",
        "Put a participle in place of the relative clause: Rhētor amōrem, quem adulēscentēs cēlāvērunt, cōnfessus est. → Rhētor amōrem ab adulēscentibus cēlātum cōnfessus est.",
        "Put a relative clause in place of the participle, its verb in the perfect passive: Dominus benevolus peregrīnum ā mercātōre accūsātum vocāvit. → Dominus benevolus peregrīnum, quī ā mercātōre accūsātus est, vocāvit.",
        "Put a relative clause in place of the participle, its verb in the imperfect active: Prīmō diē mercēnnārium dormientem quaesīvistī. → Prīmō diē mercēnnārium, quī dormiēbat, quaesīvistī.",
        "Give the report directly, in the words that were first said, without whoever reports it: Tīrōnēs sentiēbant iuvenēs imprūdentēs templum vīsitātūrōs esse. → Iuvenēs imprūdentēs templum vīsitābunt.",
        "Give the report directly, in the words that were first said, without whoever reports it: Ancillae audīvērunt agricolam dēfessum puteum fodere. → Agricola dēfessus puteum fodit.",
        "Put the main verb into the perfect, and let the other follow by the sequence of tenses: Māter cāra currit, ut prīncipem moneat. → Māter cāra cucurrit, ut prīncipem monēret.",
        "Put the main verb into the present, and let the other follow by the sequence of tenses: Aedīlēs plēbēiī timēbant, nē inimīcī ferōcēs stadium intrārent. → Aedīlēs plēbēiī timent, nē inimīcī ferōcēs stadium intrent.",
        "Say the purpose with ad and the gerund or gerundive: Ille artifex hieme frīgidā veniēbat, ut tumulōs vīsitāret. → Ille artifex hieme frīgidā ad tumulōs vīsitandōs veniēbat.",
        "Say the purpose with ad and the gerund or gerundive: Servī callidī quārtā hōrā vēnērunt, ut templum vīsitārent. → Servī callidī quārtā hōrā ad templum vīsitandum vēnērunt.",
        "Say the purpose with ut and the subjunctive: Amīca cantātum veniēbat. → Amīca veniēbat, ut cantāret.",
        "Say the purpose with ut and the subjunctive: Senex ad dormiendum curret. → Senex curret, ut dormiat.",
        "Say it with dēbeō and the infinitive: Liber fīliīs portandus erit. → Fīliī librum portāre dēbēbunt.",
        "Say it with dēbeō and the infinitive: Mūnicipium mihi līberandum erat. → Mūnicipium līberāre dēbēbam.",
        "Give the same order with imperō and ut or nē: Dominus, quī fēminam adiūverat, opificem ex officīnā discēdere iussit. → Dominus, quī fēminam adiūverat, opificī imperāvit, ut ex officīnā discēderet.",
        "Give the same order with imperō and ut or nē: Tyrannus puellam fōrmōsam fugere vetat. → Tyrannus puellae fōrmōsae imperat, nē fugiat.",
        "Put an ablative absolute in place of the clause, and name the doer with ā or ab: Postquam famula īrāta portam clausit, fūrēs ā patre pūnītī discessērunt. → Portā ā famulā īrātā clausā, fūrēs ā patre pūnītī discessērunt.",
        "Put an ablative absolute in place of the clause, and name the doer with ā or ab: Cum pīrātae ferōcēs nautās incautōs cēpissent, uxor flēvit et exercitus eōs līberāvit. → Nautīs incautīs ā pīrātīs ferōcibus captīs, uxor flēvit et exercitus eōs līberāvit.",
        "Compare with quam: Līmina silvīs multō maiōra sunt. → Līmina multō maiōra quam silvae sunt.",
        "Compare with quam: Pistōrēs cōnsulibus multō audāciōrēs sunt. → Pistōrēs multō audāciōrēs quam cōnsulēs sunt.",
        "Put the gerund with its object in place of the gerundive: Servus aquae bibendae causā rediit. → Servus aquam bibendī causā rediit.",
        "Put the gerund with its object in place of the gerundive: Equitēs citī occāsiōnem equī emendī habuērunt. → Equitēs citī occāsiōnem equum emendī habuērunt.",
        "Put the gerundive in place of the gerund and its object: Vīcīnī, quī labōrāvērunt, certē occāsiōnem carmen legendī habent. → Vīcīnī, quī labōrāvērunt, certē occāsiōnem carminis legendī habent.",
        "Put the gerundive in place of the gerund and its object: Exsul pācem petendī cupidus erat. → Exsul pācis petendae cupidus erat.",
      ]
    `);
  });

  it('prove themselves whenever they are made, each kind at the levels 7 to 10', () => {
    for (const [at, { made, proved }] of questions.entries()) {
      expect(proved.length, RECAST_CHANGES[at]?.note).toBe(5);
      expect(made, RECAST_CHANGES[at]?.note).toBe(5);
    }
  });

  /** Everything asked of a change, in many draws. */
  const ofKind = (about: string) =>
    asked(
      RECAST_CHANGES.findIndex((change) => change.about === about),
      DRAWS,
    ).proved;

  it('give back with “not” what somebody denied, and nothing else', () => {
    const told = ofKind('direct speech');
    const denied = told.filter(({ baseText }) => /(?<!\p{L})neg/u.test(baseText));
    expect(denied.length).toBeGreaterThan(0);
    expect(denied.filter(({ correctAnswer }) => !/(?<!\p{L})nōn(?!\p{L})/u.test(correctAnswer))).toEqual([]);
    expect(told.filter(({ baseText }) => baseText.startsWith('Nesci'))).toEqual([]);
  });

  it('put no main verb into a tense whose form is the same', () => {
    const told = ofKind('sequence of tenses').map(({ questionText }) => questionText);
    expect(told.length).toBeGreaterThan(0);
    const alike = /into the (?:present|perfect),.*(?<!\p{L})metu(?:it|imus)(?!\p{L})/u;
    expect(told.filter((one) => alike.test(one))).toEqual([]);
  });

  it('take the key, with macrons and without, and neither the sentence as it stood nor a part of the key', () => {
    for (const question of questions.flatMap(({ proved }) => proved)) {
      const given = (answer: string): boolean => grade({ index, question, answer }).isCorrect;
      const { correctAnswer, baseText } = question;
      expect(given(correctAnswer), correctAnswer).toBe(true);
      expect(
        given(correctAnswer.normalize('NFD').replaceAll('\u0304', '').normalize('NFC')),
        correctAnswer,
      ).toBe(true);
      expect(given(baseText), baseText).toBe(false);
      expect(given(correctAnswer.split(' ').slice(1).join(' ')), correctAnswer).toBe(false);
    }
  });

  it('tell what to do and why, each kind in words of its own', () => {
    expect(new Set(RECAST_CHANGES.map(({ note }) => note)).size).toBe(RECAST_CHANGES.length);
    for (const { proved } of questions)
      for (const { questionText, explanation, correctAnswer, baseText } of proved) {
        expect(questionText).toMatch(/^[A-Z][^:]{10,}: /);
        expect(questionText).toContain(baseText);
        expect(explanation).toContain(correctAnswer);
        expect(questionText).not.toContain(correctAnswer);
      }
  });
});
