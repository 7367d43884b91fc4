import type { MetadataJson } from 'libphonenumber-js/core/es6';
import { countriesByDial, planName } from './dial-codes.ts';
import { countries } from './phone-countries.ts';
import { createPhoneReader, type PhoneReader } from './phone-reader.ts';
import type { PlanFile } from './split-plans.ts';

export { countries, type PhoneCountry } from './phone-countries.ts';
export type { PlanFile } from './split-plans.ts';

const byDial = countriesByDial();
/** Dial codes that belong to no country. */
const ofNoCountry = '800 808 870 878 881 882 883 888 979'.split(' ');

/** Reads phones of the countries whose plans it has. */
export interface PhonePlans extends PhoneReader {
  /**
   * The name of the file that is needed to read the text, with the hinted country. Until it has come, groups and trunk
   * prefixes of the country are unknown. Undefined if none is needed.
   */
  lacking(text: string, country?: string): string | undefined;
}

/** Loads a numbering plan by the name of its file. */
export const planFiles: Readonly<Record<string, () => Promise<PlanFile>>> = Object.fromEntries(
  Object.entries(import.meta.glob<PlanFile>('./phone-plans/*.json', { import: 'default' })).map(
    ([path, load]) => [path.replace(/\D/g, ''), load],
  ),
);

/** A reader with these plans, by the names of their files. */
export function createPhonePlans(files: ReadonlyMap<string, PlanFile>): PhonePlans {
  const reader = createPhoneReader(joinPlans([...files.values()]));
  const dials = new Map(countries.map(({ iso, dial }) => [iso, dial.slice(1)]));
  return {
    ...reader,
    lacking(text, country) {
      // A dial code in the text makes the country's own plan superfluous.
      const inText = reader.readDial(text);
      const needed = inText ? [inText] : [dials.get(country ?? ''), reader.readDial(text, country)];
      return needed
        .map((dial) => dial && planName(dial))
        .find((name) => name !== undefined && !files.has(name));
    },
  };
}

/** A plan of the dial code alone, for a country whose own has not come: it allows all lengths and groups nothing. */
const placeholder = (dial: string): Plan => [
  dial,
  '00',
  '\\d+',
  Array.from({ length: 15 }, (_, index) => index + 1),
];
type Plan = MetadataJson['nonGeographic'][string];

const placeholders: PlanFile = {
  countries: Object.fromEntries(countries.map(({ iso, dial }) => [iso, placeholder(dial.slice(1))])),
  nonGeographic: Object.fromEntries(ofNoCountry.map((dial) => [dial, placeholder(dial)])),
};

function joinPlans(files: readonly PlanFile[]): MetadataJson {
  const all = [placeholders, ...files];
  return {
    version: 4,
    country_calling_codes: byDial as MetadataJson['country_calling_codes'],
    countries: Object.assign({}, ...all.map((file) => file.countries)),
    nonGeographic: Object.assign({}, ...all.map((file) => file.nonGeographic)),
  };
}
