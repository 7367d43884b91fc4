import { expect, test } from 'vitest';
import { openEvents } from '../testing/event-reader.ts';
import { makeOrder } from '../testing/payments.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { freePort } from './free-port.ts';
import { signedInAt } from './payment-helpers.ts';
import { startServer } from './server-process.ts';

test('a release ends the stream of events and keeps the session: opened anew, it says what changes', {
  timeout: 240_000,
}, async () => {
  const database = await createTestDatabase();
  const port = await freePort();
  let server = await startServer(port, database.url);
  try {
    const browser = await signedInAt(server.origin);
    const before = await openEvents(browser);
    // The browser comes back by itself after two seconds.
    expect(await before.line()).toBe('retry: 2000\n: open');
    const [ended] = await Promise.all([before.event(), server.stop()]);
    expect(ended).toBeUndefined();

    server = await startServer(port, database.url);
    const after = await openEvents(browser);
    expect(await after.line()).toContain(': open');
    // A server that has just begun to listen says that anything may have changed.
    await makeOrder(browser);
    await after.event();
    const { id } = await makeOrder(browser);
    // On a busy machine the server's own work is said before it.
    let heard = await after.event();
    while (heard !== undefined && !JSON.stringify(heard).includes(id)) heard = await after.event();
    expect(heard).toEqual({ kind: 'ORDER', id });
    await after.cancel();
  } finally {
    await server.kill();
    await database.drop();
  }
});
