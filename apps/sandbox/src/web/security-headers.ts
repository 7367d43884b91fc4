import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** The policy of everything but our pages: nothing is allowed. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** Whether clients connect over TLS, which may end at a proxy. */
export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** The headers of every answer. Pages add their own content security policy. */
export const securityHeaders =
  (https: boolean): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    // Addresses carry payers' secrets, so no Referer goes to other sites.
    headers.set('referrer-policy', 'same-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', NOTHING);
    // By default an answer may be about people and must not be cached.
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };

/** The addresses of a page's external scripts. */
export interface ThirdParties {
  readonly chat?: string | undefined;
  readonly analytics?: string | undefined;
}

/** What a page may use from elsewhere. */
export interface Elsewhere extends ThirdParties {
  /** The PSP's public address: the frames of a page on which cards are given. */
  readonly frames?: string | undefined;
}

/**
 * The policy of a page. Scripts are files of this origin, or inline scripts by hash. Styles are files, or
 * carry this answer's nonce. Text becomes markup only through two Trusted Types policies: ours, and the
 * editor's for pasted text.
 *
 * Cards are typed into frames of the PSP's origin, which only the pages for payers may hold.
 *
 * External scripts may connect to their own origins and embed frames from there. They insert markup and
 * styles that no nonce covers, so pages with external scripts drop these two restrictions.
 */
export function pagePolicy(html: string, nonce: string, { chat, analytics, frames }: Elsewhere = {}): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  const hashes = inline
    .map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');
  const addresses = [chat, analytics].filter((address) => address !== undefined);
  const origins = [...new Set(addresses.map((address) => ` ${new URL(address).origin}`))].join('');
  const isOurs = origins === '';
  return [
    `default-src 'self'${origins}`,
    `script-src 'self'${hashes}${origins}`,
    isOurs ? `style-src 'self' 'nonce-${nonce}'` : `style-src 'self' 'unsafe-inline'${origins}`,
    `img-src 'self' data: blob:${origins}`,
    ...(frames ? [`frame-src ${new URL(frames).origin}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isOurs ? ["require-trusted-types-for 'script'", 'trusted-types deck ProseMirrorClipboard'] : []),
  ].join('; ');
}
