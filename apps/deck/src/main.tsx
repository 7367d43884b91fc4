import '@deck/tokens/theme';
import { artwork } from '@deck/tokens/brand';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { fetchLetters } from './i18n/fetch-letters.ts';
import { chooseLanguage, startI18n } from './i18n/i18n.ts';
import { applyAppearance } from './layout/appearance.ts';
import { routeTree } from './navigation/router.tsx';
import { sessionStore } from './session/session-store.ts';

const icon = document.createElement('link');
icon.rel = 'icon';
icon.href = artwork.faviconUrl;
document.head.append(icon);

applyAppearance();
const language = chooseLanguage(sessionStore.storedLocale(), navigator.language);
fetchLetters(language);
await startI18n(language);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App router={createBrowserRouter(routeTree())} />
  </StrictMode>,
);
