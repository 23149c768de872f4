// Signing in with e-mail and password. Whoever comes here because a session ended without their doing reads so; a guest, whose kingdom went with it, is offered
// another at once.

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { session, useSession } from '../../session/session.ts';
import { Gatehouse } from '../../ui/art/Gatehouse.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { DoorLink } from './DoorLink.tsx';
import { LoginForm } from './fields.ts';
import { GuestButton } from './GuestButton.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import styles from './auth.module.css';

function GuestLost({ onSignIn }: { readonly onSignIn: () => void }): ReactNode {
  const navigate = useNavigate();
  return (
    <AuthFrame
      title="This gate has no key"
      lead="The kingdom that you ruled here as a guest can no longer be opened."
      picture={<Gatehouse width={560} />}
      links={<DoorLink to="/register">Found a kingdom</DoorLink>}
    >
      <div className={styles.form}>
        <p>
          A guest’s only key is a cookie in the browser. Yours was cleared away, or thirty days went by
          without you; nobody has another, and the steward cannot cut one.
        </p>
        <p>
          A new kingdom is founded in a moment. Give it an e‑mail and a password this time, now or when it has
          grown on you, and it waits for you anywhere.
        </p>
        {/* Where they meant to go was in the other kingdom. */}
        <GuestButton before={() => navigate('/login', { replace: true })}>Begin anew as a guest</GuestButton>
        <p className={styles.other}>
          <DoorLink to="/register">Found a kingdom</DoorLink> with an e‑mail. Yours had one?{' '}
          <button type="button" className={styles.turn} onClick={onSignIn}>
            Sign in
          </button>
        </p>
      </div>
    </AuthFrame>
  );
}

export function LoginPage(): ReactNode {
  const state = useSession();
  const [signsIn, setSignsIn] = useState(false);
  const lost = state.status === 'signedOut' ? state.lost : undefined;
  const form = useForm<LoginForm>({
    resolver: zodResolver(LoginForm),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const failure = await session.login(values);
    if (failure !== undefined) form.setError('root', { message: failure.error });
  });
  if (lost === 'guest' && !signsIn) return <GuestLost onSignIn={() => setSignsIn(true)} />;
  return (
    <AuthFrame
      title="Sign In"
      lead={
        lost === 'ruler'
          ? 'Your session here has ended. Sign in, and your kingdom is as you left it.'
          : 'The gatekeeper knows you by your e‑mail and your password.'
      }
      picture={<Gatehouse width={560} />}
      links={<DoorLink to="/register">Found a kingdom</DoorLink>}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {state.status === 'signedOut' && !state.isTold && (
          <p role="status">
            You are logged out here. The line is down: the realm hears of it, and ends the session, when the
            line is back.
          </p>
        )}
        <Field
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Refusal>{errors.root?.message}</Refusal>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          loading={isSubmitting}
          loadingLabel="Opening the gate..."
        >
          Sign In
        </Button>
        <p className={styles.other}>
          New here? <DoorLink to="/register">Found a kingdom</DoorLink> or{' '}
          <DoorLink to="/guest">play as a guest</DoorLink>.
        </p>
      </form>
    </AuthFrame>
  );
}
