import { countriesByDial } from './dial-codes.ts';

/**
 * A country of the phone picker. North American territories share `+1` and differ by `area` (`670`), else
 * empty.
 */
export type PhoneCountry = { readonly iso: string; readonly dial: string; readonly area: string };

const areas = `AG268 AI264 AS684 BB246 BM441 BS242 DM767 GD473 GU671 KN869 KY345 LC758 MP670 MS664 SX721 TC649 TT868 VC784
  VG284 VI340`;

/** The countries with phones, sorted by ISO code. */
export const countries: readonly PhoneCountry[] = Object.entries(countriesByDial())
  .flatMap(([dial, all]) => all.map((iso) => ({ iso, dial: `+${dial}`, area: getArea(iso) })))
  .sort((a, b) => (a.iso < b.iso ? -1 : 1));

function getArea(iso: string): string {
  return new RegExp(`${iso}(\\d+)`).exec(areas)?.[1] ?? '';
}
