import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { createApi } from '@deck/api/client';
import { contract } from '@deck/api/contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEMO_PASSWORD } from './seed/people.ts';
import { getObstacle } from './start/obstacle.ts';
import { cookieJar } from './testing/cookie-jar.ts';
import { orderDraft } from './testing/drafts.ts';
import { administer, uniqueName, withDatabase } from './testing/test-server.ts';

const MAIN = new URL('./main.ts', import.meta.url).pathname;

/** Nobody pays here, so no PSP answers. */
const PSP = { PSP_URL: 'http://127.0.0.1:1', PSP_KEY: 'key', PSP_NOTICE_SECRET: 'a secret of the tests' };

const production = { DECK_ENVIRONMENT: 'prod', SMTP_URL: 'smtp://127.0.0.1:1' };

interface Started {
  readonly process: ChildProcess;
  /** All output so far. */
  said(): string;
  /** Resolves when it prints `ready` or exits. */
  readonly settled: Promise<void>;
  readonly exited: Promise<number | null>;
}

const running: Started[] = [];
let databaseUrl: string;
let ports: number[];
let logged: number;

beforeAll(async () => {
  const server = inject('postgres');
  const name = uniqueName('deck_empty');
  await administer(server.url, `CREATE DATABASE ${name}`);
  databaseUrl = withDatabase(server.url, name);
  ports = [await freePort(), await freePort()];
  logged = await freePort();
});

afterAll(async () => {
  for (const { process } of running) process.kill('SIGKILL');
  await Promise.all(running.map(({ exited }) => exited));
  await administer(
    inject('postgres').url,
    `DROP DATABASE ${new URL(databaseUrl).pathname.slice(1)} WITH (FORCE)`,
  );
});

function start(env: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, ...PSP, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const settled = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/^ready$|"ready":/m.test(said)) settled.resolve();
    });
  const exited = new Promise<number | null>((settle) => child.on('close', settle));
  void exited.then(() => settled.resolve());
  const started = { process: child, said: () => said, settled: settled.promise, exited };
  running.push(started);
  return started;
}

/** A port that is currently free. */
function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function signedIn(port: number) {
  const jar = cookieJar((url, init) => fetch(url, init));
  const api = createApi(contract, {
    baseUrl: `http://localhost:${port}`,
    fetch: jar.fetch,
    cookies: jar.text,
    companyId: () => undefined,
  });
  await api.session.start({ body: { login: 'eleni.markou@aegeanhouse.gr', password: DEMO_PASSWORD } });
  return api;
}

test('two servers start on an empty database and act as one', async () => {
  const servers = ports.map((port) => start({ PORT: String(port) }));
  await Promise.all(servers.map(({ settled }) => settled));
  for (const [index, { said }] of servers.entries()) {
    expect(said()).toContain(`http://localhost:${ports[index]}\n`);
    expect(said()).toContain('eleni.markou@aegeanhouse.gr');
    expect(said()).toContain(DEMO_PASSWORD);
    expect(said().trimEnd()).toMatch(/\nready$/);
  }

  const [here, there] = await Promise.all(ports.map(signedIn));
  if (!here || !there) throw new Error('Nobody is signed in');
  expect((await here.orders.list()).totalElements).toBe((await there.orders.list()).totalElements);

  // The same key sent to both at once creates a single order, and both return it.
  const key = { idempotencyKey: crypto.randomUUID() };
  const twice = await Promise.all([here, there].map((api) => api.orders.create({ body: orderDraft() }, key)));
  expect(twice[0]).toEqual(twice[1]);
  expect(twice[0]?.externalId).toBe('KLB-20422');
  const found = await here.orders.list({ getOrdersRq: { search: 'KLB-20422' } });
  expect(found.totalElements).toBe(1);
}, 120_000);

test('in production all output is a line of JSON each, without passwords', async () => {
  const metrics = await freePort();
  const ports = { PORT: String(logged), METRICS_PORT: String(metrics) };
  const { settled, said, process: server } = start({ ...ports, ...production });
  await settled;
  await fetch(`http://localhost:${logged}/health/live`);
  const lines = said().trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', advice: expect.stringContaining('SEALING_KEY') },
    { level: 'info', ready: `http://localhost:${logged}` },
    { route: '/health/live', status: 200 },
  ]);
  expect(said()).not.toContain(DEMO_PASSWORD);
  const measured = await (await fetch(`http://localhost:${metrics}/metrics`)).text();
  expect(measured).toContain('_count{method="GET",route="/health/live",status="200"} 1');
  for (const step of ['due', 'callbacks', 'messages', 'imports', 'upkeep', 'retention'])
    expect(measured).toContain(`deck_step_last_end_timestamp_seconds{step="${step}"}`);
  expect(measured).toContain('deck_database_waiting{pool="staff"} 0');
  expect((await fetch(`http://localhost:${logged}/metrics`)).status).toBe(404);
  server.kill('SIGTERM');
});

test('in production an empty database stays without demo people, and the log says how to begin', async () => {
  const server = inject('postgres');
  const name = uniqueName('deck_real');
  await administer(server.url, `CREATE DATABASE ${name}`);
  const port = await freePort();
  const real = start({
    ...production,
    PORT: String(port),
    PUBLIC_ORIGIN: 'https://pay.example',
    DATABASE_URL: withDatabase(server.url, name),
  });
  await real.settled;
  const advice = real
    .said()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).advice);
  expect(advice).toEqual([
    expect.stringContaining('npm run company:new'),
    expect.stringContaining('TRUSTED_PROXIES'),
    expect.stringContaining('SEALING_KEY'),
    undefined,
  ]);
  await expect(signedIn(port)).rejects.toMatchObject({ status: 401 });
  real.process.kill('SIGTERM');
  await real.exited;
  await administer(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
});

test.each([
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 5'],
  ['a length and pieces', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
  ['a name with a space', 'Content-Length : 4'],
])('a request with %s is ambiguous and refused', async (_, headers) => {
  const socket = connect(ports[0] ?? 0, 'localhost');
  socket.end(`POST /health/live HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n0\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test('TRACE, which would send back what a caller cannot read, is answered as an unknown call', async () => {
  const socket = connect(ports[0] ?? 0, 'localhost');
  socket.end('TRACE /health/live HTTP/1.1\r\nHost: localhost\r\nCookie: secret\r\nConnection: close\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain('secret');
});

test.each(['PORT', 'METRICS_PORT'])(
  'a %s in use is reported with a sentence that names it',
  async (setting) => {
    const [taken = 0] = ports;
    const { exited, said } = start({ PORT: String(await freePort()), [setting]: String(taken) });
    expect(await exited).toBe(1);
    expect(said()).toBe(
      `Port ${taken} is in use by another program: stop it, or choose another port, for example ${setting}=${taken + 100}.\n`,
    );
  },
);

test('a port that needs more rights is reported with a sentence', () => {
  const refused = Object.assign(new Error('listen EACCES: permission denied'), { code: 'EACCES', port: 80 });
  expect(getObstacle(refused, undefined)).toBe(
    'Port 80 needs more rights than this program has: choose another, for example PORT=4080.',
  );
});

test('a database whose schema the user may not change is reported with a sentence', async () => {
  const { url } = inject('postgres');
  const [name, role] = [uniqueName('deck_closed'), uniqueName('weak')];
  await administer(url, `CREATE DATABASE ${name}`);
  await administer(url, `CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
  const weak = Object.assign(new URL(withDatabase(url, name)), { username: role, password: 'secret' });
  const { exited, said } = start({ DATABASE_URL: weak.href });
  expect(await exited).toBe(1);
  expect(said()).toMatch(
    /^The user "weak_\w+" may not change the schema of the database "deck_closed_\w+" .*\n$/,
  );
  await administer(url, `DROP DATABASE ${name}`);
  await administer(url, `DROP ROLE ${role}`);
});

test.each([
  [
    { DATABASE_URL: 'postgres://deck@127.0.0.1:1/deck' },
    /^The PostgreSQL at 127\.0\.0\.1:1 does not answer .*\n$/,
  ],
  [{ BRAND: 'unheard-of' }, /^BRAND is "unheard-of", but the brands are .*\n$/],
  [{ PORT: 'http' }, /^PORT=http is not a port.*\n$/],
])('%j is refused with a sentence', async (env, sentence) => {
  const { exited, said } = start(env);
  expect(await exited).toBe(1);
  expect(said()).toMatch(sentence);
});

/** Whether the server is alive, and whether the answer closes its connection. */
function askAlive(port: number, agent: Agent): Promise<{ status?: number | undefined; isLast: boolean }> {
  return new Promise((settle, reject) => {
    const request = get({ port, path: '/health/live', agent }, (response) => {
      response
        .resume()
        .on('end', () =>
          settle({ status: response.statusCode, isLast: response.headers.connection === 'close' }),
        );
    });
    request.on('error', reject);
  });
}

test('a server that stops answers on the connections that were open, and closes each with its answer', async () => {
  const [server] = running;
  // As a web server does: a connection that stays open.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () => askAlive(ports[0] ?? 0, agent);
  expect(await ask()).toEqual({ status: 200, isLast: false });
  server?.process.kill('SIGTERM');
  let answer = await ask();
  while (!answer.isLast) answer = await ask();
  expect(answer.status).toBe(200);
  expect(await server?.exited).toBe(0);
  agent.destroy();
});
