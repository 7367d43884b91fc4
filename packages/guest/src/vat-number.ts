/** The members of the European Union: there a VAT number begins with its country, in Greece with EL. */
const union: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** A company's taxpayer id as a guest reads it: `EL 094512873`. Outside the union, and with letters of its own, as it is. */
export function toVatNumber(taxpayerId: string, country: string): string {
  if (!union.has(country) || !/^\d/.test(taxpayerId)) return taxpayerId;
  return `${country === 'GR' ? 'EL' : country} ${taxpayerId}`;
}
