import { parse, serialize } from 'hono/utils/cookie';

/** The name of the cookie that holds a session. */
export const SESSION_COOKIE = 'deck_session';

/** The secret a browser holds, if any. */
export function sessionSecret(request: Request): string | undefined {
  return parse(request.headers.get('cookie') ?? '', SESSION_COOKIE)[SESSION_COOKIE];
}

/** Gives a browser its session. It ends with the browser, and scripts of the page cannot read it. */
export function setSessionCookie(headers: Headers, request: Request, secret: string): void {
  headers.append('set-cookie', serialize(SESSION_COOKIE, secret, attributes(request)));
}

export function clearSessionCookie(headers: Headers, request: Request): void {
  headers.append('set-cookie', serialize(SESSION_COOKIE, '', { ...attributes(request), maxAge: 0 }));
}

const attributes = (request: Request) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(request.url).protocol === 'https:',
  }) as const;
