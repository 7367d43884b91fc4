import type { KitWords } from './en.ts';

/** The words of the kit that guests meet, in Latvian. */
export const lv: KitWords = {
  button: { loading: 'Notiek apstrāde' },
  copy: {
    copy: 'Kopēt',
    copied: 'Nokopēts',
    failed: (keys) => `Pārlūks to neatļāva. Lai kopētu, nospiediet ${keys}.`,
  },
  spinner: { loading: 'Notiek ielāde' },
  field: { optional: 'nav obligāti' },
  amountField: {
    twoReadings: 'To var saprast divējādi. Izvēlieties vienu.',
    aboveZero: 'Ievadiet summu, kas lielāka par nulli',
    unknownCurrency: 'Vispirms izvēlieties valūtu, kas tiek lietota',
    atMost: (limit) => `Ne vairāk kā ${limit}`,
    refusal: {
      notANumber: (example) => `Ievadiet summu ar cipariem, piemēram, ${example}`,
      otherCurrency: (_example, currency) => `Šī ir cita valūta. Ievadiet summu šajā valūtā: ${currency}`,
      negative: () => 'Ievadiet summu bez mīnusa zīmes',
      tooManyDecimals: (_example, currency, decimals) =>
        decimals === 0
          ? `Valūtai ${currency} nav daļu`
          : `Ciparu skaits aiz komata: ne vairāk kā ${decimals}`,
      tooLarge: () => 'Šī summa ir pārāk liela',
    },
  },
  typedValue: { readAs: (value) => `Nolasīts kā ${value}` },
  phoneField: {
    country: (name) => `Valsts: ${name}`,
    noCountry: 'Izvēlieties valsti',
    countries: 'Valstis',
    find: 'Valsts vai tās kods',
    none: (query) => `Neviena valsts neatbilst “${query}”`,
    failed: 'Valstis neizdevās ielādēt. Numuru var ievadīt arī bez tām.',
    foreign: 'Ievadiet tālruņa numuru ar cipariem, piemēram, +30 694 412 3456',
    refused: 'Ielīmētajā tekstā nav tālruņa numura',
    impossible: 'Šajā numurā ir par maz vai par daudz ciparu',
    full: 'Šajā numurā vairāk ciparu būt nevar',
  },
  combobox: {
    clear: (label) => `Notīrīt: ${label}`,
    found: (found, total) => `${found} no ${total}`,
    options: (total) => `Iespējas: ${total}`,
    none: (query) => `Nekas neatbilst “${query}”`,
    empty: 'Nav no kā izvēlēties',
    chosen: (label) => `Izvēlēts: ${label}`,
    kept: (label) => `Nekas jauns nav izvēlēts. Joprojām: ${label}`,
    cleared: 'Nekas nav izvēlēts',
  },
};
