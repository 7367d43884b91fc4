import { getEntries, isByKey } from '@deck/api';
import { ApiError } from '@deck/api/client';
import { contract } from '@deck/api/contract';
import type { TokenType } from '@deck/api/vocabulary';
import { beforeEach, describe, expect, test } from 'vitest';
import { entries } from '../contract-tests/entries.ts';
import { World } from '../contract-tests/fixtures.ts';
import { businessProfiles, integrationTokens, orders } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { orderDraft } from '../testing/drafts.ts';
import { withToken } from '../testing/integration.ts';
import { makeLink, makeOrder } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { denied, getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../testing/test-app.ts';
import { whileLocked } from '../testing/while-locked.ts';

const over = { status: 401, code: 'TOKEN_INVALID', params: {} };
const closed = { status: 403, code: 'ACCESS_DENIED', params: {} };

let app: TestApp;
let owner: Browser;
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  return () => app.close();
});

const issue = (type: TokenType = 'DECK', browser = owner) => browser.api.tokens.issue({ body: { type } });
const reissue = (browser = owner) => browser.api.tokens.reissue({ body: { type: 'DECK' } });
const program = async () => withToken(app, (await issue()).value);
const readOrders = () => app.db.select().from(orders);

/** The areas whose calls concern a user, or who may come in. */
const PERSONAL =
  /^(session|passwords|users|tokens|userNotifications|imports|templates|resources)\.|^orders\.(un)?pin$/;

describe('a DECK token', () => {
  test('opens the calls that name it, and no others', async () => {
    const world = new World(app, owner);
    const byStaff = entries.filter(({ endpoint: { needs } }) => needs !== 'public' && !isByKey(needs));
    const outcomes: [name: string, outcome: unknown][] = [];
    for (const entry of byStaff) {
      const args = await entry.sample(world);
      // A sample may end the token before.
      await app.db.delete(integrationTokens);
      const failure = await entry.ask(await program(), args).then(
        () => undefined,
        (error: unknown) => error,
      );
      const isRule = failure instanceof ApiError && failure.status === 409;
      outcomes.push([entry.name, isRule ? undefined : (failure as ApiError | undefined)?.code]);
    }
    const opened = (tokens: readonly string[]) => (tokens.includes('DECK') ? undefined : 'ACCESS_DENIED');
    expect(outcomes).toEqual(byStaff.map(({ name, endpoint: { tokens } }) => [name, opened(tokens)]));
    const open = outcomes.filter(([, outcome]) => outcome === undefined).map(([name]) => name);
    expect(open.length).toBeGreaterThan(35);
    expect(open.filter((name) => PERSONAL.test(name))).toEqual([]);
    expect(open).toContain('payments.create');
    expect(open).not.toContain('businessProfiles.settings');
  });

  test('reaches nothing of another division', async () => {
    const world = new World(app, owner);
    const captain = await someone(app, 'captain', 'OWNER', [HALCYON]);
    const stranger = withToken(app, (await issue('DECK', captain)).value);
    const order = await makeOrder(owner);
    const { id } = await makeLink(owner);
    expect(await getRefusal(stranger.api.orders.get({ id: order.id }))).toEqual(notFound);
    expect(await getRefusal(stranger.api.payments.get({ id }))).toEqual(notFound);
    expect((await stranger.api.orders.list()).content).toEqual([]);
    expect((await stranger.api.payments.list()).content).toEqual([]);
    expect(await getRefusal(stranger.api.orders.create({ body: orderDraft() }, withKey()))).toMatchObject({
      status: 400,
    });
    stranger.companyId = AEGEAN;
    expect(await getRefusal(stranger.api.orders.list())).toMatchObject({ code: 'DIVISION_UNKNOWN' });
    stranger.companyId = HALCYON;
    expect((await stranger.api.orders.list()).totalElements).toBe(0);
    const aboutThings = entries.filter(
      ({ endpoint: { inputs, tokens } }) =>
        tokens.includes('DECK') &&
        inputs.some(({ place, name }) => place === 'path' && /^id$|Id$/.test(name)),
    );
    expect(aboutThings.length).toBeGreaterThan(25);
    for (const entry of aboutThings)
      expect([entry.name, await getRefusal(entry.ask(stranger, await entry.sample(world)))]).toEqual([
        entry.name,
        notFound,
      ]);
  });

  test('counts instead of a session: cookies and the XSRF header do not matter', async () => {
    const { value } = await issue();
    const captain = await someone(app, 'captain', 'OWNER', [HALCYON]);
    const made = await captain.send('/api/v1/orders/unknown', {
      method: 'DELETE',
      headers: {
        authorization: `Bearer ${value}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ reason: 'CANCELED', comment: '' }),
    });
    expect([made.status, (await made.json()).meta.error.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('holds the rights of payments, which their actions ask for', async () => {
    const deck = await program();
    const { id } = await makeLink(deck);
    await deck.api.paymentActions.act({ id, actionId: 'revoke', body: {} }, withKey());
    expect((await owner.api.payments.get({ id })).status).toBe('REVOKED');
  });

  test('leaves its name with what it does, in the log its type and division, and no secret', async () => {
    const { value, refreshToken } = await issue();
    const deck = withToken(app, value);
    const order = await makeOrder(deck);
    expect(order.timeline[0]?.author).toEqual({ kind: 'USER', name: 'REST API' });
    const payment = await makeLink(deck);
    expect(payment.createdBy).toBe('REST API');
    expect(app.log.at(-1)).toMatchObject({ user: `DECK ${AEGEAN}`, status: 200 });
    const kept = JSON.stringify([app.log, await app.db.select().from(integrationTokens)]);
    for (const secret of [value, refreshToken ?? '']) expect(kept).not.toContain(secret);
  });
});

describe('an order of a DECK token', () => {
  test('carries the agent API_USER and the tag API, and is found by both', async () => {
    const deck = await program();
    const made = await makeOrder(deck);
    await makeOrder(owner);
    expect(made).toMatchObject({ agent: { name: 'REST API', tag: 'API_USER' }, tags: ['API'] });
    for (const filter of [{ tags: ['API' as const] }, { agentTags: ['API_USER' as const] }]) {
      const { content } = await owner.api.orders.list({ getOrdersRq: filter });
      expect(content.map(({ id }) => id)).toEqual([made.id]);
    }
    // A split link adds its tag, and the origin stays.
    expect((await makeOrder(deck, { split: true })).tags).toEqual(['API', 'SPLIT']);
  });

  // Specification 3.8, 3.9, 3.10
  test.each([
    ['API_USER', 'API', 'REST API'],
    ['EXTERNAL', 'API', 'Partner system'],
    ['CRS', 'CRS', 'Central reservations'],
  ] as const)(
    'for %s carries it and the tag %s, and the timeline tells who sent it',
    async (agentTag, tag, name) => {
      const deck = await program();
      const made = await deck.api.orders.create({ body: { ...orderDraft(), agentTag } }, withKey());
      expect(made).toMatchObject({ agent: { name, tag: agentTag }, tags: [tag] });
      expect(made.timeline.map(({ author }) => author)).toEqual([{ kind: 'USER', name: 'REST API' }]);
    },
  );

  test('is of nobody else: a person is their own agent, and no token is a person', async () => {
    const refused = { ...orderDraft(), agentTag: 'CRS' as const };
    expect(await getRefusal(owner.api.orders.create({ body: refused }, withKey()))).toEqual(
      invalid({ agentTag: 'invalid' }),
    );
    const deck = await program();
    const asStaff = { ...orderDraft(), agentTag: 'UI_USER' as never };
    expect(await getRefusal(deck.api.orders.create({ body: asStaff }, withKey()))).toEqual(
      invalid({ agentTag: 'choice' }),
    );
    expect(await readOrders()).toEqual([]);
  });

  test('is numbered, also where people give the numbers by hand', async () => {
    await app.db.update(businessProfiles).set({ generateOrderId: false });
    const deck = await program();
    expect(await getRefusal(makeOrder(owner))).toEqual(invalid({ externalId: 'required' }));
    expect((await makeOrder(deck)).externalId).toMatch(/\d/);
    expect((await makeOrder(deck, { externalId: 'WEB-7' })).externalId).toBe('WEB-7');
  });
});

describe('an idempotency key', () => {
  test('has its effect once for a token, and is another for people and in another division', async () => {
    const deck = await program();
    const key = withKey();
    const body = orderDraft();
    const first = await deck.api.orders.create({ body }, key);
    expect((await deck.api.orders.create({ body }, key)).id).toBe(first.id);
    expect(
      await getRefusal(deck.api.orders.create({ body: orderDraft({ reservationId: '7' }) }, key)),
    ).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect((await owner.api.orders.create({ body }, key)).id).not.toBe(first.id);
    expect(await readOrders()).toHaveLength(2);
  });

  test('keeps its effect when the token is replaced, so a repeated call has none', async () => {
    const { value } = await issue();
    const key = withKey();
    const first = await withToken(app, value).api.orders.create({ body: orderDraft() }, key);
    const anew = withToken(app, (await reissue()).value);
    expect((await anew.api.orders.create({ body: orderDraft() }, key)).id).toBe(first.id);
    expect(await readOrders()).toHaveLength(1);
  });
});

describe('a token that is over', () => {
  test('opens nothing from then on: reissued, refreshed or ended', async () => {
    const first = await issue();
    const second = await reissue();
    const third = await reissue(withToken(app, second.refreshToken ?? ''));
    expect(third).toMatchObject({ type: 'DECK', issuedBy: 'REST API' });
    for (const { value, refreshToken } of [first, second]) {
      expect(await getRefusal(withToken(app, value).api.orders.list())).toEqual(over);
      expect(await getRefusal(reissue(withToken(app, refreshToken ?? '')))).toEqual(over);
    }
    const deck = withToken(app, third.value);
    expect((await deck.api.orders.list()).totalElements).toBe(0);
    await owner.api.tokens.end({ type: 'DECK' });
    expect(await getRefusal(deck.api.orders.list())).toEqual(over);
    expect(await getRefusal(reissue(withToken(app, third.refreshToken ?? '')))).toEqual(over);
    expect(await getRefusal(owner.api.tokens.end({ type: 'DECK' }))).toEqual(notFound);
    expect(await getRefusal(reissue())).toEqual(notFound);
    const again = await issue();
    expect((await withToken(app, again.value).api.orders.list()).totalElements).toBe(0);
  });

  test.each([
    ['ended', "DELETE FROM deck.integration_tokens WHERE type = 'DECK'"],
    ['replaced', "UPDATE deck.integration_tokens SET value_hash = 'another' WHERE type = 'DECK'"],
  ])('has no effect in calls that overlap its end: %s', async (_, statement) => {
    const deck = await program();
    const calls = await whileLocked(app, statement, () =>
      [1, 2].map(() => getRefusal(deck.api.orders.create({ body: orderDraft() }, withKey()))),
    );
    expect(calls).toEqual([1, 2].map(() => ({ status: 'fulfilled', value: over })));
    expect(await readOrders()).toEqual([]);
  });

  test('is refreshed once, however many ask at the same moment', async () => {
    const { refreshToken } = await issue();
    const system = withToken(app, refreshToken ?? '');
    const lock = 'SELECT 1 FROM deck.integration_tokens FOR UPDATE';
    const answers = await whileLocked(app, lock, () => [1, 2, 3].map(() => reissue(system)));
    const [done, ...others] = answers.toSorted((one) => (one.status === 'fulfilled' ? -1 : 1));
    expect(others).toMatchObject(
      [1, 2].map(() => ({ status: 'rejected', reason: { code: 'TOKEN_INVALID' } })),
    );
    const value = done?.status === 'fulfilled' ? done.value.value : '';
    expect((await withToken(app, value).api.orders.list()).totalElements).toBe(0);
  });

  test('is ended only by those who may reissue it', async () => {
    await issue();
    const reader = await someone(app, 'reader', 'ONLY_SETTINGS_INTEGRATION', [AEGEAN]);
    expect(await getRefusal(reader.api.tokens.end({ type: 'DECK' }))).toEqual(
      denied('SETTINGS_INTEGRATION_RE_ISSUE'),
    );
    expect(await getRefusal(owner.api.tokens.end({ type: 'CRM' as never }))).toEqual(
      invalid({ type: 'choice' }),
    );
  });
});

describe('a refresh token', () => {
  test('opens the reissue of DECK alone', async () => {
    const { refreshToken } = await issue();
    await issue('PMS');
    const system = withToken(app, refreshToken ?? '');
    expect(await getRefusal(system.api.tokens.reissue({ body: { type: 'PMS' } }))).toEqual(closed);
    expect(await getRefusal(system.api.orders.list())).toEqual(closed);
    expect(await getRefusal(system.api.tokens.end({ type: 'DECK' }))).toEqual(closed);
    expect((await reissue(system)).value).toMatch(/^dk_/);
  });
});

describe('a wrong token', () => {
  test('is answered the same, whatever it is and whatever it asks', async () => {
    const { value } = await issue();
    const wrong = ['dk_', `${value}x`, value.slice(0, -1), value.toUpperCase(), 'dkr_guess', 'pms_guess'];
    for (const token of wrong) {
      const stranger = withToken(app, token);
      expect(await getRefusal(stranger.api.orders.list())).toEqual(over);
      expect(await getRefusal(stranger.api.session.validate())).toEqual(over);
      expect(await getRefusal(stranger.api.orders.create({ body: orderDraft() }, withKey()))).toEqual(over);
    }
  });

  test('is counted as failed sign-ins are: thirty in a minute, and the right one still opens', async () => {
    const { value } = await issue();
    const stranger = withToken(app, 'dk_guess');
    for (let asked = 0; asked < 30; asked += 1)
      expect(await getRefusal(stranger.api.orders.list())).toEqual(over);
    expect(await getRefusal(stranger.api.orders.list())).toEqual({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      params: { seconds: 60 },
    });
    expect((await withToken(app, value).api.orders.list()).totalElements).toBe(0);
    await app.clock.advance(60_000);
    expect(await getRefusal(stranger.api.orders.list())).toEqual(over);
  });

  test('does not close what is open to anyone, nor what a key opens', async () => {
    const stranger = withToken(app, 'dk_guess');
    const forgotten = stranger.api.passwords.forgot({ body: { login: 'peter.lang@aegeanhouse.gr' } });
    expect(await forgotten).toBeUndefined();
    expect((await stranger.api.dictionaries.currencies()).length).toBeGreaterThan(0);
    const unknown = await app.app.request(`${ORIGIN}/api/v1/nothing`);
    expect(unknown.status).toBe(404);
  });
});

test('every call of a person is closed to every token, but for the notifications of the bot', () => {
  const open = getEntries(contract).filter(
    ({ name, endpoint: { tokens } }) =>
      /^(session|passwords|users|userNotifications)\./.test(name) && tokens.some((one) => one !== 'TELEGRAM'),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
  const byBot = getEntries(contract).filter(({ endpoint }) => endpoint.tokens.includes('TELEGRAM'));
  expect(byBot.map(({ name }) => name.split('.')[0])).toEqual(byBot.map(() => 'userNotifications'));
});
