import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { i18next } from '../../platform/i18n/i18n.ts';
import { wasSentTo } from '../../platform/navigation/sent-to.ts';
import { noteTurnedAway } from '../../platform/navigation/turned-away.ts';
import { firstAnswers } from '../../platform/session/first-answers.ts';
import { restoreSession } from '../../platform/session/session-actions.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import type { Route } from '../routes/route.ts';
import { routeAt } from '../routes.ts';
import { release } from '../worker/release.ts';
import { guard } from './guard.ts';
import type { Opened } from './route-screens.tsx';

let restored: Promise<void> | undefined;
/** The session this browser may still have is taken up once, before the first guard speaks. */
export function ready(): Promise<void> {
  // A person who has just signed in is here already.
  if (sessionStore.get()) return Promise.resolve();
  restored ??= restoreSession().catch((error: unknown) => {
    restored = undefined;
    throw error;
  });
  return restored;
}

/** The guard speaks first; then the screen's code, its words and its data come, side by side. */
export function createLoader(route: Route) {
  return async (args: LoaderFunctionArgs): Promise<Opened> => {
    // The browser is loading a new page, so this one opens no screen any more.
    if (release.takesOver(new URL(args.request.url))) return new Promise(() => undefined);
    // Who signed in with this browser most likely still is: what is no secret comes while that is asked.
    if (sessionStore.isRemembered()) bringAhead(route);
    await ready();
    const { pathname, search, hash } = new URL(args.request.url);
    const permissions = sessionStore.get()?.permissionMap;
    const verdict = guard(route, permissions, pathname + search + hash, wasSentTo(pathname));
    if (verdict.kind === 'redirect') {
      if (verdict.refused) noteTurnedAway(verdict.refused);
      throw redirect(verdict.to);
    }
    if (verdict.kind === 'forbidden') return { title: 'forbidden' };
    const [Screen] = await Promise.all([loadRoute(route), route.data?.().then((load) => load(args))]);
    // The first screen has asked for what came with the page. What is read later is read as it is by then.
    firstAnswers.forget();
    return { title: route.title, ...(Screen && { Screen }) };
  };
}

/**
 * Fetches the code and the words of the screen behind a link that the pointer or the focus has reached. It asks for no
 * data: a pointer that passes forty rows wants none of them yet.
 */
export function prefetch(href: string): void {
  const route = routeAt(href);
  if (route) bringAhead(route);
}

/** Fetches the code of a route's screen and its words, side by side. */
async function loadRoute({ screen, words = [] }: Route): Promise<ComponentType | undefined> {
  const [opened] = await Promise.all([screen?.(), i18next.loadNamespaces([...words])]);
  return opened;
}

/** The same ahead of time, and the code that asks for its data. What does not come is asked for again when it is wanted. */
function bringAhead(route: Route): void {
  for (const coming of [loadRoute(route), route.data?.()]) coming?.catch(() => undefined);
}
