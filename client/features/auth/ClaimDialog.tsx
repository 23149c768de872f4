// A guest keeps the kingdom: an e-mail, a password, and if wished a better name than the one it was given.

import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { session } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useAnnounce } from '../../ui/Toast.tsx';
import { RegisterForm, fieldOf } from './fields.ts';
import { PasswordField } from './PasswordField.tsx';
import styles from './auth.module.css';

interface ClaimDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The name it bears so far. */
  readonly kingdomName: string;
}

function ClaimForm({ kingdomName, onDone }: { kingdomName: string; onDone: () => void }): ReactNode {
  const announce = useAnnounce();
  const form = useForm<RegisterForm>({
    resolver: zodResolver(RegisterForm),
    mode: 'onTouched',
    defaultValues: { kingdomName, email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email, password, kingdomName: name }) => {
    const renamed = name === kingdomName ? {} : { kingdomName: name };
    const failure = await session.claim({ email, password, ...renamed });
    if (failure !== undefined) {
      form.setError(fieldOf(failure.code) ?? 'root', { message: failure.error }, { shouldFocus: true });
      return;
    }
    announce({
      title: 'The kingdom is yours',
      body: 'Sign in from anywhere with your e-mail.',
      tone: 'good',
    });
    onDone();
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Kingdom name"
        autoComplete="off"
        error={errors.kingdomName?.message}
        {...form.register('kingdomName')}
      />
      <Field
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        hint="At least 10 characters."
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {errors.root?.message !== undefined && (
        <p className={styles.refusal} role="alert">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" wide loading={isSubmitting} loadingLabel="Sealing...">
        Keep this kingdom
      </Button>
    </form>
  );
}

export function ClaimDialog({ open, onOpenChange, kingdomName }: ClaimDialogProps): ReactNode {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keep this kingdom"
      description="Everything you have done stays yours."
    >
      <ClaimForm kingdomName={kingdomName} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
