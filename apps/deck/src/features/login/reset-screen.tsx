import { TextField, TextLink } from '@deck/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withToken } from '../../platform/session/session-actions.ts';
import { LoginForm, LoginMessage } from './login-form.tsx';
import { passwords } from './passwords.ts';
import { useSubmit } from './use-submit.tsx';

/** Asking for a letter with a link to a new password. Everyone reads the same answer. */
export function ResetScreen() {
  const { t } = useTranslation(['login', 'start']);
  const [login, setLogin] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { busy, said, send } = useSubmit();

  function submit() {
    setMissing(login.trim() === '');
    if (login.trim() === '') return field.current?.focus();
    void send(async () => {
      await withToken(() => passwords.forgot({ body: { login: login.trim() } }));
      setAsked(true);
    });
  }

  if (isAsked)
    return (
      <LoginMessage
        heading={t('reset.sent')}
        text={t('reset.sentText', { login: login.trim() })}
        way={{ href: '/login', label: t('toSignIn') }}
      />
    );
  return (
    <LoginForm
      heading={t('reset.heading')}
      text={t('reset.text')}
      said={said}
      submit={t('reset.submit')}
      busy={busy}
      onSubmit={submit}
      links={<TextLink href="/login">{t('toSignIn')}</TextLink>}
    >
      <TextField
        ref={field}
        label={t('login')}
        name="login"
        type="email"
        autoComplete="username"
        value={login}
        onChange={setLogin}
        {...(isMissing ? { state: 'error', feedback: t('start:validation.required') } : {})}
      />
    </LoginForm>
  );
}
