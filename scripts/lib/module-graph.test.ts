import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type Concerned, choose } from './concerned.mjs';
import { distancesFrom, moduleGraph } from './module-graph.mjs';

const graph = moduleGraph();

/** Runs in Node itself: the vitest loader rewrites the imports in the table of routes, whose text is parsed. */
function concernedBy(file: string): { stories: Concerned[]; journeys: Concerned[] } {
  const module = JSON.stringify(new URL('concerned.mjs', import.meta.url).href);
  const code = `import { concernedBy } from ${module}; console.log(JSON.stringify(await concernedBy(['${file}'])));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  );
}

test('a name imported from a package leads to the file that defines it alone', () => {
  const used = graph.get('apps/deck/src/features/login/login-screen.tsx') ?? new Set();
  expect(used).toContain('packages/ui/src/password-field/password-field.tsx');
  expect(used).not.toContain('packages/ui/src/index.ts');
  expect(used).not.toContain('packages/ui/src/calendar/calendar.tsx');
});

test('a dynamic import counts, an import of types alone does not', () => {
  expect(graph.get('apps/deck/src/app/routes.ts')).toContain('apps/deck/src/features/home/home-screen.tsx');
  expect(graph.get('packages/api/src/contract/client-manifest.ts')).not.toContain(
    'packages/api/src/contract/index.ts',
  );
});

test('each import adds one to the distance', () => {
  const small = new Map([
    ['b', new Set(['a'])],
    ['c', new Set(['b'])],
    ['d', new Set(['a', 'c'])],
    ['alone', new Set<string>()],
  ]);
  expect(Object.fromEntries(distancesFrom(small, ['a']))).toEqual({ a: 0, b: 1, c: 2, d: 1 });
});

test('a widget affects its own stories first, a screen those of its route', () => {
  const widget = concernedBy('packages/ui/src/pan-field/pan-field.tsx');
  expect(widget.stories[0]?.file).toContain('packages/ui/src/pan-field/');
  const screen = concernedBy('apps/deck/src/features/users/users-screen.tsx');
  const nearest = screen.stories.filter(({ distance }) => distance === 1).map(({ file }) => file);
  expect(nearest).toContain('apps/deck/src/stories/users.stories.tsx');
});

test('a handler affects the journeys whose screens call it, and no story', () => {
  const { stories, journeys } = concernedBy('apps/sandbox/src/handlers/rates.ts');
  expect(stories).toEqual([]);
  expect(journeys.slice(0, 3).map(({ file }) => file)).toContain('apps/deck/e2e/37-settings-rates.spec.ts');
});

test('chooses what fits into the time, and at least one', () => {
  const files = [40, 70, 20].map((seconds, distance) => ({ file: `${distance}`, distance, seconds }));
  expect(choose(files, 60).chosen.map(({ file }) => file)).toEqual(['0', '2']);
  expect(choose(files, 10).left.map(({ file }) => file)).toEqual(['1', '2']);
  expect(choose([], 10)).toEqual({ chosen: [], left: [] });
});
