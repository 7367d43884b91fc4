import { describe, expect, it } from 'vitest';
import { emptyPosition, type PositionForm } from '../position-form.ts';
import { amountOfStay, getLength, repriced } from './rates.ts';

const stay: PositionForm = {
  ...emptyPosition('ACCOMMODATION'),
  rate: '200.00',
  length: '3',
  amount: '600.00',
  days: { from: '2027-03-27', to: '2027-03-30' },
};

describe('a rate', () => {
  // Specification 3.4, 9.11
  it('counts nights across a change of clocks, and multiplies them', () => {
    expect(getLength(stay)).toBe(3);
    expect(amountOfStay(stay, 'EUR')).toBe('600.00');
    expect(amountOfStay({ rate: '0.10', length: '3' }, 'EUR')).toBe('0.30');
    expect(amountOfStay({ rate: '12000', length: '3' }, 'JPY')).toBe('36000');
    expect(amountOfStay({ rate: '10.255', length: '2' }, 'EUR')).toBeUndefined();
    expect(amountOfStay({ rate: '', length: '3' }, 'EUR')).toBeUndefined();
    expect(amountOfStay({ rate: '200', length: '0' }, 'EUR')).toBeUndefined();
  });

  it('counts the days of a charter from date to date, begun days of a rental, and hours where clocks tell them', () => {
    const of = (type: PositionForm['type'], more: Partial<PositionForm> = {}) => ({ ...stay, type, ...more });
    expect(getLength({ ...of('YACHT'), period: 'PER_DAY' })).toBe(3);
    expect(getLength({ ...of('FLIGHT'), period: 'PER_HOUR' })).toBeUndefined();
    expect(getLength({ ...of('CAR'), period: 'PER_DAY' })).toBe(3);
    expect(getLength({ ...of('CAR', { dropOffTime: '10:01' }), period: 'PER_DAY' })).toBe(4);
    expect(getLength({ ...of('FLIGHT', { trip: 'ONE_WAY' }), period: 'PER_DAY' })).toBe(1);
    const oneDay = { days: { from: '2027-03-27', to: '2027-03-27' } };
    expect(getLength({ ...of('CAR', { ...oneDay, dropOffTime: '12:30' }), period: 'PER_HOUR' })).toBe(3);
    expect(getLength({ ...of('CAR', oneDay), period: 'PER_DAY' })).toBeUndefined();
    expect(getLength({ ...stay, ...oneDay })).toBeUndefined();
    expect(getLength({ ...stay, days: { from: '2027-03-30', to: '2027-03-27' } })).toBeUndefined();
  });
});

describe('an amount', () => {
  const rental = {
    ...stay,
    type: 'CAR',
    period: 'PER_DAY',
    rate: '100.00',
    dropOffTime: '09:30',
    amount: '300.00',
    priced: '300.00',
  } as const;
  const after = (more: Partial<PositionForm>, count: 'kept' | 'anew' = 'kept') => {
    const position = { ...rental, ...more };
    return { ...position, ...repriced(position, 'EUR', count) };
  };

  it('that was agreed on stays, whatever is touched', () => {
    expect(after({ amount: '250.00' }, 'anew').amount).toBe('250.00');
    expect(after({ amount: '250.00', length: '4' }).amount).toBe('250.00');
    expect(after({ amount: '250.00', rate: '90.00' }).amount).toBe('250.00');
    expect(after({ amount: '250.00', priced: '' }).amount).toBe('250.00');
  });

  it('that the rate came to follows it, also through a field that is empty for a moment', () => {
    expect(after({ length: '4' })).toMatchObject({ amount: '400.00', priced: '400.00' });
    const emptied = after({ rate: '' });
    expect(emptied.amount).toBe('300.00');
    expect(after({ ...emptied, rate: '90.00' }).amount).toBe('270.00');
    expect(after({ amount: '', priced: '' })).toMatchObject({ amount: '300.00' });
    expect(after({ length: '9' }, 'anew')).toMatchObject({ length: '3', amount: '300.00' });
  });
});
