import { type ReactNode, StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { i18next } from '../platform/i18n/i18n.ts';
import { App } from './app.tsx';
import { routeTree } from './navigation/router.tsx';

/** Begins to bring the screen of the address. Returns the product around it. */
export const startProduct = (): ReactNode => <App router={createBrowserRouter(routeTree())} />;

/** Replaces the sign-in as soon as the first screen has come: until then its button waits. */
export async function followSignIn(root: Root): Promise<void> {
  const router = createBrowserRouter(routeTree());
  const words = i18next.loadNamespaces('app');
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => {
      if (initialized) resolve();
    });
    if (router.state.initialized) resolve();
  });
  await words;
  startTransition(() =>
    root.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
}
