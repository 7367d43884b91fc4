/**
 * Somebody else at work: one call after the other, on a thread of its own, so that what the bench itself is busy with
 * does not count as waiting. Says how long each took, in milliseconds.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { DEMO_PASSWORD } from '../src/seed/people.ts';
import { openBrowser } from '../src/testing/browser.ts';

const { api } = openBrowser(String(workerData));
await api.session.start({ body: { login: 'nikos.stathakis@aegeanhouse.gr', password: DEMO_PASSWORD } });
for (;;) {
  const asked = performance.now();
  await api.orders.list({ size: 50 });
  parentPort?.postMessage(performance.now() - asked);
  await wait(10);
}
