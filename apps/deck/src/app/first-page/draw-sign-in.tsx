import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { type Drawing, drawStill, UiProvider } from '@deck/ui';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { LoginNavigationProvider } from '../../features/login/login-navigation.ts';
import { LoginScreen } from '../../features/login/login-screen.tsx';
import { getDrawnWords } from './drawn-words.ts';

/** The same for everybody who reads a language. */
const drawn = new Map<InterfaceLanguage, Promise<Drawing>>();

/**
 * Draws the form that asks for login and password, to which every address leads without a session. Undefined for the
 * other screens of the sign-in.
 */
export async function drawSignIn(
  pathname: string,
  language: InterfaceLanguage,
): Promise<Drawing | undefined> {
  if (pathname.startsWith('/login/')) return undefined;
  const drawing = drawn.get(language) ?? draw(language);
  drawn.set(language, drawing);
  return await drawing;
}

async function draw(language: InterfaceLanguage): Promise<Drawing> {
  const words = await getDrawnWords(language);
  return drawStill(
    <I18nextProvider i18n={words}>
      {/* The form shows no time. */}
      <UiProvider locale={language} timeZone="UTC">
        <LoginNavigationProvider value={here}>
          <LoginScreen />
        </LoginNavigationProvider>
      </UiProvider>
    </I18nextProvider>,
    renderToString,
  );
}

/** Its links lead on by themselves. */
const here = { pathname: '/login', search: '', state: null, navigate: async () => undefined };
