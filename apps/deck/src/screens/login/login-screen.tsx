import { ApiError } from '@deck/api/client';
import { Alert, Button, PasswordField, TextField } from '@deck/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { i18next } from '../../i18n/i18n.ts';
import { safeNext } from '../../navigation/safe-next.ts';
import { signIn } from '../../session/session-actions.ts';
import { sessionStore } from '../../session/session-store.ts';
import { LoginLayout } from './login-layout.tsx';
import * as css from './login-screen.css.ts';

/** The refusals that the form explains. */
const shown = ['WRONG_CREDENTIALS', 'ACCOUNT_LOCKED', 'TOO_MANY_REQUESTS'] as const;

/** Signing in. It stands without the form library, so that the first page of the day is there at once. */
export function Screen() {
  const { t } = useTranslation(['login', 'app']);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'login' | 'password'>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const fields = { login: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const [search] = useSearchParams();
  const navigate = useNavigate();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const empty = login.trim() === '' ? 'login' : password === '' ? 'password' : undefined;
    setMissing(empty);
    if (empty) return fields[empty].current?.focus();
    setBusy(true);
    setProblem(undefined);
    try {
      await signIn({ login: login.trim(), password });
      await i18next.changeLanguage(sessionStore.get()?.profile.locale);
      await navigate(safeNext(search.get('next')), { replace: true });
    } catch (failure) {
      setProblem(sentenceOf(failure));
      setBusy(false);
      fields.password.current?.focus();
    }
  }

  function sentenceOf(failure: unknown): string {
    if (!(failure instanceof ApiError)) return t('app:errors.network');
    const { code, params, status } = failure;
    if (code === 'WRONG_CREDENTIALS' && typeof params.attemptsLeft === 'number')
      return t('attemptsLeft', { count: params.attemptsLeft });
    const known = shown.find((each) => each === code);
    if (known) return t(`app:errors.code.${known}`);
    return status >= 500 ? t('app:errors.server') : t('app:errors.generic');
  }

  const required = (name: 'login' | 'password') =>
    missing === name ? ({ state: 'error', feedback: t('app:validation.required') } as const) : {};

  return (
    <LoginLayout>
      <form className={css.form} onSubmit={submit} noValidate>
        <div>
          <h1 className={css.heading}>{t('heading')}</h1>
          <p className={css.text}>{t('text')}</p>
        </div>
        {problem !== undefined && (
          <Alert tone="danger" announced>
            {problem}
          </Alert>
        )}
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
        <PasswordField
          ref={fields.password}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          {...required('password')}
        />
        <Button type="submit" variant="primary" size="wide" loading={busy}>
          {t('submit')}
        </Button>
      </form>
    </LoginLayout>
  );
}
