import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getClock, type SendQuestion, secondsLeft, sendStep } from './send-step.ts';

const at = '2026-11-20T07:41:00Z';
const againAt = '2026-11-20T07:42:00Z';
const sent = { to: 'm.papadopoulou@outlook.gr', at, againAt };
const question: SendQuestion = {
  value: sent.to,
  state: 'primary',
  disabled: false,
  sent: undefined,
  now: Date.parse(at),
};

describe('nothing can be sent', () => {
  test.each<[string, Partial<SendQuestion>]>([
    ['to an empty field', { value: '' }],
    ['to spaces', { value: '  ' }],
    ['to a field in error', { state: 'error' }],
    ['from a disabled button', { disabled: true }],
  ])('%s, sent before or not', (_name, change) => {
    expect(sendStep({ ...question, ...change })).toEqual({ kind: 'blocked' });
    expect(sendStep({ ...question, ...change, sent })).toEqual({ kind: 'blocked' });
  });
});

test('the first time it is ready, in a field that succeeded too', () => {
  expect(sendStep(question)).toEqual({ kind: 'ready' });
  expect(sendStep({ ...question, state: 'success' })).toEqual({ kind: 'ready' });
});

test('the same address waits to the very second, then may have it again', () => {
  const after = (milliseconds: number) => sendStep({ ...question, sent, now: Date.parse(at) + milliseconds });
  expect(after(0)).toEqual({ kind: 'waiting', seconds: 60 });
  expect(after(12_001)).toEqual({ kind: 'waiting', seconds: 48 });
  expect(after(59_999)).toEqual({ kind: 'waiting', seconds: 1 });
  expect(after(60_000)).toEqual({ kind: 'again' });
});

test('another address does not wait for the first', () => {
  expect(sendStep({ ...question, value: 'other@outlook.gr', sent })).toEqual({ kind: 'ready' });
});

test('spaces around an address do not make it another', () => {
  expect(sendStep({ ...question, value: ` ${sent.to} `, sent }).kind).toBe('waiting');
});

test('a phone is the same however its digits are grouped, an e-mail is not', () => {
  const phone = { ...sent, to: '+306944123456' };
  expect(sendStep({ ...question, value: '+30 694 412-34 56', sent: phone }).kind).toBe('waiting');
  expect(sendStep({ ...question, value: '+30 694 412 3457', sent: phone }).kind).toBe('ready');
  const mail = { ...sent, to: 'ann.a@outlook.gr' };
  expect(sendStep({ ...question, value: 'anna@outlook.gr', sent: mail }).kind).toBe('ready');
});

test('without a time to wait for it may go again at once', () => {
  expect(sendStep({ ...question, sent: { to: sent.to, at } })).toEqual({ kind: 'again' });
});

test('what is left never grows while time passes, and never falls below zero', () => {
  fc.assert(
    fc.property(fc.nat(120_000), fc.nat(120_000), (sooner, more) => {
      const now = Date.parse(at);
      const later = secondsLeft(sent, now + sooner + more);
      expect(later).toBeLessThanOrEqual(secondsLeft(sent, now + sooner));
      expect(later).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  [0, '0:00'],
  [48, '0:48'],
  [60, '1:00'],
  [725, '12:05'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('%i seconds read %s', (seconds, expected) => {
  expect(getClock(seconds)).toBe(expected);
});
