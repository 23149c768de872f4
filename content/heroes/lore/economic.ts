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
};
