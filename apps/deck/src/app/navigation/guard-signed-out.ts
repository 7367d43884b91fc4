import { loginPath } from '@deck/api/client';
import type { Route } from '../routes/route.ts';

/**
 * Where someone is sent who is signed in nowhere; undefined where they may stay.
 * @param location path, query and hash that were asked for
 * @param wasSent whether a screen of this app sent them there just now
 */
export function guardSignedOut(
  route: Pick<Route, 'layout' | 'onlySent'> | undefined,
  location: string,
  wasSent: boolean,
): string | undefined {
  if (route?.onlySent && !wasSent) return '/login';
  return route?.layout === 'login' ? undefined : loginPath(location);
}
