import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runDue } from './scheduler/run-due.ts';
import { cards } from './testing/cards.ts';
import { orderDraft, stay } from './testing/drafts.ts';
import { getServices, makeLink, payerAt } from './testing/payments.ts';
import { getRefusal, noSession } from './testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from './testing/test-app.ts';

// The clock of a machine may jump: it was set, it slept, it was restored from a copy.

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

/** What moved money, and what was told of it. */
async function standing(id: string) {
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
  test('ends the sessions begun before, and a new one works', async () => {
    app.clock.jump(jump);
    expect(await getRefusal(owner.api.orders.list())).toEqual(noSession);
    owner = await app.signedIn(LOGIN);
    await expect(owner.api.orders.list()).resolves.toBeDefined();
  });

  test('lets a write that is repeated under its key happen once', async () => {
    const key = withKey();
    const first = await owner.api.orders.create({ body: orderDraft() }, key);
    app.clock.jump(jump);
    owner = await app.signedIn(LOGIN);
    const again = await owner.api.orders.create({ body: orderDraft() }, key);
    expect(again.id).toBe(first.id);
  });

  test('moves no money again, and once back in its place nothing more', async () => {
    const { id, link } = await makeLink(owner);
    await payerAt(app, link).pay(cards.good);
    const before = await standing(id);
    app.clock.jump(jump);
    await Promise.all([runDue(getServices(app)), runDue(getServices(app))]);
    app.clock.jump(-jump);
    await runDue(getServices(app));
    expect(await standing(id)).toEqual(before);
  });

  test('keeps nobody out for longer than they would have waited', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) await getRefusal(wrong());
    expect(await getRefusal(wrong())).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    app.clock.jump(jump);
    await expect(app.signedIn(LOGIN)).resolves.toBeDefined();
  });

  test('lets a new password be asked for again', async () => {
    const ask = () => app.browser().api.passwords.forgot({ body: { login: LOGIN } });
    for (let attempt = 0; attempt < 3; attempt += 1) await ask();
    expect(await getRefusal(ask())).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    app.clock.jump(jump);
    await expect(ask()).resolves.toBeUndefined();
  });
});

test('a link whose time is over ends once, however the clock jumps about it', async () => {
  const { id } = await makeLink(owner, { lifetime: 'PT1H' });
  for (const jump of [DAY, -DAY, DAY]) {
    app.clock.jump(jump);
    await runDue(getServices(app));
  }
  owner = await app.signedIn(LOGIN);
  const history = await owner.api.payments.history({ id });
  expect(history.filter(({ type }) => type === 'EXPIRED')).toHaveLength(1);
});

test('a link that is told to go out at its time goes out once', async () => {
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
