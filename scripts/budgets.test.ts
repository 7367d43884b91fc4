import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { explainWeight, getBudgets, getFaults, getPages, getTable, getWeight } from './lib/budgets.mjs';

const codes: Record<string, string> = {
  'assets/start.js': 'import{a}from"./kit.js";const later=()=>import("./orders.js");',
  'assets/kit.js': 'export const a=1;',
  'assets/orders.js': `import"./start.js";${'orders'.repeat(50)}`,
  'assets/data.js': 'export const load=()=>1;',
  'assets/unused.js': 'x'.repeat(9000),
  'assets/en.js': 'export const login={a:"Sign in"};',
  'assets/ru.js': 'export const login={a:"Войти в систему прямо сейчас"};',
  'assets/el.js': 'export const login={a:"Σύνδεση"};',
  'assets/kit-ru.js': 'export const ru={};',
  'assets/kit-el.js': 'export const el={};',
};
const manifest = {
  _start: { file: 'assets/start.js', imports: ['_kit'] },
  _kit: { file: 'assets/kit.js' },
  'src/features/orders/orders-screen.tsx': { file: 'assets/orders.js', imports: ['_start'] },
  'src/features/orders/orders-data.ts': { file: 'assets/data.js' },
  'src/features/unused-screen.tsx': { file: 'assets/unused.js' },
  'src/platform/i18n/en/login.ts': { file: 'assets/en.js' },
  'src/platform/i18n/ru/login.ts': { file: 'assets/ru.js' },
  'src/platform/i18n/el/login.ts': { file: 'assets/el.js' },
  '../../packages/ui/src/messages/ru.ts': { file: 'assets/kit-ru.js' },
  '../../packages/ui/src/messages/el.ts': { file: 'assets/kit-el.js' },
};

function built(): string {
  const site = mkdtempSync(join(tmpdir(), 'budgets-'));
  for (const folder of ['assets', '.vite']) mkdirSync(join(site, folder));
  for (const [file, code] of Object.entries(codes)) writeFileSync(join(site, file), code);
  // As a build compresses all but tiny files.
  writeFileSync(join(site, 'assets/orders.js.br'), brotliCompressSync(codes['assets/orders.js'] ?? ''));
  const modules = {
    'assets/orders.js': {
      'src/features/orders/orders-screen.tsx': 3,
      [`${'../'.repeat(2)}node_modules/@radix/menu/x.js`]: 1,
    },
  };
  writeFileSync(join(site, '.vite/modules.json'), JSON.stringify(modules));
  writeFileSync(join(site, '.vite/manifest.json'), JSON.stringify(manifest));
  const places = Object.entries(manifest).map(([source, { file }]) => [source, file]);
  writeFileSync(join(site, '.vite/places.json'), JSON.stringify(Object.fromEntries(places)));
  writeFileSync(
    join(site, 'index.html'),
    '<script type="module" crossorigin src="/assets/start.js"></script>',
  );
  return site;
}

/** A route's loader, whose source text names the file. */
const loads = (file: string) =>
  Object.assign(async () => ({}), { toString: () => `() => import('../features/${file}')` });

const orders = {
  path: '/orders',
  layout: 'login',
  screen: loads('orders/orders-screen.tsx'),
  data: loads('orders/orders-data.ts'),
  words: ['login'],
} as const;

describe('the weight of a page', () => {
  it('counts each needed file once, and the words of the largest language', () => {
    const page = { sources: ['src/features/orders/orders-screen.tsx', 'src/features/orders/orders-data.ts'] };
    const plain = ['start', 'kit', 'data', 'ru', 'kit-ru'].map((name) => codes[`assets/${name}.js`] ?? '');
    const orders = brotliCompressSync(codes['assets/orders.js'] ?? '').length;
    const expected = plain.reduce((sum, code) => sum + Buffer.byteLength(code), orders) / 1000;
    const weight = getWeight(built(), { ...page, words: ['login'] }, ['en', 'ru', 'el']);
    expect(weight).toBeCloseTo(expected, 6);
  });

  it('is explained by packages and folders, the heaviest first', () => {
    const sent = brotliCompressSync(codes['assets/orders.js'] ?? '').length;
    const parts = explainWeight(built(), { sources: ['src/features/orders/orders-screen.tsx'], words: [] });
    expect(Object.entries(parts)).toEqual([
      ['src/features/orders', ((sent * 0.75) / 1000).toFixed(1)],
      ['@radix/menu', ((sent * 0.25) / 1000).toFixed(1)],
    ]);
  });

  it('fails for a source that the build lacks', () => {
    expect(() => getWeight(built(), { sources: ['src/gone.tsx'], words: [] })).toThrow('src/gone.tsx');
  });
});

it('a page consists of the sign-in or the frame, its screen, its data and the words of all three', () => {
  const sources = ['src/features/orders/orders-screen.tsx', 'src/features/orders/orders-data.ts'];
  expect(getPages([orders, { path: '/new', layout: 'app' }])).toEqual({
    '/orders': { sources: ['src/app/sign-in/sign-in.tsx', ...sources], words: ['start', 'login'] },
  });
  expect(getPages([{ ...orders, layout: 'app' }])['/orders']).toEqual({
    sources: ['src/app/product.tsx', 'src/app/frame/app-layout.tsx', ...sources],
    words: ['start', 'app', 'palette', 'notifications', 'login'],
  });
});

describe('a build', () => {
  const budgets = { kit: { kB: 100, most: 101 }, '/orders': { kB: 200, most: 202 } };

  it('fails for a page above its limit, without a budget, or removed', () => {
    expect(getFaults({ kit: 101, '/orders': 202 }, budgets)).toEqual([]);
    expect(getFaults({ kit: 101, '/orders': 203.25 }, budgets)).toEqual([
      '/orders weighs 203.3 kB, 1.3 too many.',
    ]);
    expect(getFaults({ kit: 1, '/orders': 1, '/new': 1 }, budgets)).toEqual(['/new has no budget.']);
    expect(getFaults({ kit: 1 }, budgets)).toEqual(['/orders has a budget and is no page.']);
  });

  it('is compared with main', () => {
    expect(getTable({ kit: 99.96, '/orders': 203.25 }, budgets, { '/orders': { kB: 200 } })).toEqual({
      kit: { kB: '100.0', most: '101.0', 'beside main': 'new' },
      '/orders': { kB: '203.3', most: '202.0', 'beside main': '+3.3' },
    });
  });

  it('gets a budget with a small reserve', () => {
    expect(getBudgets({ kit: 123.456 })).toEqual({ kit: { kB: 123.5, most: 124.7 } });
  });
});
