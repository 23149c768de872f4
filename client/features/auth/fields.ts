// What the forms ask for, in the player's words. The shapes agree with server/contract/auth.ts; the law of names is the
// engine's and answers when the form is sent.

import { z } from 'zod';

const trimmed = z.string().trim();

const EmailField = trimmed
  .min(1, 'Your e-mail address is missing.')
  .pipe(
    z
      .email('That does not look like an e-mail address.')
      .max(254, 'That address is too long to write on a letter.'),
  );

const KingdomNameField = trimmed
  .min(1, 'A kingdom needs a name.')
  .min(3, 'A kingdom’s name has at least 3 characters.')
  .max(30, 'A kingdom’s name has at most 30 characters.');

const NewPasswordField = z
  .string()
  .min(1, 'A password is missing.')
  .min(10, 'A password has at least 10 characters.')
  .max(256, 'A password has at most 256 characters.');

const PasswordField = z
  .string()
  .min(1, 'Your password is missing.')
  .max(256, 'A password has at most 256 characters.');

export const RegisterForm = z.object({
  kingdomName: KingdomNameField,
  email: EmailField,
  password: NewPasswordField,
});
export type RegisterForm = z.infer<typeof RegisterForm>;

export const LoginForm = z.object({ email: EmailField, password: PasswordField });
export type LoginForm = z.infer<typeof LoginForm>;

/** The field a refusal speaks of, so that its sentence stands beside it; undefined for the form as a whole. */
export function fieldOf(code: string): 'email' | 'kingdomName' | undefined {
  if (code.startsWith('email_')) return 'email';
  if (code.startsWith('kingdom_name_')) return 'kingdomName';
  return undefined;
}
