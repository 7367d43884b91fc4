import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { i18next } from '../../i18n/i18n.ts';
import { safeNext } from '../../navigation/safe-next.ts';
import { sessionStore } from '../../session/session-store.ts';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import type { Said } from './use-sending.ts';

/** What may have led here. */
const arrivals = {
  passwordChanged: 'success',
  passwordSet: 'success',
  sessionOver: 'info',
  typedLost: 'info',
} as const;

function useArrival(): Said | undefined {
  const { t } = useTranslation('login');
  const { state } = useLocation();
  const known = (Object.keys(arrivals) as (keyof typeof arrivals)[]).find((each) => each === state?.said);
  return known && { tone: arrivals[known], text: t(`said.${known}`) };
}

/** Signing in: login and password, then the code of whoever has a second factor. */
export function Screen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const arrival = useArrival();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [said, setSaid] = useState(arrival);

  const back = useCallback((why?: Said) => {
    setSaid(why);
    setStep('password');
  }, []);
  async function done() {
    await i18next.changeLanguage(sessionStore.get()?.profile.locale);
    await navigate(safeNext(search.get('next')), { replace: true });
  }

  return step === 'password' ? (
    <PasswordStep said={said} onDone={done} onCode={() => setStep('code')} />
  ) : (
    <CodeStep onDone={done} onBack={back} />
  );
}
