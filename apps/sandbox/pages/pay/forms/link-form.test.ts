import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sent } from '../../../src/payer/forms/once-per-form.ts';
import type { Reply } from '../../shared/ask.ts';
import { type LinkFormApi, linkForm } from './link-form.ts';

interface View {
  readonly left: string;
}
const sent: Sent = { paymentId: 'p', link: 'http://localhost/pay/t' };
const filled = { firstName: 'Anna', amount: '10.00' };

async function opened(first: Reply<View> = { kind: 'answer', body: { left: '100.00' } }) {
  const script = { read: first, send: { kind: 'answer', body: sent } as Reply<Sent> };
  const api = {
    read: vi.fn<LinkFormApi<View>['read']>(async () => script.read),
    send: vi.fn<LinkFormApi<View>['send']>(async () => script.send),
  };
  const go = vi.fn();
  const form = linkForm(api, { pace: 10_000, go });
  form.start(() => true);
  await vi.advanceTimersByTimeAsync(0);
  const keys = () => api.send.mock.calls.map(([{ key }]) => key);
  return { api, script, go, form, keys };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('leads to the created payment, once, however often the button is pressed', async () => {
  const { api, form, go } = await opened();
  await Promise.all([form.send(filled), form.send(filled)]);
  expect(api.send).toHaveBeenCalledTimes(1);
  expect(go.mock.calls).toEqual([[sent, filled]]);
  expect(form.state().sending).toBe(true);
});

test('resends a lost form with the same key, a changed form with another', async () => {
  const { script, form, keys } = await opened();
  script.send = { kind: 'lost' };
  await form.send(filled);
  expect(form.state()).toMatchObject({ sending: false, lost: true });
  await form.send({ ...filled });
  await form.send({ ...filled, amount: '20.00' });
  const [first, second, third] = keys();
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('reloads the link after a refusal of the whole form', async () => {
  const { script, form } = await opened();
  script.send = { kind: 'refused', status: 409, code: 'PAYMENTS_AMOUNT_EXCEEDS_ORDER', fields: {} };
  script.read = { kind: 'answer', body: { left: '5.00' } };
  await form.send(filled);
  expect(form.state()).toMatchObject({
    sending: false,
    refused: 'PAYMENTS_AMOUNT_EXCEEDS_ORDER',
    view: { left: '5.00' },
  });
});

test('names refused fields', async () => {
  const { api, script, form } = await opened();
  script.send = { kind: 'refused', status: 400, code: 'INVALID_VALUE', fields: { amount: 'amount' } };
  await form.send(filled);
  expect(form.state()).toMatchObject({ wrong: { amount: 'amount' }, refused: undefined, sending: false });
  expect(api.read).toHaveBeenCalledTimes(1);
});

test('keeps polling, and retries after a failure', async () => {
  const { api, script, form } = await opened({ kind: 'lost' });
  expect(form.state().unreachable).toBe(true);
  script.read = { kind: 'answer', body: { left: '7.00' } };
  await vi.advanceTimersByTimeAsync(2_000);
  expect(form.state()).toMatchObject({ unreachable: false, view: { left: '7.00' } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.read).toHaveBeenCalledTimes(3);
});

test('does not poll an unknown link again', async () => {
  const { api, form } = await opened({ kind: 'refused', status: 404, code: 'NOT_FOUND', fields: {} });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(form.state().missing).toBe(true);
  expect(api.read).toHaveBeenCalledTimes(1);
});

test('can be used again after returning from the payment', async () => {
  const { form } = await opened();
  await form.send(filled);
  form.returned();
  expect(form.state().sending).toBe(false);
});
