// What a form is, as short as a card has room for: "3rd pl. imperfect". A form is taken for indicative and active unless it says otherwise.

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bfirst person\b/g, '1st'],
  [/\bsecond person\b/g, '2nd'],
  [/\bthird person\b/g, '3rd'],
  [/\bsingular\b/g, 'sg.'],
  [/\bplural\b/g, 'pl.'],
  [/ (?:indicative|active)\b/g, ''],
];

/** "third person plural imperfect indicative active" as "3rd pl. imperfect". */
export const shortReading = (features: string): string =>
  SHORT.reduce((said, [long, short]) => said.replaceAll(long, short), features);
