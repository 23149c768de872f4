// Whose rules these are. Shown wherever the book of characters is shown, and carried in every sheet that leaves the house.
// Invariant: these are the words that the licence asks for (tests/content/characters).

export const CREDIT =
  'This work includes material taken from the System Reference Document 5.1 (“SRD 5.1”) by Wizards of the Coast LLC and available at https://dnd.wizards.com/resources/systems-reference-document. The SRD 5.1 is licensed under the Creative Commons Attribution 4.0 International License available at https://creativecommons.org/licenses/by/4.0/legalcode.';
