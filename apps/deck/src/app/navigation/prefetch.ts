import { routeAt } from '../routes/route-at.ts';
import { bringAhead } from './load-route.ts';

/**
 * Fetches the code and the words of the screen a path leads to: the pointer or the focus is on the way there. The server
 * is asked for nothing: whoever passes over forty rows wants none of them yet.
 */
export function prefetch(href: string): void {
  const route = routeAt(href);
  if (route) bringAhead(route);
}
