import { type LoaderFunctionArgs, redirect } from 'react-router';
import { wasSentTo } from '../../platform/navigation/guarded-redirect.ts';
import { restoreSession } from '../../platform/session/session-actions.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import type { Route } from '../routes/route.ts';
import { guard } from './guard.ts';
import type { Opened } from './guarded-screen.tsx';
import { bringAhead, loadRoute } from './load-route.ts';

let restored: Promise<void> | undefined;
/** The session this browser may still have is taken up once, before the first guard speaks. */
export function ready(): Promise<void> {
  restored ??= restoreSession().catch((error: unknown) => {
    restored = undefined;
    throw error;
  });
  return restored;
}

/** The guard speaks first; then the screen's code, its words and its data come, side by side. */
export function createLoader(route: Route) {
  return async (args: LoaderFunctionArgs): Promise<Opened> => {
    // Who signed in with this browser most likely still is: what is no secret comes while that is asked.
    if (sessionStore.isRemembered()) bringAhead(route);
    await ready();
    const { pathname, search, hash } = new URL(args.request.url);
    const permissions = sessionStore.get()?.permissionMap;
    const verdict = guard(route, permissions, pathname + search + hash, wasSentTo(pathname));
    if (verdict.kind === 'redirect') throw redirect(verdict.to);
    if (verdict.kind === 'forbidden') return { title: 'forbidden' };
    const [Screen] = await Promise.all([loadRoute(route), route.data?.().then((load) => load(args))]);
    return { title: route.title, ...(Screen && { Screen }) };
  };
}
