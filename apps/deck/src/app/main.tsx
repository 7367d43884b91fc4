import '@deck/tokens/theme';
import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { artwork } from '@deck/tokens/brand';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { startI18n } from '../platform/i18n/i18n.ts';
import { chooseLanguage, fetchLetters } from '../platform/i18n/languages.ts';
import { rememberedPerson } from '../platform/session/first-answers.ts';
import { App } from './app.tsx';
import { hearInternalErrors } from './internal-errors.ts';
import { routeTree } from './navigation/router.tsx';

const icon = document.createElement('link');
icon.rel = 'icon';
icon.href = artwork.faviconUrl;
document.head.append(icon);

hearInternalErrors(window);
void start(chooseLanguage(rememberedPerson().locale, navigator.language));

/** The worker starts after the first screen, in milliseconds: they would compete for the connection. */
const WORKER_AFTER = 3_000;
if (import.meta.env.PROD)
  setTimeout(() => {
    const starting = import('./worker/start-worker.ts').then(({ startWorker }) => startWorker());
    // Without storage there is no worker, and everything works as before.
    starting.catch(() => undefined);
  }, WORKER_AFTER);

/** Nothing may be exported from here: importers would wait for the start of the product. */
async function start(language: InterfaceLanguage): Promise<void> {
  fetchLetters(language);
  const words = startI18n(language);
  // It begins to bring the first screen, side by side with the words.
  const router = createBrowserRouter(routeTree());
  await words;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}
