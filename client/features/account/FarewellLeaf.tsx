// The end of an account: what goes, what stays, and the two things that are asked before it.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { session } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { calls } from './calls.ts';
import { SignInName } from './SignInName.tsx';
import { saidBesides, saidOf, useSending } from './useSending.ts';
import styles from './Account.module.css';

interface FarewellProps {
  readonly email: string | null;
  readonly kingdomName: string;
}

function FarewellForm({
  email,
  kingdomName,
  onStay,
}: FarewellProps & { readonly onStay: () => void }): ReactNode {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [written, setWritten] = useState('');
  const { isUnderway, failure, send } = useSending();
  const leave = (): void =>
    send(
      () => calls.leave({ body: { kingdomName: written, ...(email === null ? {} : { password }) } }),
      async () => {
        await navigate('/');
        await session.refresh();
      },
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <p>
        Your account goes at once and for good, with all your kingdoms and what is in them, your characters,
        your notices and ledgers, and all that you have learned. Nobody can bring it back.
      </p>
      <p>
        Battles that you fought and lines of the chronicle stay, under the name that your kingdom bore: they
        are the history of others too. Your e-mail stands in none of them.
      </p>
      {email !== null && (
        <>
          <SignInName email={email} />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            required
            maxLength={256}
            value={password}
            error={saidOf(failure, 'wrong_password')}
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      )}
      <Field
        label={`The name of your kingdom: ${kingdomName}`}
        autoComplete="off"
        required
        maxLength={100}
        value={written}
        error={saidOf(failure, 'name_not_repeated')}
        onChange={(event) => setWritten(event.target.value)}
      />
      <Refusal>{saidBesides(failure, 'wrong_password', 'name_not_repeated')}</Refusal>
      <div className={styles.choice}>
        <Button onClick={onStay}>Stay</Button>
        <Button type="submit" variant="primary" loading={isUnderway} loadingLabel="Closing the gates…">
          Delete it for good
        </Button>
      </div>
    </form>
  );
}

export function FarewellLeaf({ email, kingdomName }: FarewellProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <Leaf title="Leave for good">
      <div className={styles.form}>
        <p>
          The account is deleted with everything that is yours alone. While a challenge or a battle of yours
          is open, it has to come to its end first. You may want a copy before.
        </p>
        <Button onClick={() => setOpen(true)}>Delete my account…</Button>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title="Delete your account?" calm>
        <FarewellForm email={email} kingdomName={kingdomName} onStay={() => setOpen(false)} />
      </Dialog>
    </Leaf>
  );
}
