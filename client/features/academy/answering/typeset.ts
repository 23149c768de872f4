// The engine writes quotation marks and apostrophes as a keyboard has them; a page of the academy sets them as a printer would.

/** "At the house of", the men's: curled. What is typed or compared stays as it is; only what is shown goes through here. */
export const typeset = (text: string): string =>
  text
    .replaceAll(/"([^"]*)"/g, '“$1”')
    .replaceAll(/(?<=[\p{L}\p{M}.])'/gu, '’')
    .replaceAll(/'(?=\p{L})/gu, '‘');
