import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** What everything but a page of ours may do: nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** Whether people reach the sandbox by TLS, which may end at a server in front of this one. */
export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** Headers of every answer. A page brings a content security policy of its own. */
export const securityHeaders =
  (https: boolean): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    // Addresses carry payers' secrets: no other site is told where someone came from.
    headers.set('referrer-policy', 'same-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', NOTHING);
    // What says nothing of its own may be about people, and is kept by nobody.
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };

/** Addresses of the scripts of others that a page loads. */
export interface ThirdParties {
  readonly chat?: string | undefined;
  readonly analytics?: string | undefined;
}

/**
 * The policy of a page. Scripts are files of this origin, and those few that stand in the page itself, by their hash;
 * styles are files, and those that carry the nonce of this answer. Text becomes markup only through the two named
 * policies: ours, and the editor's for what is pasted.
 *
 * Third parties may be spoken to at the origins of their scripts and show themselves from there. They put markup and
 * styles into the page by means that no nonce reaches, so a page that has them does without these two demands.
 */
export function pagePolicy(html: string, nonce: string, { chat, analytics }: ThirdParties = {}): string {
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
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isOurs ? ["require-trusted-types-for 'script'", 'trusted-types deck ProseMirrorClipboard'] : []),
  ].join('; ');
}
