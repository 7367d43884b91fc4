import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { exampleView } from './example-view.ts';
import type { PayerApi, ViewReply } from './payer-api.ts';
import { paymentSession } from './payment-session.ts';

const card = 'tok_4242';
const lost: ViewReply = { kind: 'lost' };
const answer = (changes: Partial<PayerView> = {}): ViewReply => ({
  kind: 'answer',
  body: exampleView(changes),
});
const refused = (status: number, code: string, fields = {}): ViewReply => ({
  kind: 'refused',
  status,
  code,
  fields,
});

/** A server with scripted answers that counts requests. */
function server() {
  const script = { read: answer(), card: answer(), other: answer() };
  const api = {
    read: vi.fn(async () => script.read),
    seen: vi.fn(async () => script.read),
    card: vi.fn<PayerApi['card']>(async () => script.card),
    method: vi.fn<PayerApi['method']>(async () => script.other),
    returned: vi.fn<PayerApi['returned']>(async () => script.other),
    anotherWay: vi.fn<PayerApi['anotherWay']>(async () => script.other),
    billing: vi.fn<PayerApi['billing']>(async () => script.other),
    saidPaid: vi.fn<PayerApi['saidPaid']>(async () => script.other),
  } satisfies PayerApi;
  return { api, script };
}

async function opened(isVisible = () => true) {
  const { api, script } = server();
  const session = paymentSession(api);
  const stop = session.start(isVisible);
  await vi.advanceTimersByTimeAsync(0);
  return { api, script, session, stop, reads: () => api.read.mock.calls.length + api.seen.mock.calls.length };
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T07:41:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('polling', () => {
  test("reports the payer's presence immediately and every thirty seconds", async () => {
    const { api, session } = await opened();
    expect(session.state().view).toEqual(exampleView());
    expect(api.seen).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(api.seen).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(api.seen).toHaveBeenCalledTimes(2);
  });

  test('pauses while the page is hidden, and ends with the page', async () => {
    let visible = true;
    const { api, stop } = await opened(() => visible);
    visible = false;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(api.seen).toHaveBeenCalledTimes(1);
    visible = true;
    stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(api.seen).toHaveBeenCalledTimes(1);
  });

  test('polls every two seconds while the bank works, and every ten after that', async () => {
    const { script, session, reads } = await opened();
    script.read = answer({ status: 'PROCESSING', payable: false });
    session.refresh();
    await vi.advanceTimersByTimeAsync(0);
    const before = reads();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(reads()).toBe(before + 3);
    script.read = answer({ status: 'WAITING', payable: false });
    await vi.advanceTimersByTimeAsync(2_000);
    const silent = reads();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reads()).toBe(silent + 2);
    expect(session.state().view?.status).toBe('WAITING');
  });

  test('ends for an unknown payment', async () => {
    const { api, script } = server();
    script.read = refused(404, 'NOT_FOUND');
    const session = paymentSession(api);
    session.start(() => true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.state().missing).toBe(true);
    expect(api.seen).toHaveBeenCalledTimes(1);
  });

  test('retries after a first failure', async () => {
    const { api, script } = server();
    script.read = lost;
    const session = paymentSession(api);
    session.start(() => true);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state().unreachable).toBe(true);
    script.read = answer();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session.state()).toMatchObject({ unreachable: false, view: exampleView() });
  });

  test('sends a method with the number of attempts so far, once', async () => {
    const { api, script, session } = await opened();
    script.other = refused(400, 'INVALID_VALUE', { method: 'methodNotTaken' });
    await Promise.all([session.sendMethod('BITCOIN', 'en'), session.sendMethod('BITCOIN', 'en')]);
    expect(api.method.mock.calls).toEqual([['BITCOIN', 0, 'en']]);
    expect(session.state()).toMatchObject({ wrong: { method: 'methodNotTaken' }, sending: false });
  });

  test('follows a moved clock', async () => {
    const { api, script } = server();
    script.read = answer({ now: '2026-11-21T07:41:00Z' });
    const session = paymentSession(api);
    session.start(() => true);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state().clockAhead).toBe(86_400_000);
  });

  test('never replaces a newer answer by a late one', async () => {
    const { api, session } = await opened();
    const late = Promise.withResolvers<ViewReply>();
    api.seen.mockReturnValueOnce(late.promise);
    session.refresh();
    session.refresh();
    await vi.advanceTimersByTimeAsync(0);
    late.resolve(answer({ status: 'EXPIRED', payable: false }));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state().view?.status).toBe('LINK_SENT');
  });
});

describe('a card', () => {
  test('is sent once, however often the button is pressed', async () => {
    const { api, script, session } = await opened();
    script.card = answer({ status: 'CHARGED', payable: false, attempts: 1 });
    const presses = [
      session.sendCard(card, 'en'),
      session.sendCard(card, 'en'),
      session.sendCard(card, 'en'),
    ];
    expect(session.state().sending).toBe(true);
    await Promise.all(presses);
    expect(api.card.mock.calls).toEqual([[card, 0, 'en']]);
    expect(session.state()).toMatchObject({ sending: false, view: { status: 'CHARGED' } });
  });

  test('that is declined is reported, and the next is another attempt', async () => {
    const { api, script, session } = await opened();
    expect(session.state().attemptedHere).toBe(false);
    script.card = answer({ status: 'DECLINED', attempts: 1, reason: 'DO_NOT_HONOUR' });
    await session.sendCard(card, 'en');
    expect(session.state()).toMatchObject({ attemptedHere: true, view: { reason: 'DO_NOT_HONOUR' } });
    await session.sendCard(card, 'en');
    expect(api.card.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
  });

  test('that the bank works on is looked up within two seconds', async () => {
    const { script, session, reads } = await opened();
    script.card = answer({ status: 'PROCESSING', payable: false, attempts: 1 });
    await session.sendCard(card, 'en');
    const before = reads();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reads()).toBe(before + 1);
  });

  test('that the server refuses is reported at its fields', async () => {
    const { script, session } = await opened();
    script.card = refused(400, 'INVALID_VALUE', { number: 'cardNumber' });
    await session.sendCard(card, 'en');
    expect(session.state()).toMatchObject({ sending: false, wrong: { number: 'cardNumber' } });
    script.card = refused(409, 'CARD_EXPIRED');
    await session.sendCard(card, 'en');
    expect(session.state().wrong).toEqual({ number: 'cardExpired' });
  });

  test('for a link that ended meanwhile shows the end', async () => {
    const { script, session } = await opened();
    script.card = refused(409, 'LINK_NOT_ACTIVE');
    script.read = answer({ status: 'EXPIRED', payable: false });
    await session.sendCard(card, 'en');
    expect(session.state()).toMatchObject({ sending: false, lost: 'no', view: { status: 'EXPIRED' } });
  });
});

describe('when the answer to a card is lost', () => {
  test('nothing is sent until the outcome is known, and never automatically', async () => {
    const { api, script, session } = await opened();
    script.card = lost;
    script.read = lost;
    await session.sendCard(card, 'en');
    expect(session.state()).toMatchObject({ sending: false, lost: 'checking' });
    await session.sendCard(card, 'en');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.card).toHaveBeenCalledTimes(1);
    expect(session.state().lost).toBe('checking');
  });

  test('and it was paid, that is shown', async () => {
    const { script, session } = await opened();
    script.card = lost;
    script.read = answer({ status: 'CHARGED', payable: false, attempts: 1 });
    await session.sendCard(card, 'en');
    expect(session.state()).toMatchObject({ lost: 'no', view: { status: 'CHARGED' } });
  });

  test('a state read before it was sent is ignored', async () => {
    const { api, script, session } = await opened();
    const early = Promise.withResolvers<ViewReply>();
    api.seen.mockReturnValueOnce(early.promise);
    session.refresh();
    script.card = lost;
    api.read.mockReturnValueOnce(new Promise(() => {}));
    void session.sendCard(card, 'en');
    await vi.advanceTimersByTimeAsync(0);
    early.resolve(answer());
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state().lost).toBe('checking');
  });

  test('and it never arrived, the user may retry as the same attempt', async () => {
    const { api, script, session } = await opened();
    script.card = lost;
    await session.sendCard(card, 'en');
    expect(session.state()).toMatchObject({ lost: 'notSent', sending: false });
    script.card = answer({ status: 'CHARGED', payable: false, attempts: 1 });
    await session.sendCard(card, 'en');
    expect(api.card.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 0]);
    expect(session.state()).toMatchObject({ lost: 'no', view: { status: 'CHARGED' } });
  });
});

test('another way and billing details are sent once too', async () => {
  const { api, script, session } = await opened();
  script.other = answer({ status: 'CHARGED', payable: false });
  await Promise.all([session.takeAnotherWay(), session.takeAnotherWay()]);
  expect(api.anotherWay.mock.calls).toEqual([[]]);
  await Promise.all([
    session.giveBilling({ street: 'Odos 1', postalCode: '84300' }),
    session.giveBilling({ street: 'Odos 2', postalCode: '84300' }),
  ]);
  expect(api.billing.mock.calls).toEqual([[{ street: 'Odos 1', postalCode: '84300' }]]);
});
