// How the books are searched: without regard to case, macrons and accents.
import { bare } from '../../../ui/bareText.ts';

/** Does one of these texts hold what is sought? Nothing sought is held by any. */
export const holds = (texts: readonly string[], sought: string): boolean => {
  const typed = bare(sought).trim();
  return texts.some((text) => bare(text).includes(typed));
};
