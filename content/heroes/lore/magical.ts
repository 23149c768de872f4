// What the chronicler has heard of those who know things.
export const MAGICAL_LORE: Readonly<Record<string, string>> = {
  tib_candlewick:
    'She was sent down from the college for lighting the refectory, which had been meant as a kindness. Her fire goes where she looks, and she has learnt to keep her eyes open.',
  mother_bracken:
    'Nobody planted the wood behind her cottage, and nobody remembers a time when it was smaller. She speaks to it in the evenings; lately, they say, it has been asking after the realm.',
  odo_long_stair:
    'His study is at the top of four hundred steps, so that no question reaches him that was not worth the climb. He comes down for funerals and for the first strawberries. He has outlived eleven who meant to succeed him.',
  sister_lucan:
    'A key was put into her hand in a dream, and she woke up holding it. For nine years she has tried it in every lock she passed, politely, after knocking. She feeds whoever is behind the door.',
  pip_thistledown:
    'The wood let him in when he was four and gave him back when he was six, fed, and able to spell. He has never told his mother what he promised it.',
  wandering_oona:
    'She sees what is coming, but not in order, and often under another name. Three villages have moved on her word; two of them were right to.',
  brother_corvin:
    'He left the monastery by agreement, after the founder began to correct the sermons. The dead like him. They say that he is the only one who asks about anything but money.',
  ember_of_the_kiln:
    'A potter’s daughter, she was found in the kiln by the men who came to unload it, and complained of the draught. Her bowls are still warm.',
  doctor_merriwick:
    'He has proved that the moon is inhabited, disproved it, and is waiting for the quarrel between his two pamphlets to make him rich. Lectures are on Wednesdays, with demonstrations, and a bucket.',
  sable_vane:
    'There is a corridor between any two rooms, they explain, and most people are simply too polite to use it. They returned from the last one with frost in their hair and eleven years’ worth of questions about cheese.',
  ilse_hailstone:
    'Her father sold almanacs, and she grew tired of his being wrong. It has rained when he said ever since. On the matter of the bishop’s garden party she has no comment.',
  fenwick_twice_drawn:
    'The first Fenwick was drawn without a shadow; this one is a correction. He gets on well with everybody, and now and then, in strong light, with himself.',
  captain_sorrel_ashe:
    'The regiment was given a mage for one campaign and has declined to give her back. She lights her pipe the ordinary way, with a flint, so as not to show off.',
  vespertine:
    'It is always a little later where she is. Clocks are covered when she visits; the servants have found that it spares them a difficult morning.',
  gaffer_loam:
    'His farm is worked by eleven generations of the same family, and the quarrels at harvest are considerable. Neighbours were uneasy until they saw the hedges.',
  hesper_of_the_nine_winds:
    'Eight of the winds she won at dice, as anybody may. The ninth came to her window one night and asked to be taken along.',
  ambrose_unwritten:
    'There is no entry for him in the register of births, and he has been through the register since, making sure. What he writes tends to have happened. He is careful with letters of condolence.',
  the_lantern_abbess:
    'On the night of the great storm she put one lamp in one window, and four hundred people came in by it, from a sea that is nine miles off. She has not let it go out. The Order spends more on oil than on bishops.',
  morrow_keeper_of_names:
    'Somewhere there is a book with everyone in it, and this is the person who reads it aloud, a page each evening. They have a cold in the head and a low voice. Those who are named feel, for a moment, remembered.',
  she_who_drew_the_coast:
    'Old charts end in a wavering line, and below it, very small, her initials. She is the last of the makers who worked from nature, nature being at that time undecided. Her apprentices are still not allowed to do rivers.',
  young_osric_vell:
    'Three masters declined to examine him and the fourth has a new roof. He is brilliant, he is nineteen, and the wagon that he stands on is kept well away from the powder.',
};
