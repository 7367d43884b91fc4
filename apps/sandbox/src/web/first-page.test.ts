import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

const HTML =
  '<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__">' +
  '<script type="module" src="/assets/early.js"></script><script type="module" src="/assets/start.js"></script>' +
  '</head><body><div id="root"></div></body></html>';
/** Draws who asks, as slowly as chance will have it. */
const DRAWER = `export async function drawFirstPage({ request, answers, at, environment }) {
  const { body = { user_id: 'nobody' } } = answers.find(({ url }) => url === '/auth/v1/session') ?? {};
  await new Promise((drawn) => setTimeout(drawn, Math.random() * 20));
  const { pathname } = new URL(request.url);
  if (pathname === '/broken') throw new Error('It cannot be drawn');
  if (pathname !== '/orders') return undefined;
  const html = ['RELEASE', body.user_id, environment, at.toISOString(), '$&'].join(' ');
  return { html, css: 'table{width:1px}', screen: 'orders', language: 'el' };
}`;

const SHOWN = { 'sec-fetch-dest': 'document' };

let folder: string;
let app: TestApp;

const write = async (release: string, at: Date) => {
  const file = join(folder, '.first-page', 'styles.json');
  await writeFile(join(folder, '.first-page', 'draw.mjs'), DRAWER.replace('RELEASE', release));
  await writeFile(file, JSON.stringify({ orders: `/assets/first-${release}.css` }));
  await utimes(file, at, at);
};
const open = async (browser: Browser, path = '/orders', headers: HeadersInit = {}) => {
  const response = await browser.send(path, { headers });
  const html = await response.text();
  const [, drawn] =
    /<div id="root"><\/div><div id="first-page" data-screen="orders" lang="el">(.*?)<\/div>/s.exec(html) ??
    [];
  return { response, html, drawn };
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deck-drawn-'));
  await mkdir(join(folder, '.first-page'));
  await writeFile(join(folder, 'index.html'), HTML);
  app = await createTestApp({ deckFolder: folder, patience: 60_000 });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('a page of somebody signed in', () => {
  test('has its screen drawn over the place of the product', async () => {
    await write('first', new Date());
    const { response, html, drawn } = await open(await app.signedIn('eleni.markou@aegeanhouse.gr'));
    expect(drawn).toBe(`first user-eleni-markou qa ${app.clock.now().toISOString()} $&`);
    const policy = response.headers.get('content-security-policy') ?? '';
    const [, nonce] = /'nonce-([\w-]{22})'/.exec(policy) ?? [];
    expect(html).toContain(`<style nonce="${nonce}">table{width:1px}</style></head>`);
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/first-first.css">');
    expect(policy).not.toContain('unsafe');
    // The first script knows how this browser shows the product.
    expect(html.match(/<script blocking="render" type="module" src="[^"]*"/g)).toEqual([
      '<script blocking="render" type="module" src="/assets/early.js"',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('is drawn by the release that stands there now', async () => {
    const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    expect((await open(owner)).drawn).toBeUndefined();
    await write('first', new Date('2026-11-20T10:00:00Z'));
    expect((await open(owner)).drawn).toMatch(/^first /);
    await write('second', new Date('2026-11-20T11:00:00Z'));
    expect((await open(owner)).drawn).toMatch(/^second /);
  });

  test('comes without a screen that cannot be drawn, and the log says so', async () => {
    await write('first', new Date());
    const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    const { response, html, drawn } = await open(owner, '/broken');
    expect([response.status, drawn]).toEqual([200, undefined]);
    expect(html).toContain('id="first-answers"');
    expect(JSON.stringify(app.log)).toContain('It cannot be drawn');
    expect((await open(owner, '/profile')).drawn).toBeUndefined();
  });
});

test('somebody without a session has their screen drawn, where a browser opens the page', async () => {
  await write('first', new Date());
  const { response, html, drawn } = await open(app.browser(), '/orders', SHOWN);
  expect(drawn).toContain('first nobody qa ');
  expect(html).not.toContain('id="first-answers"');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('vary')).toContain('Accept-Language, Cookie, Sec-Fetch-Dest');
  // A worker keeps the page for everyone, and a session may wait for its answers.
  expect((await open(app.browser())).drawn).toBeUndefined();
  const over = { ...SHOWN, cookie: 'deck_session=over' };
  expect((await open(app.browser(), '/orders', over)).drawn).toBeUndefined();
});

test('nobody else gets a drawn list', async () => {
  await write('first', new Date());
  const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-purpose': 'prefetch' }])
    expect((await open(owner, '/orders', headers)).drawn).toBeUndefined();
});

test('a server may leave the drawing out', async () => {
  await write('first', new Date());
  await app.close();
  app = await createTestApp({ deckFolder: folder, drawsPages: false });
  const { html, drawn } = await open(await app.signedIn('eleni.markou@aegeanhouse.gr'));
  expect(drawn).toBeUndefined();
  expect(html).toContain('id="first-answers"');
});

test('of many pages at once, each that is drawn shows its own person, and most go without', async () => {
  await write('first', new Date());
  const logins = ['eleni.markou@aegeanhouse.gr', 'nikos.stathakis@aegeanhouse.gr'];
  const people = await Promise.all(
    logins.map(async (login) => {
      const browser = await app.signedIn(login);
      const { userId } = await browser.api.session.validate();
      return { browser, userId };
    }),
  );
  const pages = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const person = people[at % people.length];
      return person && { userId: person.userId, drawn: (await open(person.browser)).drawn };
    }),
  );
  const drawn = pages.filter((page) => page?.drawn !== undefined);
  for (const page of drawn) expect(page?.drawn).toContain(` ${page?.userId} `);
  expect(drawn.length).toBeLessThan(50);
});
