import { PasswordField, TextField, TextLink } from '@deck/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signIn } from '../../session/session-actions.ts';
import * as css from './login-form.css.ts';
import { LoginForm } from './login-form.tsx';
import { type Said, useSending } from './use-sending.ts';

interface PasswordStepProps {
  said: Said | undefined;
  onDone: () => Promise<void>;
  /** The password fits, and a code is needed. */
  onCode: () => void;
}

export function PasswordStep({ said: first, onDone, onCode }: PasswordStepProps) {
  const { t } = useTranslation(['login', 'app']);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'login' | 'password'>();
  const fields = { login: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const { busy, said, send } = useSending(first);

  async function submit() {
    const empty = login.trim() === '' ? 'login' : password === '' ? 'password' : undefined;
    setMissing(empty);
    if (empty) return fields[empty].current?.focus();
    await send(
      async () => ((await signIn({ login: login.trim(), password })) === 'codeNeeded' ? onCode() : onDone()),
      () => {
        fields.password.current?.focus();
        return false;
      },
    );
  }

  const required = (name: 'login' | 'password') =>
    missing === name ? ({ state: 'error', feedback: t('app:validation.required') } as const) : {};

  return (
    <LoginForm
      heading={t('heading')}
      text={t('text')}
      said={said}
      submit={t('submit')}
      busy={busy}
      onSubmit={() => void submit()}
    >
      <TextField
        ref={fields.login}
        label={t('login')}
        name="login"
        type="email"
        autoComplete="username"
        value={login}
        onChange={setLogin}
        {...required('login')}
      />
      <div className={css.passwordField}>
        <PasswordField
          ref={fields.password}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          {...required('password')}
        />
        <div className={css.forgot}>
          <TextLink href="/login/reset">{t('forgot')}</TextLink>
        </div>
      </div>
    </LoginForm>
  );
}
