import { parse, serialize } from 'hono/utils/cookie';
import { isHttps } from '../web/security-headers.ts';

/**
 * The name of the cookie that holds a session. Where there is TLS, browsers take one of this name from this very host
 * and by TLS alone: no neighbouring host can put a session of its own in place.
 */
export const sessionCookie = (publicUrl: string): string =>
  isHttps(publicUrl) ? '__Host-deck_session' : 'deck_session';

/** The secret a browser holds, if any. */
export function sessionSecret(request: Request, publicUrl: string): string | undefined {
  const name = sessionCookie(publicUrl);
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

/** Gives a browser its session. It ends with the browser, and scripts of the page cannot read it. */
export function setSessionCookie(headers: Headers, secret: string, publicUrl: string): void {
  headers.append('set-cookie', serialize(sessionCookie(publicUrl), secret, attributes(publicUrl)));
}

export function clearSessionCookie(headers: Headers, publicUrl: string): void {
  const gone = { ...attributes(publicUrl), maxAge: 0 };
  headers.append('set-cookie', serialize(sessionCookie(publicUrl), '', gone));
}

const attributes = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(publicUrl) }) as const;
