import { describe, expect, test } from 'vitest';
import { getUnderway, splitStage, suggestedPart, wrongPart } from './split-sums.ts';

const sums = (left: string, paid = '0.00', changes: object = {}) => ({
  open: true,
  currency: 'EUR',
  total: '900.00',
  paid,
  left,
  ...changes,
});

test("gives the rest, the paid amount, others' pending amount, and recognises a closed order", () => {
  expect(splitStage(sums('900.00'))).toBe('form');
  expect(splitStage(sums('0.00', '900.00', { open: false }))).toBe('done');
  expect(splitStage(sums('0.00', '750.00', { open: false }))).toBe('allUnderway');
  expect(splitStage(sums('900.00', '0.00', { open: false }))).toBe('closed');
  expect(getUnderway(sums('450.00', '300.00'))).toBe('150.00');
  expect(getUnderway(sums('600.00', '300.00'))).toBeUndefined();
});

describe('a part', () => {
  test('is from the least to the rest, in typable units or exactly the rest', () => {
    expect(wrongPart('450.01', sums('450.00'))).toBe('tooMuch');
    expect(wrongPart('450.00', sums('450.00'))).toBeUndefined();
    expect(wrongPart('1.00', sums('450.00'))).toBeUndefined();
    expect(wrongPart('0.99', sums('450.00'))).toBe('step');
    expect(wrongPart('0.50', sums('0.50'))).toBeUndefined();
    const dinars = { ...sums('10.255', '0.000'), currency: 'BHD', total: '10.255' };
    expect(wrongPart('1.005', dinars)).toBe('step');
    expect(wrongPart('10.255', dinars)).toBeUndefined();
    expect(wrongPart('', dinars)).toBeUndefined();
  });

  test('is suggested by the link while the rest suffices', () => {
    expect(suggestedPart('?amount=300.00', sums('450.00'))).toBe('300.00');
    expect(suggestedPart('?amount=300', sums('450.00'))).toBe('300.00');
    expect(suggestedPart('?amount=300.00', sums('150.00'))).toBe('');
    for (const bad of [
      '',
      '?amount=',
      '?amount=0',
      '?amount=-1',
      '?amount=1e9',
      '?amount=x',
      '?amount=1.005',
    ])
      expect([bad, suggestedPart(bad, sums('450.00'))]).toEqual([bad, '']);
    // Its field accepts two decimals; the rest has its own button.
    const dinars = { ...sums('10.255', '0.000'), currency: 'BHD', total: '10.255' };
    expect(suggestedPart('?amount=10.255', dinars)).toBe('');
    expect(suggestedPart('?amount=1.250', dinars)).toBe('1.250');
  });
});
