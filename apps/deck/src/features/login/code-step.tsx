import { ApiError } from '@deck/api/client';
import { Button, TextField } from '@deck/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { completeSignIn } from '../../platform/session/session-actions.ts';
import { LoginForm } from './login-form.tsx';
import { type FormMessage, useErrorMessage, useSubmit } from './use-submit.tsx';

/** How long the sign-in waits for its code, in milliseconds. The server enforces it. */
const WAITS = 5 * 60_000;

interface CodeStepProps {
  onDone: () => Promise<void>;
  /** To login and password again, saying why. */
  onBack: (said?: FormMessage) => void;
}

/** The second factor: the code of the authenticator, or one of the recovery codes. */
export function CodeStep({ onDone, onBack }: CodeStepProps) {
  const { t } = useTranslation(['login', 'start']);
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sentenceOf = useErrorMessage();
  const { busy, said, say, send } = useSubmit();
  const timeOver = t('said.codeTimeOver');

  useEffect(() => {
    const timer = setTimeout(() => onBack({ tone: 'info', text: timeOver }), WAITS);
    return () => clearTimeout(timer);
  }, [onBack, timeOver]);

  /** Begins again after an error that no code can mend. */
  function failed(failure: unknown): boolean {
    field.current?.focus();
    field.current?.select();
    if (!(failure instanceof ApiError)) return false;
    if (failure.code === 'SESSION_REQUIRED') onBack({ tone: 'info', text: timeOver });
    else if (failure.code === 'ACCOUNT_LOCKED') onBack(sentenceOf(failure));
    else return false;
    return true;
  }
  function submit() {
    setMissing(code.trim() === '');
    if (code.trim() === '') return field.current?.focus();
    void send(async () => {
      await completeSignIn(code);
      await onDone();
    }, failed);
  }
  function change() {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setCode('');
    setMissing(false);
    say(undefined);
    field.current?.focus();
  }

  return (
    <LoginForm
      heading={t('code.heading')}
      text={t(`code.${kind}Text`)}
      said={said}
      submit={t('code.submit')}
      busy={busy}
      onSubmit={submit}
      links={
        <>
          <Button variant="quiet" size="small" onClick={change}>
            {t(kind === 'app' ? 'code.useRecovery' : 'code.useApp')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => onBack()}>
            {t('toSignIn')}
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        label={t(`code.${kind}`)}
        name="code"
        autoComplete="one-time-code"
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        hint={t('code.hint')}
        value={code}
        onChange={setCode}
        {...(isMissing ? { state: 'error', feedback: t('start:validation.required') } : {})}
      />
    </LoginForm>
  );
}
