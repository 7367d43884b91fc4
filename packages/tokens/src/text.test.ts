import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { text } from './text.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const styles = globSync(
  [
    'packages/ui/src/**/*.css.ts',
    'apps/deck/src/**/*.css.ts',
    'apps/psp/**/*.css.ts',
    'apps/sandbox/pages/**/*.css.ts',
  ],
  { cwd: root, exclude: (name) => name.includes('node_modules') },
);

/** A size of its own; a size of the surrounding text, as of a heading in a sentence, is none. */
const ownSize = /fontSize: ?['"`]\d/;

describe('the sizes of text', () => {
  test('are on a grid of 4 px', () => {
    for (const { lineHeight } of Object.values(text)) expect(Number.parseInt(lineHeight, 10) % 4).toBe(0);
  });

  test('come from the tokens in all styles', () => {
    expect(styles.length).toBeGreaterThan(100);
    const own = styles.filter((path) => ownSize.test(readFileSync(`${root}${path}`, 'utf8')));
    expect(own).toEqual([]);
  });
});
