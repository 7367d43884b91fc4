import { brand } from '@deck/tokens/brand';
import { type Locale, locales, UiProvider } from '@deck/ui';
import { useEffect } from 'react';
import { deviceZone } from '../shared/mount.tsx';
import { InboxScreen } from './inbox-screen.tsx';
import { WordsContext } from './use-words.ts';
import { inboxWords } from './words.ts';

/** The sandbox's inbox and clock, in the browser's language. */
export function InboxApp() {
  const locale = browserLocale();
  const words = inboxWords[locale];
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = `${brand.name} · ${words.sandbox} · ${words.title}`;
  }, [locale, words]);
  return (
    <UiProvider locale={locale} timeZone={deviceZone()}>
      <WordsContext value={words}>
        <InboxScreen />
      </WordsContext>
    </UiProvider>
  );
}

const browserLocale = (): Locale => locales.find((one) => one === navigator.language.slice(0, 2)) ?? 'en';
