import { BrandError } from './reader.ts';

/** A brand by its folder and by the name that people read. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

const said = (name: string) => name.normalize('NFC').trim().toLocaleLowerCase();

/** @throws BrandError when one of the others is called so already, whatever the case */
export function refuseNamesake(name: string, others: readonly Named[]): void {
  const namesake = others.find((other) => said(other.name) === said(name));
  if (!namesake) return;
  throw new BrandError(
    `The brand ${namesake.id} is called ${namesake.name} already: choose another name.`,
    undefined,
    ['name'],
  );
}
