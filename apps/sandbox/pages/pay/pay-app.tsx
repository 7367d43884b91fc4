import { type CustomerLanguage, customerLanguages } from '@deck/api/vocabulary';
import { type Locale, locales, UiProvider } from '@deck/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceZone } from '../shared/mount.tsx';
import { payerWords } from '../words/words.ts';
import { PayScreen } from './pay-screen.tsx';
import type { PaymentSession } from './payment-session.ts';
import { ReadingContext } from './reading.ts';

const PARAMETER = 'language';

/** The page of one payment: in the language its payer chose here, else the one they were written to in. */
export function PayApp({ session }: { session: PaymentSession }) {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const [chosen, setChosen] = useState(languageOfAddress);
  const language = chosen ?? state.view?.language ?? languageOfBrowser();

  useEffect(() => session.start(() => document.visibilityState === 'visible'), [session]);
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && session.refresh();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [session]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  function choose(next: CustomerLanguage) {
    const address = new URL(window.location.href);
    address.searchParams.set(PARAMETER, next);
    window.history.replaceState(null, '', address);
    setChosen(next);
  }

  const timeZone = deviceZone();
  return (
    <UiProvider locale={kitLocale(language)} timeZone={timeZone}>
      <ReadingContext value={{ language, words: payerWords[language], timeZone }}>
        <PayScreen state={state} session={session} onLanguage={choose} />
      </ReadingContext>
    </UiProvider>
  );
}

const languageOf = (text: string | null): CustomerLanguage | undefined =>
  customerLanguages.find((one) => one === text);
const languageOfAddress = () => languageOf(new URLSearchParams(window.location.search).get(PARAMETER));
const languageOfBrowser = () => languageOf(navigator.language.slice(0, 2)) ?? 'en';

/** The kit knows fewer languages than customers do. */
const kitLocale = (language: CustomerLanguage): Locale => locales.find((one) => one === language) ?? 'en';
