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
};
