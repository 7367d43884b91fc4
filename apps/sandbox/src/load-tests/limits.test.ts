import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { freePort } from './free-port.ts';
import { type ServerProcess, startServer } from './server-process.ts';

let database: TestDatabase;
let servers: ServerProcess[];

beforeEach(async () => {
  database = await createTestDatabase('people');
  servers = [];
  for (const port of [await freePort(), await freePort()])
    servers.push(await startServer(port, database.url, { TRUSTED_PROXIES: '127.0.0.1,::1' }));
}, 240_000);
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await database.drop();
});

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly waits: number;
}

/** Signs in with a wrong password. A busy server refuses before it counts the attempt: then it is made again. */
const signIn = async (turn: number, login: string, from: string): Promise<Answer> => {
  const body = JSON.stringify({ login, password: 'wrong' });
  const response = await fetch(`${servers[turn % 2]?.origin}/auth/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    // Half of them of unknown length, which are read in another way.
    ...(turn % 4 < 2 ? { body } : { body: new Blob([body]).stream(), duplex: 'half' }),
  });
  if (response.status === 503) return signIn(turn, login, from);
  const { meta } = (await response.json()) as { meta: { error: { code: string } } };
  const waits = Number(response.headers.get('retry-after'));
  return { status: response.status, code: meta.error.code, waits };
};

test('overlapping sign-ins on two servers never exceed the limit of an address, or of an IPv6 network', async () => {
  const answers = await Promise.all(
    Array.from({ length: 90 }, (_, turn) =>
      signIn(turn, `guess-${turn}@example.com`, `2001:db8:7:1::${turn.toString(16)}`),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(60);
  for (const { waits } of refused) expect(waits).toBeGreaterThan(0);
}, 120_000);

test('guesses at one login from many addresses, on two servers, are no more than five', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, turn) =>
      signIn(turn, 'eleni.markou@aegeanhouse.gr', `203.0.113.${turn + 1}`),
    ),
  );
  expect(answers.filter(({ code }) => code === 'WRONG_CREDENTIALS')).toHaveLength(4);
  expect(answers.filter(({ code }) => code === 'ACCOUNT_LOCKED')).toHaveLength(36);
}, 120_000);
