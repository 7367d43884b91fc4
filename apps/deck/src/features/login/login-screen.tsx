import { PasswordField, TextField, TextLink } from '@deck/ui';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { i18next } from '../../platform/i18n/i18n.ts';
import { safeNext } from '../../platform/navigation/safe-next.ts';
import { signIn } from '../../platform/session/session-actions.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { CodeStep } from './code-step.tsx';
import * as css from './login.css.ts';
import { LoginForm } from './login-form.tsx';
import { useLoginNavigation } from './login-navigation.ts';
import { type FormMessage, useSubmit } from './use-submit.tsx';

/** What may have led here. */
const arrivals = {
  passwordChanged: 'success',
  passwordSet: 'success',
  sessionOver: 'info',
  typedLost: 'info',
} as const;

function useArrival(): FormMessage | undefined {
  const { t } = useTranslation('login');
  const { state } = useLoginNavigation();
  const said = typeof state === 'object' && state !== null && 'said' in state && state.said;
  const known = (Object.keys(arrivals) as (keyof typeof arrivals)[]).find((each) => each === said);
  return known && { tone: arrivals[known], text: t(`said.${known}`) };
}

/** Signing in: login and password, then a code for people with a second factor. */
export function LoginScreen() {
  const { search, navigate } = useLoginNavigation();
  const arrival = useArrival();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [said, setSaid] = useState(arrival);

  const back = useCallback((why?: FormMessage) => {
    setSaid(why);
    setStep('password');
  }, []);
  async function done() {
    await i18next.changeLanguage(sessionStore.get()?.profile.locale);
    await navigate(safeNext(new URLSearchParams(search).get('next')), { replace: true });
  }

  return step === 'password' ? (
    <PasswordStep said={said} onDone={done} onCode={() => setStep('code')} />
  ) : (
    <CodeStep onDone={done} onBack={back} />
  );
}

interface PasswordStepProps {
  said: FormMessage | undefined;
  onDone: () => Promise<void>;
  /** The password fits, and a code is needed. */
  onCode: () => void;
}

function PasswordStep({ said: first, onDone, onCode }: PasswordStepProps) {
  const { t } = useTranslation(['login', 'start']);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'login' | 'password'>();
  const fields = { login: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const { busy, said, send } = useSubmit(first);

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
    missing === name ? ({ state: 'error', feedback: t('start:validation.required') } as const) : {};

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
