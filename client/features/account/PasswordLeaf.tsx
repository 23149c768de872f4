// Another password. The one of today is asked for; whoever else is signed in is signed out.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { queryClient } from '../../session/queryClient.ts';
import { Button } from '../../ui/Button.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnnounce } from '../../ui/Toast.tsx';
import { calls } from './calls.ts';
import { accountQuery } from './queries.ts';
import { SignInName } from './SignInName.tsx';
import { saidBesides, saidOf, useSending } from './useSending.ts';
import styles from './Account.module.css';

const LEAST = 10;

export function PasswordLeaf({ email }: { readonly email: string }): ReactNode {
  const announce = useAnnounce();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const { isUnderway, failure, send } = useSending();
  const submit = (): void => {
    const short = newPassword.length < LEAST;
    setFault(short ? `A password has at least ${LEAST} characters.` : undefined);
    if (short) return;
    send(
      () => calls.changePassword({ body: { password, newPassword } }),
      () => {
        setPassword('');
        setNewPassword('');
        announce({
          title: 'Your password is changed',
          body: 'You stay signed in here, and nowhere else.',
          tone: 'good',
        });
        return queryClient.invalidateQueries(accountQuery);
      },
    );
  };
  return (
    <Leaf title="Password">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SignInName email={email} />
        <PasswordField
          label="The password of today"
          autoComplete="current-password"
          required
          maxLength={256}
          value={password}
          error={saidOf(failure, 'wrong_password')}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="The new one"
          hint={`At least ${LEAST} characters. A sentence is a good one.`}
          autoComplete="new-password"
          required
          maxLength={256}
          value={newPassword}
          error={fault}
          onChange={(event) => setNewPassword(event.target.value)}
        />
        <Refusal>{saidBesides(failure, 'wrong_password')}</Refusal>
        <p className={styles.note}>Wherever else you are signed in, you are signed out.</p>
        <Button type="submit" loading={isUnderway} loadingLabel="Changing the locks…">
          Change the password
        </Button>
      </form>
    </Leaf>
  );
}
