import { parse, serialize } from 'hono/utils/cookie';
import { isHttps } from '../web/security-headers.ts';

/** The name of the cookie that holds a session. */
export const SESSION_COOKIE = 'deck_session';

/** The secret a browser holds, if any. */
export function sessionSecret(request: Request): string | undefined {
  return parse(request.headers.get('cookie') ?? '', SESSION_COOKIE)[SESSION_COOKIE];
}

/** Gives a browser its session. It ends with the browser, and scripts of the page cannot read it. */
export function setSessionCookie(headers: Headers, secret: string, publicUrl: string): void {
  headers.append('set-cookie', serialize(SESSION_COOKIE, secret, attributes(publicUrl)));
}

export function clearSessionCookie(headers: Headers, publicUrl: string): void {
  headers.append('set-cookie', serialize(SESSION_COOKIE, '', { ...attributes(publicUrl), maxAge: 0 }));
}

const attributes = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(publicUrl) }) as const;
