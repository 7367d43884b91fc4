import '@deck/tokens/theme';
import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { artwork } from '@deck/tokens/brand';
import { UiProvider } from '@deck/ui';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { startI18n } from '../platform/i18n/i18n.ts';
import { chooseLanguage, fetchLetters } from '../platform/i18n/languages.ts';
import { rememberedPerson } from '../platform/session/first-answers.ts';
import { sessionStore } from '../platform/session/session-store.ts';
import { hearInternalErrors } from './internal-errors.ts';
import { CrashPage } from './navigation/page-screens.tsx';
import { hearRelease } from './worker/release.ts';

const icon = document.createElement('link');
icon.rel = 'icon';
icon.href = artwork.faviconUrl;
document.head.append(icon);

hearInternalErrors(window);
hearRelease(navigator);
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
  const isRemembered = sessionStore.isRemembered();
  const words = startI18n(language, isRemembered ? ['start', 'app'] : ['start']);
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const root = createRoot(element);
  // The first screen begins to come side by side with the words.
  const opening = (isRemembered ? openProduct() : openSignIn(root)).catch(() => (
    <UiProvider locale={language} timeZone="UTC">
      <CrashPage />
    </UiProvider>
  ));
  await words;
  const opened = await opening;
  // Drawn in slices, between which the page answers.
  startTransition(() => root.render(<StrictMode>{opened}</StrictMode>));
}

async function openProduct(): Promise<ReactNode> {
  return (await import('./product.tsx')).startProduct();
}

/** It comes without the router and the frame of the product. */
async function openSignIn(root: Root): Promise<ReactNode> {
  return (await import('./sign-in/sign-in.tsx')).startSignIn(root);
}
