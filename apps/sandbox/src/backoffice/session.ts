import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sameText } from '../auth/same-text.ts';

/** How long an administrator stays signed in, in milliseconds. */
const LIFETIME = 8 * 60 * 60_000;

/** An administrator's session: signed by the key, so that another key ends it. */
export interface AdminSession {
  /** The hidden value of its forms, without which nothing is changed. */
  readonly formToken: string;
}

/**
 * Sessions of the administrators' pages. They live in a cookie signed by the key: scripts cannot read it, and no other
 * site can send it.
 * @param secure whether browsers reach the pages over TLS
 */
export function adminSessions(adminKey: string, secure: boolean) {
  const name = secure ? '__Secure-backoffice_session' : 'backoffice_session';
  const options = { path: '/backoffice', httpOnly: true, sameSite: 'Strict', secure } as const;
  const sign = (use: string, text: string) =>
    createHmac('sha256', adminKey).update(`${use} ${text}`).digest('base64url');

  return {
    start(c: Context, now: Date): void {
      const text = `${now.getTime() + LIFETIME}.${randomBytes(16).toString('base64url')}`;
      setCookie(c, name, `${text}.${sign('session', text)}`, { ...options, maxAge: LIFETIME / 1000 });
    },

    /** Undefined without a session, or once it is over. */
    read(c: Context, now: Date): AdminSession | undefined {
      const [end = '', nonce = '', signature = ''] = (getCookie(c, name) ?? '').split('.');
      const text = `${end}.${nonce}`;
      if (!sameText(signature, sign('session', text)) || Number(end) <= now.getTime()) return undefined;
      return { formToken: sign('form', text) };
    },

    end: (c: Context): void => void deleteCookie(c, name, options),
  };
}
