import type { KitWords } from './en.ts';

/** The words of the kit that guests meet, in Lithuanian. */
export const lt: KitWords = {
  button: { loading: 'Vykdoma' },
  copy: {
    copy: 'Kopijuoti',
    copied: 'Nukopijuota',
    failed: (keys) => `Naršyklė to neleido. Norėdami kopijuoti, spauskite ${keys}.`,
  },
  spinner: { loading: 'Įkeliama' },
  field: { optional: 'neprivaloma' },
  amountField: {
    twoReadings: 'Tai galima suprasti dvejopai. Pasirinkite.',
    aboveZero: 'Įveskite sumą, didesnę už nulį',
    unknownCurrency: 'Pirma pasirinkite naudojamą valiutą',
    atMost: (limit) => `Ne daugiau kaip ${limit}`,
    refusal: {
      notANumber: (example) => `Įveskite sumą skaitmenimis, pavyzdžiui, ${example}`,
      otherCurrency: (_example, currency) => `Tai kita valiuta. Įveskite sumą šia valiuta: ${currency}`,
      negative: () => 'Įveskite sumą be minuso ženklo',
      tooManyDecimals: (_example, currency, decimals) =>
        decimals === 0
          ? `Valiuta ${currency} neturi dalių`
          : `Skaitmenų po kablelio: ne daugiau kaip ${decimals}`,
      tooLarge: () => 'Ši suma per didelė',
    },
  },
  typedValue: { readAs: (value) => `Perskaityta kaip ${value}` },
  phoneField: {
    country: (name) => `Šalis: ${name}`,
    noCountry: 'Pasirinkite šalį',
    countries: 'Šalys',
    find: 'Šalis arba jos kodas',
    none: (query) => `Nė viena šalis neatitinka „${query}“`,
    failed: 'Nepavyko įkelti šalių. Numerį galima įvesti ir be jų.',
    foreign: 'Įveskite telefono numerį skaitmenimis, pavyzdžiui, +30 694 412 3456',
    refused: 'Įklijuotame tekste nėra telefono numerio',
    impossible: 'Šiame numeryje per mažai arba per daug skaitmenų',
    full: 'Daugiau skaitmenų šiame numeryje būti negali',
  },
  combobox: {
    clear: (label) => `Išvalyti: ${label}`,
    found: (found, total) => `${found} iš ${total}`,
    options: (total) => `Pasirinkimų: ${total}`,
    none: (query) => `Niekas neatitinka „${query}“`,
    empty: 'Nėra iš ko rinktis',
    chosen: (label) => `Pasirinkta: ${label}`,
    kept: (label) => `Nieko naujo nepasirinkta. Lieka: ${label}`,
    cleared: 'Niekas nepasirinkta',
  },
};
