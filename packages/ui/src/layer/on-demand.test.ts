import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));

/** The sources that import Radix statically. */
const importers = () =>
  globSync('**/*.{ts,tsx}', { cwd: src })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .filter((file) => /from '(radix-ui|@radix-ui\/[\w-]+)'/.test(readFileSync(`${src}/${file}`, 'utf8')));

it('loads Radix on demand, except for the toolbar of the editor', () => {
  const others = importers().filter((file) => !file.startsWith('rich-text/'));
  expect(others.toSorted()).toEqual(['layer/escapable.tsx', 'layer/radix-layers.ts']);
});

it('draws what closes by Escape without a layer only in widgets that load on demand themselves', () => {
  const users = globSync('**/*.tsx', { cwd: src })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.stories.tsx'))
    .filter((file) => /from '[./]+\/layer\/escapable\.tsx'/.test(readFileSync(`${src}/${file}`, 'utf8')));
  expect(users.toSorted()).toEqual(['peek/peek.tsx', 'rich-text/rich-toolbar.tsx']);
});
