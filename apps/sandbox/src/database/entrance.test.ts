import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { refusalCode } from '../testing/refusals.ts';
import { createEntrance } from './entrance.ts';

const busy = { code: 'SERVER_BUSY', params: { seconds: 2 } };

/** A pool of two connections, whose work is begun and ended by the test. */
function twoConnections() {
  const pool = Object.assign(new EventEmitter(), {
    options: { max: 2 },
    totalCount: 2,
    idleCount: 2,
    waitingCount: 0,
  });
  return {
    pool,
    take: () => {
      pool.idleCount -= 1;
    },
    release: () => {
      pool.idleCount += 1;
      pool.emit('release');
    },
  };
}

/** Work that takes a connection and holds it until the test ends it. */
function work(pool: ReturnType<typeof twoConnections>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun = { yes: false };
  const run = async () => {
    begun.yes = true;
    pool.take();
    await promise;
    pool.release();
    return 'done';
  };
  return { begun, run, end: resolve };
}

test('calls enter while there are free connections, the others in order as these become free', async () => {
  const connections = twoConnections();
  const { admit } = createEntrance(connections.pool, { patience: 5_000 });
  const [first, second, third, fourth] = Array.from({ length: 4 }, () => work(connections));
  const answers = [first, second, third, fourth].map((one) => admit(one?.run ?? (async () => 'none')));
  const begun = () => [first, second, third, fourth].map((one) => one?.begun.yes);
  await nextTurn();
  expect(begun()).toEqual([true, true, false, false]);
  second?.end();
  await expect.poll(begun).toEqual([true, true, true, false]);
  for (const one of [first, third, fourth]) one?.end();
  expect(await Promise.all(answers)).toEqual(Array(4).fill('done'));
});

test('a call that waits too long is refused, and nothing of it is begun', async () => {
  const connections = twoConnections();
  const entrance = createEntrance(connections.pool, { patience: 20 });
  const held = [work(connections), work(connections)];
  const holding = held.map(({ run }) => entrance.admit(run));
  await nextTurn();
  const late = work(connections);
  const refused = refusalCode(entrance.admit(late.run));
  expect(entrance.waiting).toBe(1);
  expect(await refused).toEqual(busy);
  expect(entrance.waiting).toBe(0);
  for (const { end } of held) end();
  await Promise.all(holding);
  await nextTurn();
  expect(late.begun.yes).toBe(false);
  expect(await entrance.admit(async () => 'again')).toBe('again');
});

test('queries of calls under way go before new calls', async () => {
  const connections = twoConnections();
  const { admit } = createEntrance(connections.pool, { patience: 20 });
  // Both connections are free, and as many queries of calls under way wait for them.
  connections.pool.waitingCount = 2;
  expect(await refusalCode(admit(async () => 'in'))).toEqual(busy);
  connections.pool.waitingCount = 1;
  expect(await admit(async () => 'in')).toBe('in');
});

test('calls that wait for something else hold no place', async () => {
  const connections = twoConnections();
  const { admit } = createEntrance(connections.pool, { patience: 5_000 });
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const waiting = Array.from({ length: 20 }, () => admit(() => answer));
  expect(await admit(async () => 'beside them')).toBe('beside them');
  resolve('of the PSP');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['of the PSP']));
});

test('no more calls than the limit are under way, even if they need no connection', async () => {
  const connections = twoConnections();
  const { admit } = createEntrance(connections.pool, { patience: 20, atOnce: 3 });
  const { promise: end, resolve } = Promise.withResolvers<string>();
  const held = [];
  for (let call = 0; call < 3; call++) {
    held.push(admit(() => end));
    await nextTurn();
  }
  expect(await refusalCode(admit(async () => 'in'))).toEqual(busy);
  resolve('ended');
  await Promise.all(held);
  expect(await admit(async () => 'in')).toBe('in');
});

test('a call whose body comes slowly keeps no other out, and passes those that wait for their turn', async () => {
  const { pool } = twoConnections();
  const { admit } = createEntrance(pool, { patience: 60_000, atOnce: 1 });
  const { promise: body, resolve } = Promise.withResolvers<string>();
  const uploads = [];
  for (let call = 0; call < 5; call++) {
    uploads.push(admit(() => body, { hasBody: true }));
    await nextTurn();
  }
  const { promise: list, resolve: endList } = Promise.withResolvers<string>();
  const reading = admit(() => list);
  const waiting = admit(async () => 'next list');
  expect(await admit(async () => 'saved', { hasBody: true })).toBe('saved');
  endList('list');
  expect(await Promise.all([reading, waiting])).toEqual(['list', 'next list']);
  resolve('uploaded');
  expect(new Set(await Promise.all(uploads))).toEqual(new Set(['uploaded']));
});

test('a caller who leaves frees their place in the queue', async () => {
  const connections = twoConnections();
  const entrance = createEntrance(connections.pool, { patience: 60_000 });
  const held = [work(connections), work(connections)];
  const holding = held.map(({ run }) => entrance.admit(run));
  await nextTurn();
  const left = new AbortController();
  const gone = work(connections);
  const refused = refusalCode(entrance.admit(gone.run, { signal: left.signal }));
  left.abort();
  expect(await refused).toEqual(busy);
  for (const { end } of held) end();
  await Promise.all(holding);
  expect([gone.begun.yes, entrance.waiting]).toEqual([false, 0]);
});
