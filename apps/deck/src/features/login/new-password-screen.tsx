import { check } from '@deck/api';
import { ApiError } from '@deck/api/client';
import { NewPassword } from '@deck/api/contract/passwords';
import { PasswordField } from '@deck/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useValidationMessage } from '../../platform/forms/validation-message.ts';
import { restoreSession, withToken } from '../../platform/session/session-actions.ts';
import { LoginForm } from './login-form.tsx';
import { useLoginNavigation } from './login-navigation.ts';
import { getSecretKey, passwords, wayOfLink } from './passwords.ts';
import { useSubmit } from './use-submit.tsx';

type Name = keyof NewPassword;
const names: readonly Name[] = ['newPassword', 'repeatedPassword'];

/** What the sign-in says when it is done: after "Forgot password", or to someone new. */
const results = { change: 'passwordChanged', set: 'passwordSet' } as const;

/** A password, twice, by the link of a letter. Its rules stand below the field before anything is typed. */
export function NewPasswordScreen() {
  const { t } = useTranslation('login');
  const { pathname, navigate } = useLoginNavigation();
  const kind = pathname.startsWith('/login/set/') ? 'set' : 'change';
  const say = useValidationMessage();
  const [values, setValues] = useState<NewPassword>({ newPassword: '', repeatedPassword: '' });
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const fields = {
    newPassword: useRef<HTMLInputElement>(null),
    repeatedPassword: useRef<HTMLInputElement>(null),
  };
  const { busy, said, send } = useSubmit();

  function refuse(found: Readonly<Record<string, string>>) {
    setWrong(found);
    const first = names.find((name) => name in found);
    if (first) fields[first].current?.focus();
  }
  function failed(failure: unknown): boolean {
    if (
      failure instanceof ApiError &&
      failure.status === 400 &&
      names.some((name) => name in failure.fields)
    ) {
      refuse(failure.fields);
      return true;
    }
    const way = wayOfLink(failure);
    if (way) void navigate(way, { replace: true });
    return way !== undefined;
  }
  function submit() {
    const checked = check(NewPassword, values, 'body');
    refuse('value' in checked ? {} : checked.fields);
    if (!('value' in checked)) return;
    void send(async () => {
      await withToken(() => passwords.reset({ secretKey: getSecretKey(pathname), body: values }));
      // All sessions of this person have ended. Another person's session in this browser stays.
      await restoreSession().catch(() => undefined);
      await navigate('/login', { replace: true, state: { said: results[kind] } });
    }, failed);
  }

  const field = (name: Name) => ({
    ref: fields[name],
    name,
    label: t(name),
    autoComplete: 'new-password' as const,
    value: values[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      setWrong({ ...wrong, [name]: '' });
    },
    ...(wrong[name] ? { state: 'error' as const, feedback: say(wrong[name]) } : {}),
  });

  return (
    <LoginForm
      heading={t(`${kind}.heading`)}
      text={t(`${kind}.text`)}
      submit={t(`${kind}.submit`)}
      said={said}
      busy={busy}
      onSubmit={submit}
    >
      <PasswordField {...field('newPassword')} hint={t('passwordRules')} />
      <PasswordField {...field('repeatedPassword')} />
    </LoginForm>
  );
}
