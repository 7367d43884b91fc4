import { ToastProvider, TopBar } from '@deck/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { queryClient } from '../../platform/api.ts';
import { carryOver } from '../../platform/forms/server-drafts.ts';
import { usePageStart } from '../../platform/navigation/page-start.ts';
import { MayOpenProvider } from '../../platform/navigation/screen-context.ts';
import { keepDrafts } from '../../platform/session/drafts.ts';
import { changeDivision } from '../../platform/session/session-actions.ts';
import { useOptionalSession, useSession } from '../../platform/session/session-store.ts';
import { loadThirdParties } from '../../platform/third-parties/third-parties.ts';
import { mayOpen } from '../navigation/guard.ts';
import { useAccountEntries } from './account-menu.tsx';
import { AppBar } from './app-bar.tsx';
import { Failures, WaitingNotice } from './call-notices.tsx';
import { LiveChanges } from './live-changes.tsx';
import { keepMini, storedMini } from './menu-size.ts';
import { ProductFrame } from './product-frame.tsx';
import { DivisionGuard, LiveRights, SessionNotice } from './session-watch.tsx';
import { TurnedAwayNotice } from './turned-away-notice.tsx';
import { useMenu } from './use-menu.ts';

/** The frame around every screen behind the sign-in. */
export function AppLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <Failures />
        <WaitingNotice />
        <TurnedAwayNotice />
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
      <LiveChanges />
      <SessionNotice />
      <Frame />
    </>
  );
}

function Frame() {
  const { environment, permissionMap } = useSession();
  const [mini, setMini] = useState(storedMini);
  const items = useMenu();
  const account = useAccountEntries();
  const opens = useCallback((path: string) => mayOpen(path, permissionMap), [permissionMap]);
  usePageStart();
  useEffect(loadThirdParties, []);

  async function enter(id: string) {
    await changeDivision(id);
    keepDrafts();
    // This tab still works for the division left behind: its drafts go there.
    await carryOver();
    // Nothing of the division left behind may stay on the screen.
    queryClient.clear();
    window.location.assign('/');
  }

  return (
    <MayOpenProvider value={opens}>
      <ProductFrame
        profiles={{
          options: environment.divisions,
          value: environment.context.businessProfileId,
          // The failure shows as every failure does, and the user stays where they were.
          onChange: (id) => void enter(id).catch(() => undefined),
        }}
        items={items}
        account={account}
        mini={mini}
        onToggle={() => {
          keepMini(!mini);
          setMini(!mini);
        }}
        topBar={
          // Its words may come after those of the screen.
          <Suspense fallback={<TopBar />}>
            <AppBar />
          </Suspense>
        }
      >
        <Outlet />
      </ProductFrame>
    </MayOpenProvider>
  );
}
