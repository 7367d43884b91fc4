import type { ComponentType } from 'react';
import { i18next } from '../../platform/i18n/i18n.ts';
import type { Route } from '../routes/route.ts';

/** Fetches the code of a route's screen and its words, side by side. */
export async function loadRoute({ screen, words = [] }: Route): Promise<ComponentType | undefined> {
  const [opened] = await Promise.all([screen?.(), i18next.loadNamespaces([...words])]);
  return opened;
}

/** The same ahead of time, and the code that asks for its data. What does not come is asked for again when it is wanted. */
export function bringAhead(route: Route): void {
  for (const coming of [loadRoute(route), route.data?.()]) coming?.catch(() => undefined);
}
