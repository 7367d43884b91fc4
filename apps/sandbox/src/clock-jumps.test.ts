import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runDue } from './scheduler/run-due.ts';
import { cards } from './testing/cards.ts';
import { orderDraft, stay } from './testing/drafts.ts';
import { getServices, makeLink, payerAt } from './testing/payments.ts';
import { getRefusal, noSession } from './testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from './testing/test-app.ts';

// A machine's clock may jump: it was set, it slept, or it was restored from a snapshot.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LOGIN = 'eleni.markou@aegeanhouse.gr';

let app: TestApp;
let owner: Browser;
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.signedIn(LOGIN);
});
afterEach(() => app.close());

/** The rows of moved money and of messages about it. */
async function readCounts(id: string) {
  owner = await app.signedIn(LOGIN);
  const { status, capturedAmount } = await owner.api.payments.get({ id });
  const history = await owner.api.payments.history({ id });
  const operations = await owner.api.transactions.list({ id });
  return { status, capturedAmount, told: history.length, operations: operations.length };
}
const wrong = () => app.browser().api.session.start({ body: { login: 'nobody', password: 'guessed-1' } });

describe.each([
  ['forward', DAY],
  ['back', -DAY],
])('a clock that jumps a day %s', (_, jump) => {
  test('ends earlier sessions, and a new session works', async () => {
    app.clock.jump(jump);
    expect(await getRefusal(owner.api.orders.list())).toEqual(noSession);
    owner = await app.signedIn(LOGIN);
    await expect(owner.api.orders.list()).resolves.toBeDefined();
  });

  test('keeps a repeated write idempotent', async () => {
    const key = withKey();
    const first = await owner.api.orders.create({ body: orderDraft() }, key);
    app.clock.jump(jump);
    owner = await app.signedIn(LOGIN);
    const again = await owner.api.orders.create({ body: orderDraft() }, key);
    expect(again.id).toBe(first.id);
  });

  test('moves no money again, neither after the jump nor after the way back', async () => {
    const { id, link } = await makeLink(owner);
    await payerAt(app, link).pay(cards.good);
    const before = await readCounts(id);
    app.clock.jump(jump);
    await Promise.all([runDue(getServices(app)), runDue(getServices(app))]);
    app.clock.jump(-jump);
    await runDue(getServices(app));
    expect(await readCounts(id)).toEqual(before);
  });

  test('locks nobody out for longer than the regular wait', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) await getRefusal(wrong());
    expect(await getRefusal(wrong())).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    app.clock.jump(jump);
    await expect(app.signedIn(LOGIN)).resolves.toBeDefined();
  });

  test('lets a user ask for a new password again', async () => {
    const ask = () => app.browser().api.passwords.forgot({ body: { login: LOGIN } });
    for (let attempt = 0; attempt < 3; attempt += 1) await ask();
    expect(await getRefusal(ask())).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    app.clock.jump(jump);
    await expect(ask()).resolves.toBeUndefined();
  });
});

test('ends an expired link exactly once', async () => {
  const { id } = await makeLink(owner, { lifetime: 'PT1H' });
  for (const jump of [DAY, -DAY, DAY]) {
    app.clock.jump(jump);
    await runDue(getServices(app));
  }
  owner = await app.signedIn(LOGIN);
  const history = await owner.api.payments.history({ id });
  expect(history.filter(({ type }) => type === 'EXPIRED')).toHaveLength(1);
});

test('sends a scheduled link exactly once', async () => {
  const far = { positions: [{ ...stay, amount: '1000.00', checkIn: '2026-12-20', checkOut: '2026-12-24' }] };
  const { id } = await makeLink(
    owner,
    { sendAt: '2026-11-20T18:00', channel: 'EMAIL', recipient: 'maria@example.com' },
    far,
  );
  for (const jump of [-DAY, 2 * DAY, -DAY, DAY]) {
    app.clock.jump(jump);
    await runDue(getServices(app));
  }
  owner = await app.signedIn(LOGIN);
  const history = await owner.api.payments.history({ id });
  expect(history.filter(({ type }) => type === 'LINK_SENT')).toHaveLength(1);
});
