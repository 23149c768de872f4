// More everyday phrases of school Latin (how one is, what one earns, orders, chances, blame and revenge), each beside what is near it and wrong.
import type { EquivalentRows } from './equivalentRows.ts';
import { holdEquivalents } from './equivalentRows.ts';

/** English, its author's Latin, and what says the same and what does not, each between bars. */
const ROWS: EquivalentRows = [
  [
    'I have made up my mind.',
    'Cōnsilium cēpī.',
    'Statui. | Constitui.',
    'Consilium mutavi. | Consilium dedi. | Statuit.',
  ],
  [
    'He took revenge on his enemies.',
    'Inimīcōs ultus est.',
    'Poenas ab inimicis sumpsit. | Inimicos suos ultus est. | De inimicis poenas sumpsit.',
    'Inimici eum ulti sunt. | Inimici poenas ab eo sumpserunt. | Poenas inimicis dedit. | Inimicis ultus est.',
  ],
  [
    'The king punished the traitors.',
    'Rēx prōditōrēs pūnīvit.',
    'Rex poenas a proditoribus sumpsit. | Rex de proditoribus supplicium sumpsit. | Proditores rex poena affecit.',
    'Proditores regem puniverunt. | Rex proditoribus poenas dedit. | Proditores de rege supplicium sumpserunt. | Rex proditores laudavit.',
  ],
  [
    'He joined the army.',
    'Mīlitāre coepit.',
    'Miles factus est. | Nomen dedit.',
    'Ab exercitu fugit. | Militem fecit. | Militare desiit. | Miles est.',
  ],
  [
    'They surrendered to the Romans.',
    'Sē Rōmānīs dēdidērunt.',
    'Romanis se tradiderunt. | In deditionem Romanorum venerunt. | Illi se Romanis dediderunt.',
    'Romani se eis dediderunt. | Romani in deditionem venerunt. | Eos Romanis tradiderunt.',
  ],
  [
    'He greeted his friend warmly.',
    'Amīcum benignē salūtāvit.',
    'Amico salutem benigne dixit. | Benigne amicum suum salutavit. | Amicum comiter salutavit.',
    'Amicum benigne dimisit. | Amicus eum comiter salutavit. | Amicum male salutavit.',
  ],
  [
    'He is older than his brother.',
    'Frātre maior nātū est.',
    'Ille fratre suo maior est.',
    'Fratre minor natu est. | Minor natu quam frater est. | Frater maior natu eo est.',
  ],
  [
    'The girl got better.',
    'Puella convaluit.',
    'Puella e morbo convaluit. | Puella sana facta est. | Ex morbo puella convaluit.',
    'Puella in morbum incidit. | Puella sanum facta est. | In morbum puella incidit. | Puella sana non facta est.',
  ],
  ['He came to his senses.', 'Ad sē rediit.', 'Se collegit.', 'Insanivit. | Eum collegit. | Ad eos rediit.'],
  [
    'I could not sleep last night.',
    'Proximā nocte dormīre nōn potuī.',
    'Superiore nocte dormire non poteram. | Hac nocte somnum capere non potui. | Somnum capere proxima nocte non potui.',
    'Proxima nocte bene dormivi. | Hac nocte somnum capere potui. | Proxima nocte surgere non potui.',
  ],
  [
    'It was snowing.',
    'Ningēbat.',
    'Nix cadebat.',
    'Pluebat. | Imber cadebat. | Nix non cadebat. | Nix cadit.',
  ],
  [
    'Night fell.',
    'Nox vēnit.',
    'Nox facta est. | Nox advenit.',
    'Dies venit. | Nox abiit. | Noctem fecit. | Dies facta est.',
  ],
  [
    'He earns a lot of money.',
    'Multam pecūniam meret.',
    'Magnam pecuniam meret. | Multum pecuniae meretur. | Magnam pecuniam facit. | Multam pecuniam quaerit.',
    'Parvam pecuniam meret. | Magnam pecuniam perdit. | Multam pecuniam dat. | Magna pecunia meret.',
  ],
  [
    'The king gave orders to his men.',
    'Rēx suīs imperāvit.',
    'Rex suis mandata dedit. | Suis rex imperavit. | Rex suis praecepit.',
    'Sui regi imperaverunt. | Sui regi mandata dederunt. | Rex suos mandata dedit. | Rex suis dona dedit.',
  ],
  [
    'They obeyed the order.',
    'Imperiō pāruērunt.',
    'Imperata fecerunt. | Iussa fecerunt. | Imperio oboediverunt. | Iussis paruerunt.',
    'Imperium dederunt. | Imperata non fecerunt. | Iussa dederunt. | Imperia paruerunt.',
  ],
  [
    'The table was laid.',
    'Mēnsa posita est.',
    'Posita est mensa. | Mensa parata est. | Mensa instructa est.',
    'Mensa remota est. | Mensa fracta est. | Mensam paratam est. | Mensa empta est.',
  ],
  [
    'Where do you come from?',
    'Unde venīs?',
    'Unde es? | Tu unde venis?',
    'Quo is? | Ubi es? | Unde est? | Quo venis?',
  ],
  [
    'How are you?',
    'Quid agis?',
    'Ut vales? | Quomodo te habes? | Ut te habes? | Quomodo vales?',
    'Quis es? | Quid agit? | Ubi es? | Quid habes?',
  ],
  [
    'I am well.',
    'Valeō.',
    'Bene valeo. | Bene me habeo. | Salvus sum.',
    'Aegroto. | Male me habeo. | Bene te habet. | Bene habeo te.',
  ],
  [
    'I am very busy.',
    'Occupātissimus sum.',
    'Valde occupatus sum.',
    'Otiosus sum. | Non occupatus sum. | Maxime occupatus est.',
  ],
  [
    'It is no use crying.',
    'Nihil prōdest flēre.',
    'Flere nihil prodest. | Lacrimare inutile est. | Lacrimare nihil iuvat.',
    'Prodest flere. | Flere utile est. | Nihil nocet flere. | Ridere nihil iuvat.',
  ],
  [
    'He does not care about money.',
    'Pecūniam nōn cūrat.',
    'Pecuniam neglegit. | Nihil pecuniam curat.',
    'Pecuniam curat. | Pecuniam non neglegit. | Pecunia eum neglegit. | Pecuniae neglegit.',
  ],
  [
    'He reached the harbour safely.',
    'Ad portum tūtō pervēnit.',
    'Portum incolumis attigit. | Incolumis in portum pervenit.',
    'E portu tuto profectus est. | Ad portum tutum pervenit. | Incolumem ad portum pervenit. | Ad portum incolumes pervenit.',
  ],
  [
    'It depends on you.',
    'In tē positum est.',
    'A te pendet. | Ex te pendet.',
    'In me positum est. | In me situm est. | Ex me pendet. | Tu ex eo pendes.',
  ],
  [
    'I beg your pardon.',
    'Ignōsce mihi.',
    'Veniam peto. | Da mihi veniam. | Mihi ignoscas.',
    'Tibi ignosco. | Veniam do. | Veniam tibi do. | Ignosce ei.',
  ],
  [
    'He returned home late at night.',
    'Multā nocte domum rediit.',
    'Domum multa nocte revertit. | Nocte sero domum regressus est. | Multa de nocte domum se recepit.',
    'Prima luce domum rediit. | Mane domum rediit. | Sero nocte domo abiit.',
  ],
  [
    'She cannot swim.',
    'Nāre nōn potest.',
    'Natare non potest. | Natare nescit. | Illa nare nescit. | Nare nequit.',
    'Nare potest. | Natare scit. | Natare non nescit. | Natare potest.',
  ],
  [
    'He knows how to ride.',
    'Equitāre scit.',
    'Ille equitare potest. | Scit equitare.',
    'Equitare nescit. | Equitare non potest. | Equitare vult.',
  ],
  [
    'He wants to become a soldier.',
    'Mīles fierī vult.',
    'Miles esse vult. | Ille miles fieri cupit. | Vult miles fieri.',
    'Militem videre vult. | Militem fieri vult. | Miles erat. | Miles fieri non vult.',
  ],
  [
    'He missed the opportunity.',
    'Occāsiōnem āmīsit.',
    'Occasionem omisit. | Occasionem praetermisit. | Ille occasionem perdidit.',
    'Occasionem cepit. | Occasionem arripuit. | Occasio eum amisit. | Occasionem non praetermisit.',
  ],
  [
    'He seized the opportunity.',
    'Occāsiōnem cēpit.',
    'Occasione usus est. | Occasionem arripuit. | Occasionem nactus est.',
    'Occasionem amisit. | Occasionem usus est. | Occasionem perdidit. | Occasione caruit.',
  ],
  [
    'The plan succeeded.',
    'Cōnsilium bene ēvēnit.',
    'Consilium prospere cessit. | Consilium feliciter evenit. | Bene evenit consilium. | Consilium successit.',
    'Consilium male evenit. | Consilium non successit. | Consilium male cessit. | Consilio successerunt.',
  ],
  [
    'He put the blame on his slave.',
    'Culpam in servum contulit.',
    'Culpam servo attribuit. | In servum culpam coniecit. | Culpam in servum suum transtulit.',
    'Servus culpam in eum contulit. | Culpam a servo transtulit. | Servus culpam ei attribuit. | Culpam in servo contulit.',
  ],
  [
    'He gave me a book as a present.',
    'Librum mihi dōnō dedit.',
    'Dono mihi librum dedit. | Me libro donavit. | Librum mihi donavit. | Librum mihi muneri dedit.',
    'Librum a me dono accepit. | Librum me donavit. | Librum me dono dedit. | Me librum dedit dono.',
  ],
];

holdEquivalents('latin', ROWS);
