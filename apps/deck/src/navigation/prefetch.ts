import { matchRoutes } from 'react-router';
import { patternOf } from '../routes/route.ts';
import { type Route, routes } from '../routes.ts';
import { bringAhead } from './bring.ts';

const table = (routes as readonly Route[]).map((route) => ({ path: patternOf(route), handle: route }));

/** The route a path of this app leads to, query and hash aside. */
export const routeTo = (href: string): Route | undefined => matchRoutes(table, href)?.at(-1)?.route.handle;

/**
 * Fetches the code and the words of the screen a path leads to: the pointer or the focus is on the way there. The server
 * is asked for nothing: whoever passes over forty rows wants none of them yet.
 */
export function prefetch(href: string): void {
  const route = routeTo(href);
  if (route) bringAhead(route);
}
