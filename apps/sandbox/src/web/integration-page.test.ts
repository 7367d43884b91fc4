import { serve } from '@hono/node-server';
import { beforeAll, expect, test } from 'vitest';
import { freePort } from '../load-tests/free-port.ts';
import { runCommands } from '../testing/run-commands.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;
let origin: string;
let page: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  app = await createTestApp({ publicUrl: origin });
  const server = serve({ fetch: app.app.fetch, port });
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  page = await (await fetch(`${origin}/docs/integration`)).text();
  return async () => {
    await new Promise((settle) => server.close(settle));
    await app.close();
  };
});

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** What a reader copies from the page. */
const toBlocks = (html: string): string[] =>
  [...html.matchAll(/<code>([^<]*)<\/code><\/pre>/g)].map(([, text = '']) =>
    text.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => entities[entity] ?? entity),
  );

test('the commands of the page run as they stand, and make an order with its payment', async () => {
  const deck = await owner.api.tokens.issue({ body: { type: 'DECK' } });
  const web = await owner.api.tokens.issue({ body: { type: 'PUBLIC' } });
  const given = { TOKEN: deck.value, REFRESH: deck.refreshToken ?? '', PAGE_TOKEN: web.value };
  const ran = await runCommands(toBlocks(page), given);
  expect(ran.map(({ command, status }) => [command, status])).toEqual(
    ran.map(({ command }) => [command, 200]),
  );
  expect(ran).toHaveLength(9);

  const { content } = await owner.api.orders.list({ getOrdersRq: { tags: ['API'] } });
  expect(content).toMatchObject([
    { reservationId: 'WEB-4711', totalAmount: '180.00', tags: ['API'], state: 'LINK_SENT' },
  ]);
  const { content: payments } = await owner.api.orderPayments.list({ id: content[0]?.id ?? '' });
  const [payment] = payments;
  expect(payment).toMatchObject({ type: 'PAYMENT_LINK', amount: '180.00', status: 'LINK_SENT' });
  const [found, address] = [ran.at(-3)?.body, ran.at(-2)?.body];
  expect(found).toMatchObject({ total_elements: 1, content: [{ id: content[0]?.id }] });
  expect(address).toEqual({ url: `${payment?.link}?customer_name=Maria` });
});

test('the commands can be pasted once more without a second order', async () => {
  await owner.api.tokens.end({ type: 'DECK' });
  await owner.api.tokens.end({ type: 'PUBLIC' });
  const deck = await owner.api.tokens.issue({ body: { type: 'DECK' } });
  const web = await owner.api.tokens.issue({ body: { type: 'PUBLIC' } });
  const given = { TOKEN: deck.value, REFRESH: deck.refreshToken ?? '', PAGE_TOKEN: web.value };
  const ran = await runCommands(toBlocks(page), given);
  expect(new Set(ran.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await owner.api.orders.list({ getOrdersRq: { tags: ['API'] } })).totalElements).toBe(1);
});

test('the page names this server, leads to the calls and loads nothing from elsewhere', async () => {
  const response = await fetch(`${origin}/docs/integration`);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
  expect(page).toContain(`export DECK=&quot;${origin}&quot;`);
  expect(page).not.toMatch(/<script|<style|style="|src=|href="http/);
  expect(await (await fetch(`${origin}/docs`)).text()).toContain('href="/docs/integration"');
});
