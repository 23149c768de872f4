// What the chronicler has heard of those who count, build, persuade and overhear.
export const ECONOMIC_LORE: Readonly<Record<string, string>> = {
  nobody_in_particular:
    'Three courts have this person on the payroll under three descriptions that do not agree about the beard. The chronicler interviewed them for an hour and finds that he wrote down the weather.',
  piers_halfpenny:
    'He began with half a penny and still has it; everything since has been interest. Widows trust him, which he finds expensive, and has never once regretted.',
  goodwife_orla:
    'She took the guild over from a husband who had meant to get round to it. The fines for swearing built the new roof. Thirty apprentices call her mother, and two of them mean it.',
  maud_plumbline:
    'When the old tower fell she stood underneath and was missed by all of it, having worked out beforehand where it would not land. The drawings for the new one were already under her arm. She does not sleep well in other people’s houses.',
  tally_marsh:
    'She cuts a notch for everything, and has moved house twice when the doorposts gave out. In the year of the great theft she was able to say whose, how many, and on which foot the fellow limped.',
  bartle_two_chins:
    'The first chin is for business, he says, and the second for Sundays. Nobody has ever paid him a toll unwillingly or been able afterwards to say how much it was.',
  clement_rule:
    'He was thrown out of the guild for measuring the guildhall. It has been propped since, on his figures, and they have not written to thank him.',
  widow_anstey:
    'Her husband ran the workshop for eleven years, and she ran the husband. When he died the customers noticed that the handwriting on the bills had not changed.',
  jocelyn_of_the_ferry:
    'She has rowed both sides of four wars across the same river and charged them the same. Two of the wars were settled in the boat. It has a second bench now, for secretaries.',
  lucas_fairweight:
    'His scales are inspected yearly by the city, as a treat. An angel is said to have been weighed on them, once, and to have taken it well.',
  hild_undermountain:
    'She went down at nine with a lamp and came up at thirty with a mine. The sun makes her sneeze. There is a door at the bottom that she has had bricked up, and she pays a man to listen at it.',
  soft_annis:
    'Shirts tell her who has travelled, cuffs who has written, and pillowcases the rest. In forty years she has lost one button and toppled two ministers.',
  the_brothers_pell:
    'There are two of them, and only one has been hired; the other turns up anyway, to disagree. The result stands over nine rivers, and leans slightly towards the argument.',
  sir_godwin_parley:
    'He has ended five wars and a marriage, the last by accident, through using the wrong fork. Enemies ask for him by name. He takes an hour to dress, during which most of the concessions are made.',
  perpetua_brickfield:
    'At twenty she bought the clay-pit that nobody wanted and at twenty-three the street beside it. The houses she puts up have one room more than one would think, and no two tenants agree on where.',
  cosimo_vane:
    'Eight of the ledgers were kept for eight partners, who are in prison. He visits them with figs. The ninth has a lock on it, and the key is at present being used to stir his coffee.',
  the_grey_secretary:
    'Ministers have come and gone through the one door and found the same grey person at the desk beyond it, sharpening the same pencil. The pencil is by now very short. A great deal has been crossed out with it.',
  bettany_goldsmith:
    'She was refused an apprenticeship at every bench in the city and bought the benches. Her seal is a plain circle; it is the only one that forgers return, with a note.',
  tobias_wheelwright:
    'Children follow him about, because of the pockets. The thing in the shed has been growing for twenty years and has lately started to hum when generals walk past.',
  lady_margery_saltmarsh:
    'Her land is under water half the day, and it is then that she visits her tenants, in a punt. She has outlasted six drainage schemes. The eels are left to her in other people’s wills.',
  the_undiscounted:
    'It is told that Death came for him and asked what he would take to come along quietly. He named a figure. Death has gone away to raise it.',
};
