// Signing in with e-mail and password.

import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { session, useSession } from '../../session/session.ts';
import { Gatehouse } from '../../ui/art/Gatehouse.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { DoorLink } from './DoorLink.tsx';
import { LoginForm } from './fields.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import styles from './auth.module.css';

export function LoginPage(): ReactNode {
  const state = useSession();
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
  return (
    <AuthFrame
      title="Sign In"
      lead="The gatekeeper knows you by your e‑mail and your password."
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
