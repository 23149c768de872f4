// Another e-mail to sign in with. The password is asked for.
import { useState } from 'react';
import type { ReactNode } from 'react';
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
import { saidBesides, saidOf, useSending } from './useSending.ts';
import styles from './Account.module.css';

export function EmailLeaf({ email }: { readonly email: string }): ReactNode {
  const announce = useAnnounce();
  const [wished, setWished] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const { isUnderway, failure, send } = useSending();
  const submit = (): void => {
    const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(wished.trim());
    setFault(isAddress ? undefined : 'That does not look like an e-mail address.');
    if (!isAddress) return;
    send(
      () => calls.changeEmail({ body: { email: wished.trim(), password } }),
      async ({ email: now }) => {
        setWished('');
        setPassword('');
        announce({
          title: 'Your e-mail is changed',
          body: `You sign in with ${now} from now on.`,
          tone: 'good',
        });
        await Promise.all([session.refresh(), queryClient.invalidateQueries(accountQuery)]);
      },
    );
  };
  return (
    <Leaf title="E-mail">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label="The new e-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={wished}
          error={fault ?? saidOf(failure, 'email_unusable')}
          onChange={(event) => setWished(event.target.value)}
        />
        <SignInName email={email} />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          maxLength={256}
          value={password}
          error={saidOf(failure, 'wrong_password')}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Refusal>{saidBesides(failure, 'email_unusable', 'wrong_password')}</Refusal>
        <p className={styles.note}>
          It counts at once. Look at it twice: no letter is sent to it, and the old one opens nothing any
          more.
        </p>
        <Button type="submit" loading={isUnderway} loadingLabel="Writing it down…">
          Change the e-mail
        </Button>
      </form>
    </Leaf>
  );
}
