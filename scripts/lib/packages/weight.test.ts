import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.mjs';

const budgets: Record<string, { kB: number }> = JSON.parse(
  readFileSync(inRoot('scripts/packages.json'), 'utf8'),
);
const kB = (part: string) => `${budgets[part]?.kB.toFixed(1)} kB`;

it('the documents give the weights that are allowed', () => {
  const table = readFileSync(inRoot('docs/performance.md'), 'utf8');
  for (const part of ['scripts', 'styles', 'brand']) {
    const row = new RegExp(`\\| ${kB(`${part}, gzip`)} +\\| ${kB(`${part}, brotli`)} +\\|`);
    expect(table, part).toMatch(row);
  }
  expect(readFileSync(inRoot('docs/packages.md'), 'utf8')).toContain(
    `${kB('scripts, gzip')} of scripts and ${kB('styles, gzip')} of styles`,
  );
});
