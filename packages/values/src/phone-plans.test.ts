import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import metadata from 'libphonenumber-js/min/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { countriesByDial } from './dial-codes.ts';
import * as whole from './phone.ts';
import { countries, createPhonePlans, type PhonePlans, type PlanFile, planFiles } from './phone-plans.ts';
import { splitPlans } from './split-plans.ts';

const files = splitPlans(metadata);

const made = new Map<string, PhonePlans>();

/** The plans of these files alone. */
function plansOf(names: readonly string[]): PhonePlans {
  const key = names.toSorted().join();
  const plans =
    made.get(key) ?? createPhonePlans(new Map(names.map((name) => [name, files[name] as PlanFile])));
  made.set(key, plans);
  return plans;
}

/** The plans that a phone field has after loading what a text needs, and their names. */
function readAlone(text: string, country?: string) {
  const names: string[] = [];
  for (;;) {
    const plans = plansOf(names);
    const name = plans.lacking(text, country);
    if (name === undefined) return { plans, names };
    if (files[name] === undefined || names.includes(name))
      throw new Error(`There is no further file '${name}'`);
    names.push(name);
  }
}

const example = (iso: string) => {
  const national = Object.entries(examples).find(([country]) => country === iso)?.[1];
  if (national === undefined) throw new Error(`No example of '${iso}'`);
  return { national, dial: whole.dialOf(iso) };
};

describe('the files of numbering plans', () => {
  it('are those of the installed libphonenumber: npm run phone-plans', () => {
    const folder = new URL('./phone-plans/', import.meta.url);
    const stored = readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
    ]);
    expect(Object.fromEntries(stored)).toEqual(files);
    expect(Object.keys(planFiles).toSorted()).toEqual(Object.keys(files).toSorted());
  });

  it('have the main country of a dial code first', () => {
    expect(countriesByDial()).toEqual(metadata.country_calling_codes);
  });

  it('have the area of each country that shares +1', () => {
    const areas = Object.fromEntries(countries.map(({ iso, area }) => [iso, area]));
    for (const [iso, plan] of Object.entries(metadata.countries)) {
      const leading = String(plan[10] ?? '');
      expect(areas[iso], iso).toBe(plan[0] === '1' && /^\d{3}$/.test(leading) ? leading : '');
    }
  });

  it('are loaded one by one', async () => {
    expect(await planFiles['30']?.()).toEqual(files['30']);
  });
});

describe("each country's plan alone reads like all plans", () => {
  it('is about every country', () => {
    expect(countries.map(({ iso }) => iso)).toEqual(Object.keys(metadata.countries).toSorted());
  });

  it.each(countries.map(({ iso }) => iso))('%s', (iso) => {
    const { national, dial } = example(iso);
    const e164 = `${dial}${national}`;
    const grouped = whole.formatPhone(e164);
    const texts = [
      e164,
      grouped,
      `00${e164.slice(1)}`,
      `tel:${e164};ext=5`,
      national,
      `0${national}`,
      `8${national}`,
    ];
    const starts = [...e164].map((_, length) => e164.slice(0, length));
    for (const text of [
      ...texts,
      ...starts,
      ...starts.map((start) => start.slice(dial.length)),
      `${e164}9`,
    ]) {
      for (const hint of [iso, undefined]) {
        const { plans, names } = readAlone(text, hint);
        expect(plans.readPhone(text, hint), `${text} in ${hint}`).toEqual(whole.readPhone(text, hint));
        expect(plans.formatPhone(text)).toBe(whole.formatPhone(text));
        // A foreign dial code may stand in the text: 0030 in a country where 00 is no prefix.
        expect(names.length, `${text} in ${hint}`).toBeLessThanOrEqual(2);
      }
    }
    const { plans, names } = readAlone(e164, iso);
    expect(names).toHaveLength(1);
    expect(plans.maxNationalDigits(iso)).toBe(whole.maxNationalDigits(iso));
    expect(plans.dialOf(iso)).toBe(dial);
  });

  it('also of a number pasted into the field of any other country', () => {
    for (const { iso } of countries)
      for (const home of ['NO', 'US', 'KZ', 'GG', 'IT']) {
        const { national, dial } = example(iso);
        const { plans } = readAlone(`${dial} ${national}`, home);
        const pasted = [`${dial} ${national}`, home] as const;
        expect(plans.readPhone(...pasted), `${iso} in ${home}`).toEqual(whole.readPhone(...pasted));
      }
  });

  it('also of digits at random, with any country', () => {
    const texts = fc.stringMatching(/^(\+|00|011|8~10|)[0-9 ()-]{0,18}$/);
    const hints = fc.option(fc.constantFrom(...countries.map(({ iso }) => iso)), { nil: undefined });
    fc.assert(
      fc.property(texts, hints, (text, hint) => {
        expect(readAlone(text, hint).plans.readPhone(text, hint)).toEqual(whole.readPhone(text, hint));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a dial code whose plan has not come', () => {
  const none = createPhonePlans(new Map());

  it('is known with its country, and keeps all digits without groups', () => {
    expect(none.readPhone('+30 694 412 3456')).toMatchObject({ country: 'GR', national: '6944123456' });
    expect(none.readPhone('+44 7400', 'IM')).toMatchObject({ e164: '+447400', country: 'IM' });
  });

  it('names the one file it lacks', () => {
    expect(none.lacking('')).toBeUndefined();
    expect(none.lacking('', 'GR')).toBe('30');
    expect(none.lacking('+357 99')).toBe('35');
    expect(none.lacking('+1 670 234 5678')).toBe('1');
    expect(none.lacking('+99')).toBeUndefined();
    expect(none.lacking('+800 1234 5678')).toBe('80');
  });
});
