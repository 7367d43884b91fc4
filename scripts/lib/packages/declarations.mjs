import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fail } from '../entry.mjs';
import { CACHE, inRoot } from '../paths.mjs';
import { program, runNode } from '../processes.mjs';
import { distOf, folderOf, getEntries, PUBLISHED, toBuiltName } from './exports.mjs';
import { toPackage } from './scripts.mjs';

const WORK = join(CACHE, 'packages');

/** The specifier of an import or export in a declaration, also of a type written as `import('./x.ts')`. */
const SPECIFIER = /((?:\bfrom\s+|\bimport\s*\(?\s*)(['"]))([^'"\n]+)(\2)/g;

/** Writes the declarations of all published packages into the cache. Throws a Refusal with the compiler's faults. */
export async function compileDeclarations() {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  const config = join(WORK, 'tsconfig.json');
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    tsBuildInfoFile: null,
    rootDir: inRoot('packages'),
    outDir: join(WORK, 'types'),
    lib: ['ES2024', 'ESNext.Iterator', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
    typeRoots: [inRoot('node_modules/@types'), inRoot('node_modules')],
  };
  const files = PUBLISHED.flatMap(getEntries);
  writeFileSync(
    config,
    JSON.stringify({ extends: inRoot('tsconfig.json'), compilerOptions: options, files }, null, 2),
  );
  const { code, output } = await runNode([
    program('typescript', 'tsc'),
    '--checkers',
    '1',
    '--project',
    config,
  ]);
  if (code !== 0) fail(`The declarations of the packages do not compile:\n${output}`);
}

/**
 * Copies the declarations that the exports of a package reach beside its modules.
 * @param {import('./exports.mjs').Published} name
 * @returns {Set<string>} the packages that the declarations name
 */
export function copyDeclarations(name) {
  const src = join(folderOf(name), 'src');
  /** @type {Set<string>} */
  const packages = new Set();
  const waiting = getEntries(name).map((file) => relative(src, file).split(sep).join('/'));
  const seen = new Set(waiting);
  for (const file of waiting) {
    const text = readFileSync(join(WORK, 'types', name, 'src', file.replace(/\.tsx?$/, '.d.ts')), 'utf8');
    const rewritten = text.replace(SPECIFIER, (_, before, __, specifier, after) => {
      if (!specifier.startsWith('.')) {
        packages.add(toPackage(specifier));
        return `${before}${specifier}${after}`;
      }
      const target = posix.join(posix.dirname(file), specifier);
      if (!seen.has(target)) waiting.push(target);
      seen.add(target);
      return `${before}${toBuiltName(specifier)}.js${after}`;
    });
    const to = join(distOf(name), `${toBuiltName(file)}.d.ts`);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, rewritten);
  }
  return packages;
}
