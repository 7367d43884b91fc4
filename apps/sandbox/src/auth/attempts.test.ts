import { Refusal } from '@deck/api/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Connection, connect } from '../database/connect.ts';
import { attempts } from '../database/schema.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  beginAttempt,
  beginIfFew,
  countAttempt,
  countIfFew,
  forgetOldAttempts,
  limitFailures,
} from './attempts.ts';

const NOW = new Date('2026-11-20T07:41:00Z');
const MINUTE = 60_000;
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

let database: TestDatabase;
/** As of two servers. */
let servers: readonly [Connection, Connection];

beforeAll(async () => {
  database = await createTestDatabase();
  servers = [connect(database.url), connect(database.url)];
});
beforeEach(async () => {
  await servers[0].db.delete(attempts);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
});

const db = () => servers[0].db;
const onServer = (turn: number) => servers[turn % 2 === 0 ? 0 : 1].db;
const wrong = () => Promise.reject(Refusal.because('INVALID_CURRENT_PASSWORD'));
const codeOf = (task: Promise<unknown>) =>
  task.then(
    () => 'OK',
    (error: unknown) => (error instanceof Refusal ? error.code : 'FAULT'),
  );
const count = async () => (await db().select().from(attempts)).map((row) => row.count);

describe('a limit', () => {
  test('lets no more failures through than it allows, however many overlap on two servers', async () => {
    let worked = 0;
    const guess = (turn: number) =>
      limitFailures(onServer(turn), 'CURRENT_PASSWORD', 'user', NOW, async () => {
        worked += 1;
        await onServer(turn).execute('SELECT pg_sleep(0.02)');
        return wrong();
      });
    const codes = await Promise.all(Array.from({ length: 60 }, (_, turn) => codeOf(guess(turn))));
    expect(worked).toBe(5);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(55);
  });

  test('counts no success and no fault, and only the refusals that are failures', async () => {
    const run = (task: () => Promise<unknown>) =>
      codeOf(
        limitFailures(
          db(),
          'TWO_FACTOR_CHANGE',
          'user',
          NOW,
          task,
          ({ code }) => code === 'INVALID_CURRENT_PASSWORD',
        ),
      );
    for (let n = 0; n < 6; n += 1) {
      expect(await run(async () => 'done')).toBe('OK');
      expect(await run(() => Promise.reject(new Error('away')))).toBe('FAULT');
      expect(await run(() => Promise.reject(Refusal.because('NOT_FOUND')))).toBe('NOT_FOUND');
    }
    for (let n = 0; n < 5; n += 1) expect(await run(wrong)).toBe('INVALID_CURRENT_PASSWORD');
    expect(await run(async () => 'done')).toBe('TOO_MANY_REQUESTS');
  });

  test('says how long to wait, and ends with its window', async () => {
    for (let n = 0; n < 5; n += 1) await countAttempt(db(), 'CURRENT_PASSWORD', 'user', NOW);
    await expect(countAttempt(db(), 'CURRENT_PASSWORD', 'user', later(5 * MINUTE))).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      params: { seconds: 600 },
    });
    await countAttempt(db(), 'CURRENT_PASSWORD', 'other', NOW);
    await countAttempt(db(), 'CURRENT_PASSWORD', 'user', later(15 * MINUTE));
    expect(await countIfFew(db(), 'CURRENT_PASSWORD', 'user', later(15 * MINUTE))).toBe(true);
  });

  test('holds for calls that began a little earlier than the first one counted', async () => {
    for (let n = 0; n < 5; n += 1) await countAttempt(db(), 'CURRENT_PASSWORD', 'user', later(-n));
    expect(await countIfFew(db(), 'CURRENT_PASSWORD', 'user', later(-5))).toBe(false);
  });

  test('begins anew if the clock was set back', async () => {
    for (let n = 0; n < 5; n += 1) await countAttempt(db(), 'CURRENT_PASSWORD', 'user', later(60 * MINUTE));
    expect(await countIfFew(db(), 'CURRENT_PASSWORD', 'user', NOW)).toBe(true);
  });

  test('holds for all addresses of a /64, and for a /48 four times as many', async () => {
    const from = (network: number, host: number) =>
      countIfFew(db(), 'PASSWORD_LETTER', `2001:db8:7:${network}::${host.toString(16)}`, NOW);
    for (let host = 1; host <= 10; host += 1) expect(await from(1, host)).toBe(true);
    expect(await from(1, 11)).toBe(false);
    for (const network of [2, 3, 4])
      for (let host = 1; host <= 10; host += 1) expect(await from(network, host)).toBe(true);
    expect(await from(5, 1)).toBe(false);
    // What the /48 refuses counts for no /64.
    expect((await count()).toSorted((one, other) => one - other)).toEqual([0, 10, 10, 10, 10, 40]);
  });

  test('counts attempts of a server that fell for two minutes, and says how long to wait', async () => {
    for (let n = 0; n < 4; n += 1) await beginAttempt(db(), 'CURRENT_PASSWORD', 'user', later(n));
    await countAttempt(db(), 'CURRENT_PASSWORD', 'user', later(4));
    await expect(countAttempt(db(), 'CURRENT_PASSWORD', 'user', later(MINUTE))).rejects.toMatchObject({
      params: { seconds: 60 },
    });
    expect(await countIfFew(db(), 'CURRENT_PASSWORD', 'user', later(2 * MINUTE - 1))).toBe(false);
    for (let n = 0; n < 4; n += 1)
      expect(await countIfFew(db(), 'CURRENT_PASSWORD', 'user', later(2 * MINUTE + 3 + n))).toBe(true);
    expect(await countIfFew(db(), 'CURRENT_PASSWORD', 'user', later(2 * MINUTE + 7))).toBe(false);
  });

  test('counts a failure that comes after two minutes, and gives back no other attempt than its own', async () => {
    const slow = await beginAttempt(db(), 'CURRENT_PASSWORD', 'user', NOW);
    const slower = await beginAttempt(db(), 'CURRENT_PASSWORD', 'user', NOW);
    for (let n = 0; n < 4; n += 1) await countAttempt(db(), 'CURRENT_PASSWORD', 'user', later(2 * MINUTE));
    expect(await count()).toEqual([4]);
    await slow.giveBack();
    expect(await count()).toEqual([4]);
    await slower.fail();
    expect(await beginIfFew(db(), 'CURRENT_PASSWORD', 'user', later(2 * MINUTE))).toBeUndefined();
  });

  test('is forgotten once its window is over', async () => {
    await countAttempt(db(), 'PASSWORD_LETTER', '203.0.113.7', NOW);
    await countAttempt(db(), 'CURRENT_PASSWORD', 'user', NOW);
    await countAttempt(db(), 'CURRENT_PASSWORD', 'from the future', later(24 * 60 * MINUTE));
    await forgetOldAttempts(db(), later(MINUTE));
    expect((await db().select().from(attempts)).map(({ key }) => key)).toEqual(['user']);
  });
});
