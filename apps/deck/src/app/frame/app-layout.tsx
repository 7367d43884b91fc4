import { artwork, brand } from '@deck/tokens/brand';
import { AppFrame, Artwork, Sidebar, ToastProvider, TopBar } from '@deck/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { queryClient } from '../../platform/api.ts';
import { serverEnvironment } from '../../platform/environment.ts';
import { MayOpenProvider } from '../../platform/navigation/may-open.ts';
import { usePageStart } from '../../platform/navigation/page-start.ts';
import { keepDrafts } from '../../platform/session/drafts.ts';
import { holds, type PermissionMap } from '../../platform/session/permission-map.ts';
import { changeDivision } from '../../platform/session/session-actions.ts';
import { useOptionalSession, useSession } from '../../platform/session/session-store.ts';
import { loadThirdParties } from '../../platform/third-parties/third-parties.ts';
import { type Route, routes } from '../routes.ts';
import { useAccountEntries } from './account-menu.tsx';
import { AppBar } from './app-bar.tsx';
import { DivisionGuard } from './division-guard.tsx';
import { Failures } from './failures.tsx';
import { LiveRights } from './live-rights.tsx';
import { keepMini, storedMini } from './menu-size.ts';
import { SessionNotice } from './session-notice.tsx';
import { useMenu } from './use-menu.ts';
import { useOnline } from './use-online.ts';
import { WaitingNotice } from './waiting-notice.tsx';

/** The frame around every screen behind the sign-in. */
export function AppLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <Failures />
        <WaitingNotice />
        <DivisionGuard />
        <SignedIn />
        <ScrollRestoration />
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** Without a session the sign-in is on its way: nothing of what was on the screen stays. */
function SignedIn() {
  if (!useOptionalSession()) return null;
  return (
    <>
      <LiveRights />
      <SessionNotice />
      <Frame />
    </>
  );
}

function Frame() {
  const { t } = useTranslation();
  const { environment, permissionMap } = useSession();
  const [mini, setMini] = useState(storedMini);
  const items = useMenu();
  const account = useAccountEntries();
  const server = serverEnvironment();
  const opens = useCallback((path: string) => mayOpen(path, permissionMap), [permissionMap]);
  const environmentName = server === 'prod' ? undefined : t(`bar.environment.${server}`);
  const isOnline = useOnline();
  usePageStart();
  useEffect(loadThirdParties, []);

  async function enter(id: string) {
    await changeDivision(id);
    keepDrafts();
    // Nothing of the division one has left may stay on the screen.
    queryClient.clear();
    window.location.assign('/');
  }

  return (
    <MayOpenProvider value={opens}>
      <AppFrame
        banner={isOnline ? environmentName : <span role="alert">{t('offline')}</span>}
        sidebar={
          <Sidebar
            brand={{
              name: brand.name,
              product: brand.product,
              mark: <Artwork svg={artwork.markSvg} />,
              href: '/',
            }}
            profiles={{
              options: environment.divisions,
              value: environment.context.businessProfileId,
              // What failed is told as every failure is; one stays where one was.
              onChange: (id) => void enter(id).catch(() => undefined),
            }}
            items={items}
            account={account}
            mini={mini}
            onToggle={() => {
              keepMini(!mini);
              setMini(!mini);
            }}
          />
        }
        topBar={
          // Its words may come after those of the screen.
          <Suspense fallback={<TopBar />}>
            <AppBar />
          </Suspense>
        }
      >
        <Outlet />
      </AppFrame>
    </MayOpenProvider>
  );
}

function mayOpen(path: string, permissions: PermissionMap): boolean {
  const route = (routes as readonly Route[]).find((each) => each.path === path);
  return route !== undefined && (route.feature === undefined || holds(permissions, route.feature));
}
