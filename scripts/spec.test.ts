import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot, ROOT } from './lib/paths.mjs';
import { findMarkFaults, readMarks, testsById } from './lib/spec/marks.mjs';
import { PAGE } from './lib/spec/page.mjs';
import { findRequirementFaults, parseSection } from './lib/spec/requirements.mjs';
import { readSpecification } from './lib/spec/specification.mjs';

/** The lines that no test proves yet. Lower it when one is proven; it never grows. */
const MOST_UNPROVEN = 0;

/** A comment that marks a test; written in parts, or this file would carry it. */
const mark = (ids: string) => `// ${'Specification'} ${ids}\n`;
const marksOf = (text: string) => readMarks({ file: 'a.test.ts', text });

describe('the specification', () => {
  const { requirements, unproven, faults, page } = readSpecification(ROOT);

  test('has no unknown id, no mark without a test and no missing place', () => {
    expect(requirements.length).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  });

  test('has a page that is up to date: npm run -s spec -- --write', () => {
    expect(readFileSync(inRoot(PAGE), 'utf8')).toBe(page);
  });

  test('has no more unproven lines than before', () => {
    expect(unproven.length).toBeLessThanOrEqual(MOST_UNPROVEN);
  });

  test('says each line in at most twenty words beside its codes', () => {
    const words = (text: string) => text.replaceAll(/`[^`]+`/g, '').match(/\p{L}+/gu) ?? [];
    expect(requirements.filter(({ text }) => words(text).length > 20).map(({ id }) => id)).toEqual([]);
  });
});

describe('a mark', () => {
  test.each([
    ['a test', `test('adds', () => {});`, 'adds'],
    ['a test below its comment', `/** It\n * counts. */\n\ntest('adds', () => {});`, 'adds'],
    ['a test per row', `it.each([\n  ['a', (b)],\n])('adds %s', () => {});`, 'adds %s'],
    ['a story', 'export const Refused: Story = {};', 'Refused'],
    ['a story with a name', "export const Refused: Story = {\n  name: 'It is refused',\n};", 'It is refused'],
  ])('belongs to %s', (_, below, title) => {
    expect(marksOf(mark('1.1, 1.2') + below)).toMatchObject([{ ids: ['1.1', '1.2'], line: 1, title }]);
  });

  test('may name a range', () => {
    const [{ ids } = {}] = marksOf(`${mark('1.1, 4.12-4.14')}test('adds', () => {});`);
    expect(ids).toEqual(['1.1', '4.12', '4.13', '4.14']);
  });

  test('names the group around its test', () => {
    const text = `describe('sums', () => {\n  ${mark('1.1')}  it("isn't lost", () => {});\n});`;
    expect(testsById(marksOf(text)).get('1.1')).toEqual([{ file: 'a.test.ts', title: "sums › isn't lost" }]);
  });

  test('of an unknown requirement is reported, and one without a test', () => {
    const marks = marksOf(`${mark('9.999')}test('adds', () => {});\n\n${mark('1.1')}const sum = 1;\n`);
    expect(findMarkFaults(marks, new Set(['1.1']))).toEqual([
      'a.test.ts:1 marks 9.999, which is no requirement.',
      'a.test.ts:4 marks no test: none begins below it.',
    ]);
  });
});

test('a requirement has its own places, else those of its heading, and each must exist', () => {
  const { requirements } = parseSection(`# 1. Orders

Kept in \`scripts/spec.mjs\`.

- **1.1** An order is paid.
- **1.2** An order is closed.
  \`scripts/lib/paths.mjs#ROOT\`, \`scripts/lib/paths.mjs#LEAF\`, \`scripts/none.mjs\`

## Nowhere

- **1.2** An order is lost.
`);
  expect(requirements[0]).toEqual({ id: '1.1', text: 'An order is paid.', places: ['scripts/spec.mjs'] });
  expect(findRequirementFaults(ROOT, requirements)).toEqual([
    '1.2 is the id of two requirements.',
    '1.2 names scripts/lib/paths.mjs#LEAF, which does not exist.',
    '1.2 names scripts/none.mjs, which does not exist.',
    '1.2 names no place that keeps it.',
  ]);
});
