import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import { AEGEAN } from '../../seed/companies.ts';
import { DEMO_PASSWORD, demoPeople } from '../../seed/people.ts';
import { openBrowser } from '../../testing/browser.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { freePort } from '../free-port.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { ask, differs } from './answers.ts';
import { collectedFault } from './collected.ts';
import { describeFigures, ofGroup, toFigures } from './figures.ts';
import { runLoad } from './run-load.ts';

// `npm run load` runs the long version.
describe('a short load', () => {
  let database: TestDatabase;
  let server: ServerProcess;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startServer(await freePort(), database.url, { DEMO: '1' });
  }, 240_000);
  afterAll(async () => {
    await server.kill();
    await database.drop();
  });

  test('has no wrong answer, and asks for links of every kind', async () => {
    const { origin } = server;
    const { alone, loaded } = await runLoad({ origin, databaseUrl: database.url, clients: 30, seconds: 8 });
    const figures = toFigures([...alone, ...loaded]);
    expect(describeFigures(figures)).not.toContain('Wrong');
    expect(figures.filter(({ right }) => right > 0).map(({ route }) => route)).toEqual([
      'payer: a card request',
      'payer: a paid link',
      'payer: a permanent link',
      'payer: a split link',
      'payer: an expired link',
      'payer: an open link',
      'readiness',
      'sign-in',
      'staff: balances',
      'staff: counts of orders',
      'staff: counts of payments',
      'staff: orders',
      'staff: orders far down',
      'staff: payments',
    ]);
  }, 240_000);

  test('finds balances that are not what the wallet has collected', async () => {
    const { db, close } = connect(database.url);
    const nothing = { available: '0.00', pending: '0.00', owed: '0.00', paid_out: '0.00' };
    const fault = collectedFault(db);
    expect(await fault([{ currency: 'EUR', ...nothing }])).toMatch(/is missing$/);
    const owner = openBrowser(server.origin);
    await owner.api.session.start({
      body: { login: demoPeople[0]?.login ?? '', password: DEMO_PASSWORD },
    });
    const answer = await owner.send(`/api/v1/business-profiles/${AEGEAN}/balances`);
    const balances: { currency: string }[] = await answer.json();
    expect(await fault(balances)).toBeUndefined();
    const wrong = balances.map((each) => (each.currency === 'EUR' ? { ...each, ...nothing } : each));
    expect(await fault(wrong)).toMatch(/^EUR has collected 0, not \d+ to \d+$/);
    await close();
  }, 240_000);
});

describe('an answer', () => {
  const answered = async (status: number, body: string, headers: Record<string, string> = {}) => {
    const stub = createServer((_, response) => response.writeHead(status, headers).end(body));
    const port = await freePort();
    await new Promise<void>((settle) => stub.listen(port, settle));
    const question = { route: 'payer: an open link', path: '/', fault: differs({ amount: '21.00' }) };
    return ask(`http://localhost:${port}`, { ...question, mayWait: status !== 503 || body === '{}' }).finally(
      () => stub.close(),
    );
  };

  test.each([
    [200, '{"amount":"21.00"}', 'right', undefined],
    [200, '{"amount":"12.00"}', 'wrong', 'amount is "12.00", not "21.00"'],
    [200, '<html>', 'wrong', 'no JSON'],
    [404, '{"meta":{"error":{"code":"NOT_FOUND"}}}', 'wrong', '404 NOT_FOUND'],
    [503, '{}', 'shed', undefined],
    // Readiness may not say so.
    [503, '{"code":"SERVER_BUSY"}', 'wrong', '503 SERVER_BUSY'],
  ])('of %i with %s is %s', async (status, body, outcome, cause) => {
    const answer = await answered(status, body, { 'retry-after': '2' });
    expect([answer.outcome, answer.cause]).toEqual([outcome, cause]);
  });

  test('that does not come is wrong', async () => {
    const question = { route: 'staff: orders', path: '/', fault: () => undefined, mayWait: true };
    const { outcome, cause } = await ask(`http://localhost:${await freePort()}`, question);
    expect(outcome).toBe('wrong');
    expect(cause).toContain('fetch failed');
  });
});

describe('the figures', () => {
  const answers = [
    ...Array.from({ length: 20 }, (_, at) => ({
      route: 'payer: an open link',
      took: at + 1,
      outcome: 'right' as const,
    })),
    { route: 'payer: a paid link', took: 900, outcome: 'wrong' as const, cause: '404 NOT_FOUND' },
    { route: 'staff: orders', took: 5, outcome: 'shed' as const },
  ];

  test('are of right answers, by route, with each cause', () => {
    expect(ofGroup('payer', answers)).toMatchObject({ right: 20, wrong: 1, p50: 10, p95: 19, most: 20 });
    expect(toFigures(answers).map(({ route }) => route)).toEqual([
      'payer: a paid link',
      'payer: an open link',
      'staff: orders',
    ]);
    expect(describeFigures(toFigures(answers))).toContain(
      'Wrong: payer: a paid link: 1 times 404 NOT_FOUND.',
    );
  });
});
