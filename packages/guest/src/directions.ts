import type { GuestProperty } from './guest-facts.ts';

/** A map of the address, opened by the guest; no script of another party. Null without an address. */
export function directionsUrl({ name, address, place }: GuestProperty): string | null {
  const where = address === '' ? place : address;
  if (where === '') return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${where}`)}`;
}
