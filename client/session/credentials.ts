// What somebody signs in with, as forms ask for it, in the player's words. The shapes agree with server/contract/auth.ts.
import { z } from 'zod';

export const EmailField = z
  .string()
  .trim()
  .min(1, 'Your e-mail address is missing.')
  .pipe(
    z
      .email('That does not look like an e-mail address.')
      .max(254, 'That address is too long to write on a letter.'),
  );

export const NewPasswordField = z
  .string()
  .min(1, 'A password is missing.')
  .min(10, 'A password has at least 10 characters.')
  .max(256, 'A password has at most 256 characters.');

/** What is said beside a field for a new password, before anything is wrong. */
export const NEW_PASSWORD_HINT = 'At least 10 characters. A sentence is a good one.';

/** A password that there is already. */
export const PasswordField = z
  .string()
  .min(1, 'Your password is missing.')
  .max(256, 'A password has at most 256 characters.');
