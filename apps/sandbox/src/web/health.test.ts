import { afterEach, expect, test } from 'vitest';
import { connect } from '../database/connect.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { health } from './health.ts';

const closing: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(url?: string) {
  const database = await createTestDatabase('empty');
  closing.push(database.drop);
  const { db, close } = connect(url ?? database.url);
  closing.push(close);
  let stopping = false;
  const app = health(db, () => stopping);
  const asked = async (path: string) => {
    const answer = await app.request(path);
    return { status: answer.status, body: await answer.json() };
  };
  return { asked, stop: () => (stopping = true) };
}

test('is live and ready with its database', async () => {
  const { asked } = await start();
  expect(await asked('/live')).toEqual({ status: 200, body: { status: 'live' } });
  expect(await asked('/ready')).toEqual({ status: 200, body: { status: 'ready' } });
});

test('is not ready while it shuts down, but lives until it has answered', async () => {
  const { asked, stop } = await start();
  stop();
  expect(await asked('/ready')).toEqual({ status: 503, body: { status: 'stopping' } });
  expect((await asked('/live')).status).toBe(200);
});

test('is not ready while its database is gone', async () => {
  const { asked } = await start('postgres://nobody:nothing@127.0.0.1:9/none');
  expect(await asked('/ready')).toEqual({ status: 503, body: { status: 'no database' } });
});
