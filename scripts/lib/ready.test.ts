import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markInstalled } from './install.mjs';
import { inRoot } from './paths.mjs';
import { isOlder, missingPackage, OLDEST_NODE } from './ready.mjs';
import { freePort } from './settings.mjs';

/** A user without rights, as whom root runs what must not write. */
const NOBODY = 65_534;

let clone: string;

/** A clone with the scripts and a finished install that has not a single package. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'deck-ready-'));
  chmodSync(clone, 0o755);
  for (const path of ['scripts', 'package.json', 'package-lock.json', 'packages/tokens/brands'])
    cpSync(inRoot(path), join(clone, path), { recursive: true });
  mkdirSync(join(clone, 'node_modules'));
  markInstalled(clone);
});

afterEach(() => rmSync(clone, { recursive: true, force: true }));

/** Runs a command of the clone as a user without rights, if this one may choose. */
async function run(script: 'start' | 'test', ...flags: string[]) {
  const env = { ...process.env, PORT: String(await freePort()), DATABASE_URL: '', DECK_RERUN: '' };
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((settle) => {
    const args = [...flags, join(clone, 'scripts', `${script}.mjs`)];
    execFile(process.execPath, args, { cwd: clone, env, ...user }, (error, stdout, stderr) =>
      settle({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

/** Lets everyone write in a folder of the clone, or nobody. */
const openFolder = (name: string, mode: number) => {
  mkdirSync(join(clone, name), { recursive: true });
  chmodSync(join(clone, name), mode);
};

test.each(['start', 'test'] as const)('npm %s on an old Node says which one it needs', async (script) => {
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`;
  const { code, stderr } = await run(script, '--import', `data:text/javascript,${encodeURIComponent(old)}`);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^Deck needs Node 20\.11 or newer and this is 18\.20\.4: install Node 24 [^\n]*\.\n$/,
  );
});

test('npm start in a folder whose data cannot be written says so', async () => {
  openFolder('.cache', 0o777);
  openFolder('.data', 0o555);
  const { code, stderr } = await run('start');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Deck cannot write in the folder \.data \(EACCES\): give yourself [^\n]*\.\n$/);
});

test('npm test in a folder whose cache cannot be written says so', async () => {
  openFolder('.cache', 0o555);
  const { code, stderr } = await run('test');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Deck cannot write in the folder \.cache \(EACCES\): give yourself [^\n]*\.\n$/);
});

test('npm start with a file in place of the data says so', async () => {
  writeFileSync(join(clone, '.data'), '');
  const { code, stderr } = await run('start');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^\.data is a file, and Deck needs a folder there: [^\n]*\.\n$/);
});

test('npm test without a package that should be installed names it and the way out', async () => {
  openFolder('.cache', 0o777);
  const { code, stderr } = await run('test');
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^The package [\w@/-]+ is missing from node_modules or broken: run npm ci, [^\n]*\.\n$/,
  );
});

test.each(['start', 'test'] as const)(
  'npm %s after an install that Ctrl+C broke off installs again, and says so if that fails too',
  async (script) => {
    for (const folder of ['.cache', '.data']) openFolder(folder, 0o777);
    rmSync(join(clone, 'node_modules/.deck-install'));
    // The workspaces of the lock file are missing here, so npm refuses at once.
    const { code, stdout, stderr } = await run(script);
    expect(code).toBe(1);
    expect(stdout).toBe('The last install did not finish: installing again (npm ci) …\n');
    expect(stderr).toMatch(/\nThe install \(npm ci\) did not finish: [^\n]* and run this again\.\n$/);
  },
);

test('the oldest Node is that of package.json, compared number by number', () => {
  expect(`>=${OLDEST_NODE}`).toBe(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).engines.node);
  expect(['20.11.0', '20.12.1', '22.2.0', '100.0.0'].filter((one) => isOlder(one, '20.11'))).toEqual([]);
  expect(['20.9.0', '20.10.9', '18.20.4', '9.11.2'].filter((one) => !isOlder(one, '20.11'))).toEqual([]);
});

test('a missing file of a package names the package; a missing file of ours is a defect', () => {
  const error = (message: string) => Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' });
  const file = '/deck/node_modules/@vitejs/plugin-react/dist/index.js';
  expect(missingPackage(error(`Cannot find module '${file}' imported from /deck/a.mjs`))).toBe(
    '@vitejs/plugin-react',
  );
  expect(missingPackage(error("Cannot find package 'vite' imported from /deck/a.mjs"))).toBe('vite');
  expect(missingPackage(error("Cannot find module '/deck/scripts/a.mjs' imported from /deck/b.mjs"))).toBe(
    undefined,
  );
  expect(missingPackage(new Error("Cannot find package 'vite'"))).toBe(undefined);
});
