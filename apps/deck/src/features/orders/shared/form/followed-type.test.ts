import { positionTypes } from '@deck/api/vocabulary';
import { describe, expect, it } from 'vitest';
import { emptyPosition } from '../position-form.ts';
import { findUntouched, getTypeAt } from './followed-type.ts';

const stay = emptyPosition('ACCOMMODATION');
const cars = { positionType: 'CAR' as const, positionTypes: ['OTHER' as const, 'CAR' as const] };

describe('the type of a position', () => {
  it('may follow the property while it is the only one and nothing is typed', () => {
    expect(findUntouched([stay])).toBe(stay);
    expect(findUntouched([{ ...stay, name: 'Suite' }])).toBeUndefined();
    expect(findUntouched([stay, emptyPosition('CAR')])).toBeUndefined();
    expect(findUntouched([])).toBeUndefined();
  });

  it('becomes what the property sells above all where its own is not sold', () => {
    expect(getTypeAt(cars, 'ACCOMMODATION', positionTypes)).toBe('CAR');
    expect(getTypeAt(cars, 'ACCOMMODATION', ['ACCOMMODATION', 'OTHER'])).toBe('OTHER');
  });

  it('stays where the property sells it, or nothing that one may sell', () => {
    expect(getTypeAt(cars, 'OTHER', positionTypes)).toBeUndefined();
    expect(getTypeAt(cars, 'ACCOMMODATION', ['ACCOMMODATION'])).toBeUndefined();
  });
});
