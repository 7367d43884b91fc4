import type { GuestPosition, GuestPropertyKind } from './guest-facts.ts';

const kinds: Readonly<Record<GuestPosition['type'], GuestPropertyKind>> = {
  ACCOMMODATION: 'HOTEL',
  YACHT: 'YACHT',
  FLIGHT: 'AIRCRAFT',
  CAR: 'CAR',
  OTHER: 'OTHER',
};

/**
 * What a property is to its guests: what its type says, else what it sells above all.
 * @param sells the type of the positions it sells above all
 */
export const toPropertyKind = (
  type: 'HOTEL' | 'AIRCRAFT' | 'OTHER',
  sells: GuestPosition['type'],
): GuestPropertyKind => (type === 'OTHER' ? kinds[sells] : type);
