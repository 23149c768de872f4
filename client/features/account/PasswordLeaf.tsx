// Another password. The one of today is asked for; whoever else is signed in is signed out.
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  NEW_PASSWORD_HINT,
  NewPasswordField,
  PasswordField as OwnPassword,
} from '../../session/credentials.ts';
import { queryClient } from '../../session/queryClient.ts';
import { Button } from '../../ui/Button.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnnounce } from '../../ui/Toast.tsx';
import { calls } from './calls.ts';
import { accountQuery } from './queries.ts';
import { SignInName } from './SignInName.tsx';
import styles from './Account.module.css';

const PasswordForm = z.object({ password: OwnPassword, newPassword: NewPasswordField });
type PasswordForm = z.infer<typeof PasswordForm>;

export function PasswordLeaf({ email }: { readonly email: string }): ReactNode {
  const announce = useAnnounce();
  const form = useForm<PasswordForm>({
    resolver: zodResolver(PasswordForm),
    defaultValues: { password: '', newPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    const answered = await calls.changePassword({ body });
    if (!answered.ok) {
      const { code, error } = answered.failure;
      form.setError(
        code === 'wrong_password' ? 'password' : 'root',
        { message: error },
        { shouldFocus: true },
      );
      return;
    }
    form.reset();
    announce({
      title: 'Your password is changed',
      body: 'You stay signed in here, and nowhere else.',
      tone: 'good',
    });
    await queryClient.invalidateQueries(accountQuery);
  });
  return (
    <Leaf title="Password">
      <form className={styles.form} onSubmit={submit} noValidate>
        <SignInName email={email} />
        <PasswordField
          label="The password of today"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label="The new one"
          hint={NEW_PASSWORD_HINT}
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <Refusal>{errors.root?.message}</Refusal>
        <p className={styles.note}>Wherever else you are signed in, you are signed out.</p>
        <Button type="submit" loading={isSubmitting} loadingLabel="Changing the locks…">
          Change the password
        </Button>
      </form>
    </Leaf>
  );
}
