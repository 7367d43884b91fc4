import { BrandError } from './reader.ts';

/** A brand by its folder and by the name that people read. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Case, accents, which Greek capitals do without, and the width of a space make no other name. */
const reading = new Intl.Collator('und', { usage: 'search', sensitivity: 'base' });
const said = (name: string) => name.trim().replaceAll(/\s+/g, ' ');

/** @throws BrandError when one of the others reads the same already */
export function assertUniqueName(name: string, others: readonly Named[]): void {
  const namesake = others.find((other) => reading.compare(said(other.name), said(name)) === 0);
  if (!namesake) return;
  throw new BrandError(
    `The brand ${namesake.id} is called ${namesake.name} already: choose another name.`,
    undefined,
    ['name'],
  );
}
