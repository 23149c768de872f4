// Tells the browser's keeper of passwords whose password a form asks for. Nobody sees it.
import type { ReactNode } from 'react';

export function SignInName({ email }: { readonly email: string }): ReactNode {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
