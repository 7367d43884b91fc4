import { type InterfaceLanguage, interfaceLanguages } from '@deck/api/vocabulary';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'backoffice_language';

/**
 * The reader's language: the one just chosen, the one chosen before, or the browser's. A choice is kept.
 * @param secure whether browsers reach the pages over TLS
 */
export function readLanguage(c: Context, secure: boolean): InterfaceLanguage {
  const asked = known(c.req.query('language'));
  if (asked) setCookie(c, COOKIE, asked, { path: '/backoffice', httpOnly: true, sameSite: 'Strict', secure });
  const preferred = (c.req.header('accept-language') ?? '')
    .split(',')
    .map((one) => known(one.trim().slice(0, 2)));
  return asked ?? known(getCookie(c, COOKIE)) ?? preferred.find((one) => one !== undefined) ?? 'en';
}

const known = (code: string | undefined): InterfaceLanguage | undefined =>
  interfaceLanguages.find((one) => one === code?.toLowerCase());
