import { expect, it } from 'vitest';
import type { PaymentFacts } from './balance.ts';
import { getExcess } from './excess.ts';

const charged = (captured: bigint, facts: Partial<PaymentFacts> = {}): PaymentFacts => ({
  status: 'CHARGED',
  scheme: 'CHARGE',
  amount: captured,
  authorized: captured,
  captured,
  refunded: 0n,
  released: 0n,
  linkLives: false,
  ...facts,
});

it('nothing is returned until the total is exceeded', () => {
  const last = charged(100n);
  expect(getExcess(600n, [charged(500n), last], last)).toBeUndefined();
  expect(getExcess(600n, [charged(499n), last], last)).toBeUndefined();
  const hold = charged(100n, { status: 'AUTHORIZED', scheme: 'AUTH', captured: 0n });
  expect(getExcess(600n, [charged(500n), hold], hold)).toBeUndefined();
  expect(getExcess(600n, [charged(499n), hold], hold)).toBeUndefined();
});

it.each([
  ['a part of the last payment', 550n, 100n, 50n],
  ['the whole of it where all was paid before', 600n, 100n, 100n],
  ['no more than the last payment brought', 900n, 100n, 100n],
] as const)('%s', (_, before, taken, back) => {
  const last = charged(taken);
  expect(getExcess(600n, [charged(before), last], last)).toEqual({ type: 'REFUND', amount: back });
});

it('a hold is released in full, since a partial release is impossible', () => {
  const hold = charged(100n, { status: 'AUTHORIZED', scheme: 'AUTH', captured: 0n });
  expect(getExcess(600n, [charged(550n), hold], hold)).toEqual({ type: 'VOID', amount: 100n });
});

it('money returned earlier is not returned again', () => {
  const last = charged(100n, { status: 'REFUNDED', refunded: 100n });
  expect(getExcess(600n, [charged(700n), last], last)).toBeUndefined();
});
