import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../apps/sandbox/src/config.ts';
import { makeInstallation } from './lib/installation/make.mjs';
import { inRoot } from './lib/paths.mjs';

const read = (file: string) => readFileSync(inRoot('deploy', file), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks: Readonly<Record<string, { readonly ipv4_address?: string } | null>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}
interface Compose {
  readonly services: Readonly<Record<'database' | 'server' | 'web', Service>>;
  readonly volumes: object;
  readonly networks: object;
}

/** The steps of the Dockerfile, each with its image. A step may go on after a backslash. */
const steps = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => ({ name: line.split(' ')[0] ?? '', words: line.split(' ').slice(1) }));
const compose: Compose = parse(read('compose.yaml'));
/** Settings that deck.env gives: those commented out belong to installations without compose. */
const offered = Array.from(read('deck.env.example').matchAll(/^#?([A-Z_]+)=/gm), ([, name = '']) => name);

/** The environment variables that config.ts reads. */
function getSettings(): ReadonlySet<string> {
  const names = new Set<string>();
  const env = {
    DATABASE_URL: 'postgres://db/deck',
    PSP_URL: 'https://psp.example',
    PSP_KEY: 'key',
    PSP_NOTICE_SECRET: 'a secret of the tests',
    SMTP_URL: 'smtp://mail.example',
    DECK_ENVIRONMENT: 'prod',
  };
  readConfig(
    new Proxy<NodeJS.ProcessEnv>(env, {
      get: (target, name) => {
        names.add(String(name));
        return target[String(name)];
      },
    }),
  );
  return names;
}

const home = mkdtempSync(join(tmpdir(), 'deck-image-'));
const installation = join(home, 'installation');

beforeAll(async () => {
  const pages = inRoot('apps/sandbox/pages');
  await makeInstallation(installation, { brand: 'meridian', site: { deck: pages, pages } });
}, 60_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('each COPY of the Dockerfile names what is there', () => {
  const copies = steps.filter(({ name }) => name === 'COPY').map(({ words }) => words);
  expect(copies.length).toBeGreaterThan(4);
  const missing = copies.flatMap((words) => {
    const isBuilt = words[0] === '--from=build';
    const sources = words.slice(isBuilt ? 1 : 0, -1);
    return sources.filter(
      (path) => globSync(isBuilt ? path.replace('/installation', installation) : inRoot(path)).length === 0,
    );
  });
  expect(missing).toEqual([]);
});

test('the build is the script that makes the installation, and the image starts what it made', () => {
  const runs = steps.filter(({ name }) => name === 'RUN').map(({ words }) => words);
  expect(runs).toEqual([['deploy/build.sh', '/installation']]);
  expect(statSync(inRoot('deploy/build.sh')).mode & 0o111).not.toBe(0);
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const called = Array.from(read('build.sh').matchAll(/npm run ([\w:]+)/g), ([, name = '']) => name);
  expect(called).toEqual(['build:installation']);
  expect(scripts).toHaveProperty(called);
  const last = steps.findLast(({ name }) => name === 'CMD');
  const [program, file = ''] = JSON.parse(last?.words.join(' ') ?? '');
  expect(program).toBe('node');
  expect(existsSync(join(installation, file))).toBe(true);
});

test('the server of the image is not root, and says how it is', () => {
  const from = steps.findIndex(({ words }) => words.join(' ') === 'node:24-slim AS server');
  const to = steps.findIndex(({ name }, index) => name === 'FROM' && index > from);
  const own = steps.slice(from, to);
  expect(own.find(({ name }) => name === 'USER')?.words).toEqual(['node']);
  expect(own.find(({ name }) => name === 'HEALTHCHECK')?.words.join(' ')).toContain('/health/ready');
});

test('the services of compose.yaml fit the Dockerfile and each other', () => {
  const targets = steps.filter(({ name }) => name === 'FROM').map(({ words }) => words[2]);
  const { database, server, web } = compose.services;
  expect(database.image).toBe('postgres:18');
  for (const { build } of [server, web]) {
    expect(existsSync(inRoot('deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
    expect(targets).toContain(build?.target);
  }
  for (const service of Object.values(compose.services)) {
    for (const network of Object.keys(service.networks)) expect(compose.networks).toHaveProperty(network);
    for (const other of Object.keys(service.depends_on ?? {})) expect(compose.services).toHaveProperty(other);
    for (const volume of service.volumes ?? [])
      expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
  }
  expect(server.environment?.TRUSTED_PROXIES).toBe(web.networks.inside?.ipv4_address);
  const { PORT } = server.environment ?? {};
  expect(web.environment?.API_SERVERS).toBe(`server ${server.networks.inside?.ipv4_address}:${PORT};`);
});

test('every setting of compose.yaml and deck.env is one that is read', () => {
  const { server, web } = compose.services;
  const settings = getSettings();
  const names = [...Object.keys(server.environment ?? {}), ...offered];
  expect(names.filter((name) => !settings.has(name) && name !== 'DATABASE_PASSWORD')).toEqual([]);
  expect(offered).toEqual(expect.arrayContaining(['PSP_URL', 'SMTP_URL', 'SEALING_KEY', 'PUBLIC_ORIGIN']));
  const places = Array.from(read('nginx.conf.template').matchAll(/\$\{(\w+)\}/g), ([, name = '']) => name);
  expect(Object.keys(web.environment ?? {}).sort()).toEqual([...new Set(places)].sort());
});

test('what compose.yaml asks of deck.env is in its example', () => {
  const asked = Array.from(read('compose.yaml').matchAll(/\$\{(\w+):\?/g), ([, name = '']) => name);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !offered.includes(name))).toEqual([]);
});

test('secrets and what is built stay out of the image', () => {
  const ignored = readFileSync(inRoot('.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '.git', 'deploy/*.env', '.data']));
  const untracked = readFileSync(inRoot('.gitignore'), 'utf8').split('\n');
  expect(untracked).toContain('deploy/deck.env');
});

test('the unit starts the installation as a user without rights', () => {
  const unit = Object.fromEntries(
    Array.from(read('deck.service').matchAll(/^(\w+)=(.*)$/gm), ([, name, value]) => [name, value]),
  );
  expect(unit).toMatchObject({ User: 'deck', NoNewPrivileges: 'true', ProtectSystem: 'strict' });
  expect(unit.EnvironmentFile).toBe('/etc/deck/deck.env');
  expect(existsSync(join(installation, unit.ExecStart?.split(' ').at(-1) ?? 'none'))).toBe(true);
});
