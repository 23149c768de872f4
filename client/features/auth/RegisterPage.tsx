// Founding a kingdom: a name, an e-mail, a password. The arms and hills of the realm appear while its name is typed.

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { localHour } from '../../session/clock.ts';
import { session } from '../../session/session.ts';
import { blazon } from '../../ui/art/blazon.ts';
import { RealmScene } from '../../ui/art/RealmScene.tsx';
import { Shield } from '../../ui/art/Shield.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { RegisterForm, fieldOf } from './fields.ts';
import { PasswordField } from './PasswordField.tsx';
import styles from './auth.module.css';

/** What will stand there: hills and arms follow the name letter by letter. */
function Foundation({ name }: { name: string }): ReactNode {
  const [hour] = useState(localHour);
  const shown = name.trim() === '' ? 'Terra Nova' : name.trim();
  return (
    <figure className={styles.foundation}>
      <RealmScene name={shown} buildings={[]} hour={hour} className={styles.scene} />
      <figcaption className={styles.arms}>
        <Shield name={shown} size={76} decorative />
        <div>
          <p className={styles.realm}>{name.trim() === '' ? 'Your kingdom' : shown}</p>
          <p className={styles.blazon}>
            {name.trim() === '' ? 'Its arms are drawn from its name.' : `${blazon(shown).words}.`}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}

export function RegisterPage(): ReactNode {
  const [search] = useSearchParams();
  const form = useForm<RegisterForm>({
    resolver: zodResolver(RegisterForm),
    mode: 'onTouched',
    defaultValues: { kingdomName: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const name = useWatch({ control: form.control, name: 'kingdomName' });
  const submit = form.handleSubmit(async (values) => {
    const failure = await session.register(values);
    if (failure !== undefined) {
      form.setError(fieldOf(failure.code) ?? 'root', { message: failure.error }, { shouldFocus: true });
    }
  });
  const next = search.toString();
  return (
    <AuthFrame
      title="Found a kingdom"
      lead="Name it well: heralds will have to call it out."
      picture={<Foundation name={name} />}
      links={<Link to={`/login${next === '' ? '' : `?${next}`}`}>Sign In</Link>}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label="Kingdom name"
          hint="3 to 30 characters."
          autoComplete="off"
          maxLength={60}
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
          hint="At least 10 characters. A sentence is a good one."
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {errors.root?.message !== undefined && (
          <p className={styles.refusal} role="alert">
            {errors.root.message}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          loading={isSubmitting}
          loadingLabel="Creating Your Kingdom..."
        >
          Begin Your Reign
        </Button>
        <p className={styles.other}>
          You rule already? <Link to="/login">Sign In</Link> or <Link to="/guest">play as a guest</Link>.
        </p>
      </form>
    </AuthFrame>
  );
}
