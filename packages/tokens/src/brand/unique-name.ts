import { BrandError } from './reader.ts';

/** A brand by its folder and its display name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Names are equal ignoring case, accents (which Greek capitals lack) and the width of spaces. */
const reading = new Intl.Collator('und', { usage: 'search', sensitivity: 'base' });
const said = (name: string) => name.trim().replaceAll(/\s+/g, ' ');

/** @throws BrandError if another brand has an equal name */
export function assertUniqueName(name: string, others: readonly Named[]): void {
  const namesake = others.find((other) => reading.compare(said(other.name), said(name)) === 0);
  if (!namesake) return;
  throw new BrandError(
    `The brand ${namesake.id} is called ${namesake.name} already: choose another name.`,
    undefined,
    ['name'],
  );
}
