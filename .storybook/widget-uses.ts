import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { WidgetUse } from 'virtual:widget-uses';
import { type Plugin, parseSync } from 'vite';

const ID = 'virtual:widget-uses';
/** The table of routes imports every screen. */
const ROUTES = 'apps/deck/src/app/routes';
const KIT = 'packages/ui/src/index.ts';

/** What is no screen of the table of routes. */
const others = [
  {
    path: 'the frame around every screen',
    title: 'Screens/Frame',
    file: 'apps/deck/src/app/frame/app-layout.tsx',
  },
  { path: 'the page a guest pays on', title: undefined, file: 'apps/sandbox/pages/pay/main.tsx' },
];

/**
 * The screens that show each widget, directly or through a part of the product.
 * @param root the repository
 * @returns by the widget's file below the root, in the order of the routes
 */
export function readWidgetUses(root: string): Record<string, WidgetUse[]> {
  const getUsed = createReader(root);
  const uses: Record<string, WidgetUse[]> = {};
  for (const { file, ...use } of [...readScreens(root), ...others]) {
    const reached = new Set([file]);
    for (const one of reached)
      for (const used of getUsed(one)) if (!used.startsWith(ROUTES)) reached.add(used);
    for (const one of reached) if (one.startsWith('packages/ui/')) uses[one] = [...(uses[one] ?? []), use];
  }
  return uses;
}

/** Reads which files a file imports, once each. A name of the kit is an import of the file that defines it. */
function createReader(root: string) {
  const known = new Map<string, readonly string[]>();
  const read = (file: string) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { text, module: parseSync(file, text).module };
  };
  const find = (file: string, specifier: string) => {
    const target = posix.join(posix.dirname(file), specifier);
    return specifier.startsWith('.') && existsSync(join(root, target)) ? [target] : [];
  };
  const kit = new Map(
    read(KIT).module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName, moduleRequest }) =>
        find(KIT, moduleRequest?.value ?? '').map((target) => [exportName.name ?? '', target] as const),
      ),
    ),
  );
  return (file: string): readonly string[] => {
    const found = known.get(file);
    if (found || !/\.tsx?$/.test(file)) return found ?? [];
    const { text, module } = read(file);
    const used = [
      ...module.staticImports.flatMap(({ moduleRequest: { value }, entries }) =>
        value === '@deck/ui'
          ? entries.flatMap(({ importName }) => kit.get(importName.name ?? '') ?? [])
          : find(file, value),
      ),
      ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
        find(file, text.slice(start + 1, end - 1)),
      ),
    ];
    known.set(file, used);
    return used;
  };
}

/** The screens of the table of routes, each with the title of its stories. */
function readScreens(root: string): (WidgetUse & { readonly file: string })[] {
  const stories = globSync('apps/deck/src/stories/*.stories.tsx', { cwd: root })
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const tables = [
    'apps/deck/src/app/routes.ts',
    ...globSync('apps/deck/src/app/routes/*-routes.ts', { cwd: root }),
  ];
  return tables.flatMap((table) => {
    const text = readFileSync(join(root, table), 'utf8');
    const screens = text.matchAll(
      /path: '(\/[^']*)',(?:(?!path: ')[\s\S])*?screen: \(\) =>\s*import\('([^']+)'\)/g,
    );
    return [...screens].map(([, path = '', specifier = '']) => {
      const titles = stories
        .filter((story) => story.includes(`defineScenes('${path}'`) && /export const Full /.test(story))
        .flatMap((story) => /title: '(Screens\/[^']+)'/.exec(story)?.[1] ?? []);
      // The other titles show parts of the screen, and name them: `Screens/Orders peek`.
      const [title] = titles.toSorted((a, b) => a.length - b.length);
      return { path, title, file: posix.join(posix.dirname(table), specifier) };
    });
  });
}

/** Makes the uses of the widgets a module, `virtual:widget-uses`. */
export const widgetUsesPlugin = (root: string): Plugin => ({
  name: 'widget-uses',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) =>
    id === `\0${ID}` ? `export const widgetUses = ${JSON.stringify(readWidgetUses(root))};` : undefined,
});
