import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('.', import.meta.url));
const values = {
  '@deck/values': '../../values/src/index.ts',
  '@deck/values/phone': '../../values/src/phone.ts',
  '@deck/values/phone-plans': '../../values/src/phone-plans.ts',
};
// Type imports have no runtime cost, and `import()` loads on demand.
const imported = /^(?:import|export)\s(?!type\s)(?:[^;'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;

/** Every module a file imports statically: ours by path, packages by name. */
function reached(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
    const ours = name in values ? join(src, values[name as keyof typeof values]) : join(dirname(file), name);
    if ((name.startsWith('.') || name in values) && existsSync(ours)) reached(ours, found);
    else found.add(name);
  }
  return found;
}

const broughtBy = (file: string) => [...reached(join(src, file))];

const heavy = [
  ['the calendar', /react-day-picker/, 'calendar/calendar.tsx'],
  ['what reads phones', /libphonenumber-js/, '../../values/src/phone-plans.ts'],
  ['the numbering plans of all countries', /libphonenumber-js\/min/, '../../values/src/phone.ts'],
  ['the editor', /@tiptap\//, 'rich-text/create-editor.ts'],
  ['the drawing of charts', /chart\/chart-(plot|table)\.tsx/, 'chart/chart-plot.tsx'],
  [
    'the list of the command palette',
    /command-palette\/palette-panel\.tsx/,
    'command-palette/palette-panel.tsx',
  ],
  ['a language that is not English', /messages\/(ru|el)\.ts/, 'messages/ru.ts'],
] as const;

it.each(heavy)('no widget imports %s statically', (_, part) => {
  expect(broughtBy('index.ts').filter((name) => part.test(name))).toEqual([]);
});

it.each(heavy)('%s would be found in a static import', (_, part, file) => {
  expect(broughtBy(file).some((name) => part.test(name))).toBe(true);
});
