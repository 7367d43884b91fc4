import { type CustomerLanguage, customerLanguages } from '@deck/api/vocabulary';
import { type Locale, loadMessages, locales, type Messages, UiProvider } from '@deck/ui';
import { type ReactNode, use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { deviceZone } from '../shared/mount.tsx';
import type { KitWords } from '../words/en.ts';
import { loadWords } from '../words/words.ts';
import { ReadingContext } from './reading.ts';

/** The language in the page's address. */
export const LANGUAGE_PARAMETER = 'language';

interface ShellProps {
  /** The language of the letter to the payer. */
  language: CustomerLanguage | undefined;
  /** The property's zone, in which its letters write times too; by default the device's. */
  timeZone?: string | undefined;
  children: ReactNode;
}

/** A page in the language chosen here, else the letter's, else the browser's. */
export function Shell({ language: known, timeZone = deviceZone(), children }: ShellProps) {
  const [chosen, setChosen] = useState(languageOfAddress);
  const written = known ?? languageOfBrowser();
  // Keeps the old page until the catalogue has loaded; hiding it would take the focus from the picker.
  const language = useDeferredValue(chosen) ?? written;
  const { own, guest, kit } = use(loadWords(language));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  function onLanguage(next: CustomerLanguage) {
    const address = new URL(window.location.href);
    address.searchParams.set(LANGUAGE_PARAMETER, next);
    window.history.replaceState(null, '', address);
    setChosen(next);
  }

  return (
    <UiProvider locale={kitLocale(language)} timeZone={timeZone} messages={useKitMessages(kit)}>
      <ReadingContext
        value={{ language, wanted: chosen ?? written, words: own, guest, timeZone, onLanguage }}
      >
        {children}
      </ReadingContext>
    </UiProvider>
  );
}

const parseLanguage = (text: string | null): CustomerLanguage | undefined =>
  customerLanguages.find((one) => one === text);
const languageOfAddress = () =>
  parseLanguage(new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER));
const languageOfBrowser = () => parseLanguage(navigator.language.slice(0, 2)) ?? 'en';

/** The kit's messages in a language that it lacks: the words that guests meet, English for the rest. */
function useKitMessages(words: KitWords | undefined): Messages | undefined {
  const english = use(loadMessages('en'));
  return useMemo(() => words && { ...english, ...words }, [english, words]);
}

/** The kit formats in fewer languages than letters to customers have. */
const kitLocale = (language: CustomerLanguage): Locale => locales.find((one) => one === language) ?? 'en';
