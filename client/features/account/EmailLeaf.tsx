// Another e-mail to sign in with. The password is asked for.
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { EmailField, PasswordField as OwnPassword } from '../../session/credentials.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnnounce } from '../../ui/Toast.tsx';
import { calls } from './calls.ts';
import { accountQuery } from './queries.ts';
import { SignInName } from './SignInName.tsx';
import styles from './Account.module.css';

const EmailForm = z.object({ email: EmailField, password: OwnPassword });
type EmailForm = z.infer<typeof EmailForm>;

const FIELDS: Readonly<Record<string, keyof EmailForm>> = {
  email_unusable: 'email',
  wrong_password: 'password',
};

export function EmailLeaf({ email }: { readonly email: string }): ReactNode {
  const announce = useAnnounce();
  const form = useForm<EmailForm>({
    resolver: zodResolver(EmailForm),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    const answered = await calls.changeEmail({ body });
    if (!answered.ok) {
      const { code, error } = answered.failure;
      form.setError(FIELDS[code] ?? 'root', { message: error }, { shouldFocus: true });
      return;
    }
    form.reset();
    announce({
      title: 'Your e-mail is changed',
      body: `You sign in with ${answered.value.email} from now on.`,
      tone: 'good',
    });
    await Promise.all([session.refresh(), queryClient.invalidateQueries(accountQuery)]);
  });
  return (
    <Leaf title="E-mail">
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label="The new e-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <SignInName email={email} />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Refusal>{errors.root?.message}</Refusal>
        <p className={styles.note}>
          It counts at once. Look at it twice: no letter is sent to it, and the old one opens nothing any
          more.
        </p>
        <Button type="submit" loading={isSubmitting} loadingLabel="Writing it down…">
          Change the e-mail
        </Button>
      </form>
    </Leaf>
  );
}
