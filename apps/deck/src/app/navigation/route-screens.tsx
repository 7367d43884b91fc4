import { Button, EmptyState } from '@deck/ui';
import { TriangleAlert } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import type { TitleKey } from '../../platform/i18n/i18n.ts';
import { PageTitle, TitledPage } from '../../platform/navigation/page-title.tsx';
import { sessionStore } from '../../platform/session/session-store.ts';
import { ForbiddenScreen } from '../errors/forbidden-screen.tsx';
import { LongWait } from './long-wait.tsx';
import * as css from './route-screens.css.ts';

/** What the guard lets through: a screen, or nothing where it refuses. */
export interface Opened {
  readonly title: TitleKey;
  readonly Screen?: ComponentType;
}

/** The screen of a route with its title; where the guard refuses, Forbidden at the same address. */
export function GuardedScreen() {
  const { t } = useTranslation();
  const { title, Screen = ForbiddenScreen } = useLoaderData<Opened>();
  return (
    <TitledPage title={t(`title.${title}`)}>
      <Screen />
    </TitledPage>
  );
}

/** A screen could not be loaded or drawn. Nothing was sent by that; what is stored on the server is as it was. */
export function CrashScreen() {
  const { t } = useTranslation();
  return (
    <div className={css.whole}>
      <PageTitle>{t('crash.title')}</PageTitle>
      <EmptyState
        page
        tone="danger"
        icon={TriangleAlert}
        title={t('crash.title')}
        text={t('crash.text')}
        action={<Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>}
      />
    </div>
  );
}

/** The same where no frame stands around it. */
export const CrashPage = () => (
  <main>
    <CrashScreen />
  </main>
);

/** Stands in for the first screen where no frame stands around it: empty at first. */
export const WaitingPage = () => (
  <main aria-busy>
    <LongWait />
  </main>
);

const loadFrame = async () => (await import('../frame/waiting-frame.tsx')).WaitingFrame;
const Frame = lazy(async () => ({ default: await loadFrame() }));

/**
 * The session could not be read, as without a network: the frame stands, where somebody was signed in, and its line says
 * that there is no network. Without the code of the frame the message stands alone.
 */
export function CrashApp() {
  const [Loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadFrame>>>();
  useEffect(() => {
    if (!sessionStore.isRemembered()) return;
    loadFrame().then(
      (loaded) => setLoaded(() => loaded),
      () => undefined,
    );
  }, []);
  return Loaded ? (
    <Loaded>
      <CrashScreen />
    </Loaded>
  ) : (
    <CrashPage />
  );
}

/** Before the first screen behind the sign-in: the frame, where somebody was signed in. */
export const WaitingApp = () =>
  sessionStore.isRemembered() ? (
    <Suspense fallback={<WaitingPage />}>
      <Frame />
    </Suspense>
  ) : (
    <WaitingPage />
  );
