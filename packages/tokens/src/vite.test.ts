import { expect, it } from 'vitest';
import { fontPreloads } from './vite.ts';

const built = [
  'assets/start-D2sfr4q8.js',
  'assets/inter-latin-wght-normal-BwkfbSeq.woff2',
  'assets/inter-latin-ext-wght-normal-DpK-iCPk.woff2',
  'assets/inter-cyrillic-wght-normal-BFQXbQ-f.woff2',
  'assets/source-sans-3-latin-wght-normal-BqRLTx4X.woff2',
];

it('a page preloads only the Latin letters of its text', () => {
  expect(fontPreloads(built, 'Inter', '/').map(({ attrs }) => attrs.href)).toEqual([
    '/assets/inter-latin-wght-normal-BwkfbSeq.woff2',
  ]);
  expect(fontPreloads(built, 'Source Sans 3', '/pages/').map(({ attrs }) => attrs.href)).toEqual([
    '/pages/assets/source-sans-3-latin-wght-normal-BqRLTx4X.woff2',
  ]);
  expect(fontPreloads(['inter-latin-wght-normal-Bw.woff2'], 'Inter', '/pay/')).toHaveLength(1);
  expect(fontPreloads([], 'Inter', '/')).toEqual([]);
});
