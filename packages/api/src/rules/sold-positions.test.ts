import { describe, expect, it } from 'vitest';
import type { PositionType } from '../vocabulary/enums.ts';
import { typesAtProperty, unsoldPositions } from './sold-positions.ts';

const soldBy = new Map<string, readonly PositionType[]>([
  ['hotel', ['ACCOMMODATION', 'OTHER']],
  ['marina', ['YACHT']],
]);
const stayAt = (propertyId: string) => ({ type: 'ACCOMMODATION', propertyId }) as const;
const yacht = { type: 'YACHT' } as const;

describe('positions that their property does not sell', () => {
  it('are told by their place', () => {
    expect(unsoldPositions({ propertyId: 'hotel', positions: [stayAt('hotel'), yacht] }, soldBy)).toEqual([
      1,
    ]);
    expect(unsoldPositions({ propertyId: 'marina', positions: [yacht] }, soldBy)).toEqual([]);
  });

  it('are stays of the property that they name themselves', () => {
    const positions = [yacht, stayAt('hotel'), stayAt('marina')];
    expect(unsoldPositions({ propertyId: 'marina', positions }, soldBy)).toEqual([2]);
    expect(typesAtProperty({ propertyId: 'marina', positions })).toEqual(['YACHT', 'ACCOMMODATION']);
    expect(typesAtProperty({ propertyId: 'marina', positions: positions.slice(0, 2) })).toEqual(['YACHT']);
  });

  it('may stay where the order had them, and nowhere else', () => {
    const before = { propertyId: 'hotel', positions: [yacht] };
    expect(unsoldPositions({ propertyId: 'hotel', positions: [yacht, yacht] }, soldBy, before)).toEqual([]);
    const moved = { propertyId: 'marina', positions: [yacht] };
    expect(unsoldPositions({ propertyId: 'hotel', positions: [yacht] }, soldBy, moved)).toEqual([0]);
  });

  it('are none of a property that is not known', () => {
    expect(unsoldPositions({ propertyId: 'elsewhere', positions: [yacht] }, soldBy)).toEqual([]);
  });
});
