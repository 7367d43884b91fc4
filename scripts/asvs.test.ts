import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProofs, hasTitle, readAsvs } from './lib/asvs.mjs';
import { ROOT } from './lib/paths.mjs';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'deck-asvs-'));
  mkdirSync(join(root, 'apps/sandbox/src'), { recursive: true });
  writeFileSync(
    join(root, 'apps/sandbox/src/one.test.ts'),
    `test('a thief\\'s card is refused', () => {});\ntest.each([1])('of %s, too', async (one) => {});`,
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const table = (...rows: string[]) =>
  `**1 are met, 0 partly, 0 not, 0 not applicable.**\n${rows.join('\n')}\n`;
const faultsOf = (...rows: string[]) =>
  readAsvs(root, table(...rows)).faults.filter((fault) => !fault.includes('counts wrongly'));

test('the table of this product says "met" only of what a test proves, and counts rightly', () => {
  const { items, faults } = readAsvs(ROOT);
  expect(faults).toEqual([]);
  expect(items).toHaveLength(253);
});

test.each([
  ['a test that exists', "| 1.1.1 | it | met | `s/one.test.ts`: _a thief's card…_ |"],
  ['two of them', '| 1.1.1 | it | met | words; `s/one.test.ts`: _refused_, _of … too_ |'],
  ['a reason', '| 1.1.1 | it | partly | no test; needed: one |'],
])('an item is sound with %s', (_, row) => expect(faultsOf(row)).toEqual([]));

test.each([
  ['| 1.1.1 | it | met | React does it |', '1.1.1 is met, but names no test with its title.'],
  ['| 1.1.1 | it | met | `s/one.test.ts` |', '1.1.1 is met, but names no test with its title.'],
  ['| 1.1.1 | it | met | `s/one.ts`: _is refused_ |', '1.1.1 is met, but names no test with its title.'],
  [
    '| 1.1.1 | it | met | `s/two.test.ts`: _gone_ |',
    '1.1.1 names apps/sandbox/src/two.test.ts, which does not exist.',
  ],
  [
    '| 1.1.1 | it | met | `s/one.test.ts`: _is taken_ |',
    '1.1.1 names no test of apps/sandbox/src/one.test.ts: is taken',
  ],
  ['| 1.1.1 | it | exception | needed: it |', '1.1.1 is "exception", which is no state.'],
  ['| 1.1.1 | it | not |  |', '1.1.1 says no reason.'],
])('%s is a fault', (row, fault) => expect(faultsOf(row)).toEqual([fault]));

test('counts again, in all and for each chapter', () => {
  const text =
    '**9 are met, 0 partly.**\n\n## V1 One\n\n7 met.\n\n| 1.1.1 | a | not | b |\n| 1.1.2 | a | partly | b |\n';
  const { page, faults } = readAsvs(root, text);
  expect(page).toContain('**0 are met, 1 partly, 1 not, 0 not applicable**');
  expect(page).toContain('## V1 One\n\n1 partly, 1 not.\n');
  expect(faults).toEqual(['docs/security-asvs.md counts wrongly: npm run -s asvs -- --write counts again.']);
  expect(readAsvs(root, page).faults).toEqual([]);
});

test('a title is one of a test or a story, no other text', () => {
  expect(hasTitle("const text = 'refused';", 'refused')).toBe(false);
  expect(
    hasTitle('export const Managers: Story = { name: "A manager fills it" };', 'A manager fills it'),
  ).toBe(true);
  expect(getProofs('`a/x.test.ts`: _one_, `a/y.ts`, _two_')).toEqual([
    { file: 'packages/api/src/x.test.ts', title: 'one' },
  ]);
});
