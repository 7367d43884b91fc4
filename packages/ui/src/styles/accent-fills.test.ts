import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folders = ['packages/ui/src', 'apps/deck/src', 'apps/psp/frames', 'apps/sandbox/pages'];

const styles = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => join(folder, file)),
);

const fill = /vars\.color\.accent(?:Hover|Active)?\b/g;
const ground = /\bbackground: vars\.color\.accent(?:Hover|Active)?\b/g;

function count(pattern: RegExp, file: string): number {
  return readFileSync(join(root, file), 'utf8').match(pattern)?.length ?? 0;
}

/** The fill is judged by the text on it alone: as a line or as text it could be yellow on white. */
it.each(styles)('%s uses the fill of the accent as a background alone', (file) => {
  expect(count(ground, file)).toBe(count(fill, file));
});

it('finds the fills of a button, so that the pattern is right', () => {
  expect(count(fill, 'packages/ui/src/button/button-look.css.ts')).toBe(4);
});
