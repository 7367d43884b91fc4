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

describe('sending is blocked', () => {
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

test('is ready at first, also in a field with success', () => {
  expect(sendStep(question)).toEqual({ kind: 'ready' });
  expect(sendStep({ ...question, state: 'success' })).toEqual({ kind: 'ready' });
});

test('waits for the same address to the exact second, then allows it again', () => {
  const after = (milliseconds: number) => sendStep({ ...question, sent, now: Date.parse(at) + milliseconds });
  expect(after(0)).toEqual({ kind: 'waiting', seconds: 60 });
  expect(after(12_001)).toEqual({ kind: 'waiting', seconds: 48 });
  expect(after(59_999)).toEqual({ kind: 'waiting', seconds: 1 });
  expect(after(60_000)).toEqual({ kind: 'again' });
});

test('does not wait for another address', () => {
  expect(sendStep({ ...question, value: 'other@outlook.gr', sent })).toEqual({ kind: 'ready' });
});

test('ignores spaces around an address', () => {
  expect(sendStep({ ...question, value: ` ${sent.to} `, sent }).kind).toBe('waiting');
});

test("ignores the grouping of a phone's digits, but not characters of an e-mail address", () => {
  const phone = { ...sent, to: '+306944123456' };
  expect(sendStep({ ...question, value: '+30 694 412-34 56', sent: phone }).kind).toBe('waiting');
  expect(sendStep({ ...question, value: '+30 694 412 3457', sent: phone }).kind).toBe('ready');
  const mail = { ...sent, to: 'ann.a@outlook.gr' };
  expect(sendStep({ ...question, value: 'anna@outlook.gr', sent: mail }).kind).toBe('ready');
});

test('allows the same address immediately without a wait', () => {
  expect(sendStep({ ...question, sent: { to: sent.to, at } })).toEqual({ kind: 'again' });
});

test('never counts up, nor below zero', () => {
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
])('formats %i seconds as %s', (seconds, expected) => {
  expect(getClock(seconds)).toBe(expected);
});
