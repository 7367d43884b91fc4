import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClock } from './clock.ts';
import { type Connection, connect } from './database/connect.ts';
import { stoppedClock } from './testing/stopped-clock.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const DAY = 86_400_000;

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** How many days a clock is ahead of this machine's. A millisecond behind counts as 0, not -0. */
const ahead = (now: Date) => Math.round((now.getTime() - Date.now()) / DAY) + 0;

test('a clock moves forward, keeps its offset, and all clocks of a database move together', async () => {
  const first = await openClock(connection.db);
  expect(ahead(first.now())).toBe(0);
  await first.advance(2 * DAY);
  const second = await openClock(connection.db);
  expect([ahead(first.now()), ahead(second.now())]).toEqual([2, 2]);
  await Promise.all([first.advance(DAY), second.advance(DAY)]);
  expect(ahead((await openClock(connection.db)).now())).toBe(4);
});

test('a clock never goes back', async () => {
  const clock = await openClock(connection.db);
  const before = ahead(clock.now());
  await clock.advance(-5 * DAY);
  expect(ahead(clock.now())).toBe(before);
});

test('a stopped clock stands still until it is moved', async () => {
  const clock = stoppedClock(new Date('2026-11-20T07:41:00Z'));
  await clock.advance(90_000);
  expect(clock.now()).toEqual(new Date('2026-11-20T07:42:30Z'));
});
