import { randomBytes } from 'node:crypto';
import { Refusal } from '@deck/api/server';
import { formatInstant, formatMoney, parseMoney } from '@deck/values';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Queries } from '../database/queries.ts';
import { fiscalReceipts } from '../database/schema.ts';
import { RECEIPTS } from './issue-receipts.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import { receiptWords } from './words.ts';

/** The pages of receipts. Anyone with the address may read one, as with a receipt on paper. */
export function receiptPages(db: Queries): Hono {
  const app = new Hono();
  app.get(`${RECEIPTS}:token`, async (request) => {
    const isIt = eq(fiscalReceipts.token, request.req.param('token'));
    const [receipt] = await db.select().from(fiscalReceipts).where(isIt);
    if (!receipt) throw Refusal.because('NOT_FOUND');
    const nonce = randomBytes(16).toString('base64url');
    return request.html(toPage(receipt.number, receipt.facts, nonce), 200, {
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
      'cache-control': 'no-store',
    });
  });
  return app;
}

const styles = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 28rem; margin: 2rem auto; padding: 0 1rem; color: #16202c; }
  h1 { font-size: 1.25rem; } h1 small { display: block; font-weight: 400; color: #55606e; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; } dt { color: #55606e; }
  dd { margin: 0; text-align: end; overflow-wrap: anywhere; } .sum { font-weight: 600; font-size: 1.25rem; }
`;

function toPage(number: string, facts: ReceiptFacts, nonce: string) {
  const { language, zone, charged } = facts;
  const words = receiptWords[language];
  const title = `${facts.kind === 'REFUND' ? words.refund : words.sale} ${number}`;
  const sum = (amount: string, currency: string) => formatMoney(parseMoney(amount, currency), language);
  const lines: readonly (readonly [string, string])[] = [
    [words.seller, facts.company],
    [words.address, facts.address],
    [words.taxpayerId, facts.taxpayerId],
    [words.property, facts.property],
    [words.order, facts.order],
    [words.payment, facts.payment],
    [words.sold, facts.positions.join(', ')],
    [words.card, facts.card],
    [words.date, `${formatInstant(facts.at, zone)}, ${zone}`],
    [words.charged, charged ? sum(charged.amount, charged.currency) : ''],
  ];
  return html`<!doctype html>
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
          <h1>${title} <small>${words.simulated}</small></h1>
          <p class="sum">${sum(facts.amount, facts.currency)}</p>
          <dl>
            ${lines.filter(([, text]) => text !== '').map(([label, text]) => html`<dt>${label}</dt><dd>${text}</dd>`)}
          </dl>
        </main>
      </body>
    </html>`;
}
