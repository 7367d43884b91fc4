import { describe, expect, it } from 'vitest';
import { check } from '../core/schema.ts';
import { endsInOrder, getDays, getTrip, Position } from './positions.ts';

const flight = (returnDate: string | null): Position => ({
  type: 'FLIGHT',
  name: 'Athens - Naxos',
  amount: '9000.00',
  aircraft: 'Citation XLS+',
  departurePoint: 'Athens',
  destination: 'Naxos',
  departureDate: '2026-12-20',
  returnDate,
  passengers: 4,
});

describe('a flight', () => {
  it('is one way without a return, and ends on the day it departs', () => {
    expect(getTrip(flight(null))).toBe('ONE_WAY');
    expect(getDays(flight(null))).toEqual({ from: '2026-12-20', to: '2026-12-20' });
    expect(endsInOrder(flight(null))).toBe(true);
  });

  it('returns on the day it departs, or later, and not before', () => {
    expect(getTrip(flight('2026-12-20'))).toBe('RETURN');
    expect(['2026-12-20', '2026-12-22', '2026-12-19'].map((day) => endsInOrder(flight(day)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('says whether it returns', () => {
    const { returnDate: _, ...silent } = flight(null) as Extract<Position, { type: 'FLIGHT' }>;
    expect(check(Position, silent, 'body')).toHaveProperty('fields');
    expect(check(Position, flight(''), 'body')).toHaveProperty('fields.returnDate', 'required');
    expect(check(Position, flight(null), 'body')).toHaveProperty('value');
  });
});

it('is nothing but a flight that has a trip', () => {
  const yacht = { type: 'YACHT', name: 'Week', amount: '900.00', startDate: '2027-06-05' } as const;
  expect(getTrip({ ...yacht, endDate: '2027-06-12' })).toBeUndefined();
});
