import { expect, test } from 'vitest';
import { getImports } from './imports.mjs';

test('finds every form of import, and whether it exists at run time', () => {
  const source = `
    import './effect.css.ts';
    import { value, type Type } from './both.ts';
    import { type One, type Two } from './types.ts';
    import type * as all from './all-types.ts';
    export * from './passed-on.ts';
    export type { Passed } from './passed-types.ts';
    export { own };
    type Module = typeof import('./module.ts');
    const Lazy = lazy<Props>(() => import('./lazy.tsx'));
    const plain = await import(\`./plain.ts\`);
    vi.mock('./clock.ts', () => ({}));
    const real = await vi.importActual<typeof import('./clock.ts')>('./clock.ts');
  `;
  expect(getImports('a.ts', source).map(({ specifier, kind }) => `${kind} ${specifier}`)).toEqual([
    'value ./effect.css.ts',
    'value ./both.ts',
    'type ./types.ts',
    'type ./all-types.ts',
    'value ./passed-on.ts',
    'type ./passed-types.ts',
    'type ./module.ts',
    'late ./lazy.tsx',
    'late ./plain.ts',
    'late ./clock.ts',
    'late ./clock.ts',
    'type ./clock.ts',
  ]);
});

test('text that only looks like an import is ignored', () => {
  expect(
    getImports(
      'a.tsx',
      `
      // import { a } from 'commented';
      /* export * from 'also-commented'; */
      const url = 'https://example.com'; // import('late')
      const text = 'taken from "somewhere"';
      const code = \`import { a } from 'written';\`;
      const shown = <p>import {'{'} a {'}'} from 'shown'</p>;
      const chosen = await import(\`./\${language}.ts\`);
    `,
    ),
  ).toEqual([]);
});
