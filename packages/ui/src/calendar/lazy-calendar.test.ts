import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
// Types leave no bytes, and `import()` loads only what is used.
const imported = /^(?:import|export)\s(?!type\s)(?:[^;'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;

/** Every module a file brings along at once: ours, and the packages by name. */
function reached(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
    const path = join(dirname(file), name);
    if (name.startsWith('.') && existsSync(path)) reached(path, found);
    else found.add(name);
  }
  return found;
}

const packagesOf = (file: string) => [...reached(join(src, file))].filter((name) => !name.startsWith(src));

it.each([
  'index.ts',
  'date-field/date-field.tsx',
  'date-range-field/date-range-field.tsx',
  'date-time-field/date-time-range-field.tsx',
])('%s brings no calendar along: it is loaded when one is opened', (file) => {
  expect(packagesOf(file)).not.toContain('react-day-picker');
});

it('the calendar itself does', () => {
  expect(packagesOf('calendar/calendar.tsx')).toContain('react-day-picker');
});
