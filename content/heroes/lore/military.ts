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
};
