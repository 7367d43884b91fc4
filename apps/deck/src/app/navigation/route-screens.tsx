import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLoaderData, useLocation, useNavigate } from 'react-router';
import { LoginNavigationProvider, type NavigateOptions } from '../../features/login/login-navigation.ts';
import type { TitleKey } from '../../platform/i18n/i18n.ts';
import { TitledPage } from '../../platform/navigation/page-title.tsx';
import { sessionStore } from '../../platform/session/session-store.ts';
import { ForbiddenScreen } from '../errors/forbidden-screen.tsx';
import { CrashPage, CrashScreen, WaitingPage } from './page-screens.tsx';

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

/** The screens before the sign-in, to which the product leads when a session ends. */
export function SignInScreens() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const navigation = useMemo(
    () => ({
      pathname,
      search,
      state,
      navigate: async (to: string, options?: NavigateOptions) => navigate(to, options),
    }),
    [pathname, search, state, navigate],
  );
  return (
    <LoginNavigationProvider value={navigation}>
      <Outlet />
    </LoginNavigationProvider>
  );
}

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
