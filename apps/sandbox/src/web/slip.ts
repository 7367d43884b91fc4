import { randomBytes } from 'node:crypto';
import type { CustomerLanguage } from '@deck/api/vocabulary';
import type { Context } from 'hono';
import { html } from 'hono/html';

/** A small page that says what was done with some money, as a slip of paper does. */
interface Slip {
  readonly language: CustomerLanguage;
  readonly title: string;
  /** The small line below the title. */
  readonly note: string;
  /** The amount with its currency; empty if there is none. */
  readonly sum: string;
  /** Labels and their texts; empty texts are left out. */
  readonly lines: readonly (readonly [string, string])[];
}

/** Answers a slip as a page without scripts, which is never cached. */
export function answerSlip(request: Context, slip: Slip, status: 200 | 404 = 200) {
  const nonce = randomBytes(16).toString('base64url');
  return request.html(toPage(slip, nonce), status, {
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
    'cache-control': 'no-store',
  });
}

const styles = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 28rem; margin: 2rem auto; padding: 0 1rem; color: #16202c; }
  h1 { font-size: 1.25rem; } h1 small { display: block; font-weight: 400; color: #55606e; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; } dt { color: #55606e; }
  dd { margin: 0; text-align: end; overflow-wrap: anywhere; } .sum { font-weight: 600; font-size: 1.25rem; }
`;

const toPage = ({ language, title, note, sum, lines }: Slip, nonce: string) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${styles}
        </style>
      </head>
      <body>
        <main>
          <h1>${title} <small>${note}</small></h1>
          ${sum === '' ? '' : html`<p class="sum">${sum}</p>`}
          <dl>
            ${lines.filter(([, text]) => text !== '').map(([label, text]) => html`<dt>${label}</dt><dd>${text}</dd>`)}
          </dl>
        </main>
      </body>
    </html>`;
