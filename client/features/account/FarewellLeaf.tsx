// The end of an account: what goes, what stays, and the two things that are asked before it.
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { PasswordField as OwnPassword } from '../../session/credentials.ts';
import { session } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Leaf } from '../../ui/Leaf.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { forgetAll } from '../../ui/remembered.ts';
import { calls } from './calls.ts';
import { SignInName } from './SignInName.tsx';
import styles from './Account.module.css';

interface FarewellProps {
  readonly email: string | null;
  readonly kingdomName: string;
}

const LeavingForm = z.object({
  password: OwnPassword.optional(),
  kingdomName: z.string().trim().min(1, 'The name of your kingdom is missing.'),
});
type LeavingForm = z.infer<typeof LeavingForm>;

const FIELDS: Readonly<Record<string, keyof LeavingForm>> = {
  wrong_password: 'password',
  name_not_repeated: 'kingdomName',
};

function FarewellForm({
  email,
  kingdomName,
  onStay,
}: FarewellProps & { readonly onStay: () => void }): ReactNode {
  const navigate = useNavigate();
  const form = useForm<LeavingForm>({
    resolver: zodResolver(LeavingForm),
    // A guest has no password that could be asked.
    defaultValues: { kingdomName: '', ...(email === null ? {} : { password: '' }) },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    const leaver = session.state();
    const answered = await calls.leave({ body });
    if (!answered.ok) {
      const { code, error } = answered.failure;
      form.setError(FIELDS[code] ?? 'root', { message: error }, { shouldFocus: true });
      return;
    }
    // What was begun and never sent goes as well: the browser may be another's tomorrow.
    if (leaver.status === 'signedIn') forgetAll(leaver.user.id);
    await navigate('/');
    await session.refresh();
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
            error={errors.password?.message}
            {...form.register('password')}
          />
        </>
      )}
      <Field
        label={`The name of your kingdom: ${kingdomName}`}
        autoComplete="off"
        error={errors.kingdomName?.message}
        {...form.register('kingdomName')}
      />
      <Refusal>{errors.root?.message}</Refusal>
      <div className={styles.choice}>
        <Button onClick={onStay}>Stay</Button>
        <Button type="submit" variant="primary" loading={isSubmitting} loadingLabel="Closing the gates…">
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
          The account is deleted with everything that is yours alone. Challenges that wait for an answer are
          declined or withdrawn; a battle that is being fought has to come to its end first. You may want a
          copy before.
        </p>
        <Button onClick={() => setOpen(true)}>Delete my account…</Button>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title="Delete your account?" calm>
        <FarewellForm email={email} kingdomName={kingdomName} onStay={() => setOpen(false)} />
      </Dialog>
    </Leaf>
  );
}
