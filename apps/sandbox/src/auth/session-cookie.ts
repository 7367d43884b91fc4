import { parse, serialize } from 'hono/utils/cookie';
import { isHttps } from '../web/security-headers.ts';

/**
 * The name of the session cookie. With TLS it has the prefix `__Host-`: browsers accept it only from this
 * host over TLS, so a neighbouring host cannot plant a session.
 */
export const sessionCookie = (publicUrl: string): string =>
  isHttps(publicUrl) ? '__Host-deck_session' : 'deck_session';

/** The secret in the browser's cookie, if any. */
export function sessionSecret(request: Request, publicUrl: string): string | undefined {
  const name = sessionCookie(publicUrl);
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

/** Sets the session cookie. It ends with the browser, and scripts cannot read it. */
export function setSessionCookie(headers: Headers, secret: string, publicUrl: string): void {
  headers.append('set-cookie', serialize(sessionCookie(publicUrl), secret, attributes(publicUrl)));
}

export function clearSessionCookie(headers: Headers, publicUrl: string): void {
  const gone = { ...attributes(publicUrl), maxAge: 0 };
  headers.append('set-cookie', serialize(sessionCookie(publicUrl), '', gone));
}

const attributes = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(publicUrl) }) as const;
