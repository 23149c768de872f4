// What a herald may say when a challenge is delivered: the set phrases. Guests choose among these; others may write their own.
// Keyed, so that the wire may carry the key; the battle document keeps the sentence.

export const CHALLENGE_PHRASES = {
  none: '',
  fair_field: 'A fair field, an honest fight, and supper afterwards.',
  border_stones: 'Somebody has been moving the border stones. Let us discuss it with spears.',
  loud_drums: 'Your drums keep my cows awake.',
  old_debt: 'My grandfather says you owe us a battle.',
  good_morning: 'It is a fine morning for it. Shall we?',
  learn_from_you: 'I hear your soldiers are the best hereabouts. Mine would like a lesson.',
  no_hard_feelings: 'Nothing personal. The army needs the exercise.',
} as const;

/** What NPC rulers say, by temper. Never insulting; the weather is blamed where possible. */
export const NPC_PHRASES = {
  bold: [
    'I have beaten everyone on this side of the river. You live on the other side.',
    'Bring your best. I shall bring mine, and we shall see whose cook follows the better army.',
    'They tell me you are new. Come and be welcomed properly.',
  ],
  wary: [
    'My scouts counted your tents twice. The odds seem tolerable.',
    'I would rather learn your measure on a practice field than at my gate.',
    'A small bout, if you please, with the surgeons standing by.',
  ],
  steady: [
    'The drill book says we should face a neighbour this week. You are a neighbour.',
    'An orderly contest. We shall begin on time.',
    'Our recruits need to see an enemy who is not made of straw.',
  ],
  raider: [
    'You have a nice field there. It would look better with us in it.',
    'We were riding past anyway.',
    'Call it a visit. We shall bring our own horses.',
  ],
} as const;
