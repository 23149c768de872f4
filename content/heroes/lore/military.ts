// What the chronicler has heard of those who lead, hold and strike.
export const MILITARY_LORE: Readonly<Record<string, string>> = {
  hob_underpike:
    'Hob has been killed in three dispatches and corrected two of them himself. He carries his grandfather’s pike, which is to say its third head on its fifth shaft. It is the same pike.',
  wynn_threefinger:
    'The other two went to a forester’s trap, and the forester to law, where he lost. Wynn shoots better without them; she says that they only ever argued.',
  sir_amory_vane:
    'He was dubbed on a battlefield and asked whether it could be done again, indoors, with better light. It must be said that the charge he led in between is still taught.',
  ysmay:
    'She has never been seen to run, toward anything or away from it. Armies under her arrive an hour late and are found, when the dust settles, to be the ones standing. The scar is from a kitchen.',
  dame_ironside:
    'Her armour was her aunt’s, and her aunt was wider; there is room in it for sandwiches. She has held a ford alone because nobody had told her that the others were gone.',
  grum_the_early:
    'He was born in the night, took his first village before dawn and his second before the milk. Nobody has ever seen him in the afternoon. It is thought that he sleeps.',
  old_tam_ferrier:
    'Four kings have offered to knight him and he has shod the horses of all four instead. He talks to the animals at length, and to captains in single words.',
  joan_longshanks:
    'At eleven she could shoot over the church; at twelve she was asked to stop. The river has not been a border since she came to live beside it.',
  captain_bellamy_stoop:
    'The stoop is from thirty years in gatehouses, all of them built for shorter men. He refuses promotion, on the ground that generals have to stand up straight.',
  ragna_two_winters:
    'She walked out of the north with a sledge, an axe and somebody else’s child, and has never said which of them was heavy. The child keeps the accounts now.',
  master_quill_harrow:
    'He has fought one hundred and four duels and written up one hundred and three. What happened in Vellmark is left blank in every edition, with a ruled line round it.',
  sapper_odile:
    'Miners raised her, in the sense that they let her carry things. She can tell a hollow wall by its echo and a hollow man in about the same time.',
  lady_isaude_marrow:
    'Twice a widow, both times on a Tuesday, she gives no battle on that day. The other six have been enough to fill a chapel with other people’s banners.',
  bors_of_the_gate:
    'When the gate of Ansel burned he stood where it had been, and the besiegers, out of habit, stopped. He has been asked ever since what he was thinking. He was thinking about the hinges.',
  sir_tancred_hale:
    'No pupil of his has died with a blade in hand, though several have died of other things, laughing. He fences left-handed with friends and right-handed with strangers; it is an honour to be hit by the left.',
  mad_hetty_ram:
    'She was an anchoress for six years and knows a good deal about walls from the inside. On leaving, she did not use the door.',
  hakon_redsnow:
    'Of the battle that named him there is no account, since everyone who was there was busy. He pays for his men’s teeth. He says that it is cheaper than replacing the fear.',
  elowen_farsight:
    'Her eyes were weak until she was forty, and then, for no reason that a doctor could name, they were not. She is making up for it, a mile at a time.',
  marshal_aldous_crane:
    'His memoirs run to nine volumes and mention a victory once, in a note about drains. Younger men find him dull until the second year of the war.',
  queen_maren_of_nowhere:
    'Her kingdom was under the lake by the time she inherited it. She was crowned in a boat, with a colander, by an archbishop who could not swim; and every court in the world stands up when she comes in.',
  the_wall_of_sarn:
    'For eleven days the road to Sarn was as wide as one man. When the army came at last it found him asleep on his feet, and nobody dared relieve him. The song has only one verse, because nothing changed.',
};
