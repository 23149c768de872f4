// The form that gives a kingdom its name and its ruler an e-mail and a password: to found one, or to keep what a guest has built.
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { Failure } from '@sigilla/server/contract/speak.ts';
import { NEW_PASSWORD_HINT } from '../../session/credentials.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { RegisterForm, fieldOf } from './fields.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import styles from './auth.module.css';

interface FoundingFormProps {
  readonly kingdomName: string;
  /** The words on the button, and while it works. */
  readonly label: string;
  readonly busyLabel: string;
  /** Sends it; answers why not, or undefined when it is done. */
  readonly onSubmit: (values: RegisterForm) => Promise<Failure | undefined>;
  /** Hears each letter of the name. */
  readonly onName?: (name: string) => void;
  /** Below the button. */
  readonly children?: ReactNode;
}

export function FoundingForm({
  kingdomName,
  label,
  busyLabel,
  onSubmit,
  onName,
  children,
}: FoundingFormProps): ReactNode {
  const form = useForm<RegisterForm>({
    resolver: zodResolver(RegisterForm),
    mode: 'onTouched',
    defaultValues: { kingdomName, email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const refusal = await onSubmit(values);
    if (refusal === undefined) return;
    form.setError(fieldOf(refusal.code) ?? 'root', { message: refusal.error }, { shouldFocus: true });
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Kingdom name"
        hint="3 to 30 characters."
        autoComplete="off"
        maxLength={60}
        error={errors.kingdomName?.message}
        {...form.register('kingdomName', { onChange: (event) => onName?.(String(event.target.value)) })}
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
        hint={NEW_PASSWORD_HINT}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Refusal>{errors.root?.message}</Refusal>
      <Button type="submit" variant="primary" size="lg" wide loading={isSubmitting} loadingLabel={busyLabel}>
        {label}
      </Button>
      {children}
    </form>
  );
}
