import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWidget, withExport } from './lib/new-widget.mjs';

const index = `export { Alert } from './alert/alert.tsx';
export {
  type Tab,
  Tabs,
} from './tabs/tabs.tsx';
export { Tag } from './tag/tag.tsx';
`;

let root: string;
const src = (...parts: string[]) => join(root, 'packages/ui/src', ...parts);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deck-widget-'));
  mkdirSync(src('alert'), { recursive: true });
  writeFileSync(src('index.ts'), index);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a widget gets a file for every role, and its line in the index', () => {
  expect(makeWidget(root, 'rate-card')).toHaveLength(4);
  expect(readdirSync(src('rate-card')).sort()).toEqual([
    'rate-card.css.ts',
    'rate-card.sheet.stories.tsx',
    'rate-card.stories.tsx',
    'rate-card.tsx',
  ]);
  expect(readFileSync(src('index.ts'), 'utf8')).toContain(
    "from './alert/alert.tsx';\nexport { RateCard, type RateCardProps } from './rate-card/rate-card.tsx';\nexport {\n  type Tab",
  );
});

test('its story fails until it states a promise, and says what to do', () => {
  makeWidget(root, 'rate-card');
  const story = readFileSync(src('rate-card/rate-card.stories.tsx'), 'utf8');
  expect(story).toMatch(/play: \(\) => \{\s*throw new Error\(\s*'RateCard promises nothing yet: [^']*\.',/);
  expect(story).toContain("title: 'Data/Rate card'");
});

test('its line follows the order of the paths, also as the first and the last', () => {
  expect(withExport(index, 'action').startsWith("export { Action, type ActionProps } from './action/")).toBe(
    true,
  );
  expect(withExport(index, 'zone').endsWith("from './zone/zone.tsx';\n")).toBe(true);
});

test.each([
  [undefined, 'Name the widget: npm run new:widget rate-card.'],
  ['', /is no name for a widget/],
  ['RateCard', /'RateCard' is no name for a widget: .*as in rate-card\.$/],
  ['../x', /is no name/],
  ['rate--card', /is no name/],
  ['1st', /is no name/],
  ['a'.repeat(80_000), /is no name/],
  ['alert', 'packages/ui/src/alert is there already: choose another name.'],
  ['tab', 'The kit exports Tab already: choose another name.'],
])('%.20s is refused with one sentence, and nothing is made', (name, sentence) => {
  expect(() => makeWidget(root, name)).toThrow(sentence);
  expect(readFileSync(src('index.ts'), 'utf8')).toBe(index);
  expect(readdirSync(src())).toEqual(['alert', 'index.ts']);
  expect(existsSync(join(root, 'x'))).toBe(false);
});
