import '@deck/tokens/theme';
import { artwork } from '@deck/tokens/brand';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { chooseLanguage, startI18n } from './i18n/i18n.ts';
import { applyAppearance } from './layout/appearance.ts';
import { routeTree } from './navigation/router.tsx';
import { sessionStore } from './session/session-store.ts';

const icon = document.createElement('link');
icon.rel = 'icon';
icon.href = artwork.faviconUrl;
document.head.append(icon);

applyAppearance();
await startI18n(chooseLanguage(sessionStore.storedLocale(), navigator.language));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App router={createBrowserRouter(routeTree())} />
  </StrictMode>,
);
