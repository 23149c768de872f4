// What the forms ask for, in the player's words. The law of names is the engine's and answers when the form is sent.

import { z } from 'zod';
import { EmailField, NewPasswordField, PasswordField } from '../../session/credentials.ts';

const KingdomNameField = z
  .string()
  .trim()
  .min(1, 'A kingdom needs a name.')
  .min(3, 'A kingdom’s name has at least 3 characters.')
  .max(30, 'A kingdom’s name has at most 30 characters.');

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
