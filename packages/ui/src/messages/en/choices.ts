import { count, plural } from '../plural.ts';

/** The words of fields in which something is chosen, in English. */
export const choices = {
  cardSelector: {
    addNew: 'Add new',
    foreign: 'The chosen card is not among the saved cards',
    unknownBrand: 'Card',
    endingIn: (digits: string) => `ending in ${digits}`,
    validUntil: (expiry: string) => `Valid until ${expiry}`,
    expired: (expiry: string) => (expiry === '' ? 'Expired' : `Expired ${expiry}`),
    none: 'The customer has no saved card yet.',
    loading: 'Loading the saved cards',
    failed: 'The saved cards could not be loaded.',
    retry: 'Try again',
  },
  choice: {
    foreign: (value: string) => `“${value}” is not one of the choices`,
  },
  colorField: {
    open: (field: string, color: string) =>
      color === '' ? `Choose a colour: ${field}` : `Choose a colour: ${field}, now ${color}`,
    unreadable: 'Enter a colour such as #0074c0 or rgb(0, 116, 192)',
  },
  colorPalette: {
    label: 'Colours',
    none: 'No colour',
    name: (hue: string, step: number) => `${hue} ${step}`,
    hues: {
      grey: 'Grey',
      red: 'Red',
      orange: 'Orange',
      amber: 'Amber',
      olive: 'Olive',
      green: 'Green',
      teal: 'Teal',
      blue: 'Blue',
      indigo: 'Indigo',
      plum: 'Plum',
    },
    readable: (ratio: string) => `Contrast ${ratio} to 1, enough to read`,
    unreadable: (ratio: string) => `Contrast ${ratio} to 1, too little to read`,
  },
  combobox: {
    clear: (label: string) => `Clear: ${label}`,
    found: (found: number, total: number) => `${count('en', found)} of ${count('en', total)}`,
    options: (total: number) => plural('en', total, { one: '# option', other: '# options' }),
    none: (query: string) => `Nothing matches “${query}”`,
    empty: 'Nothing to choose from',
    chosen: (label: string) => `Chosen: ${label}`,
    kept: (label: string) => `Nothing new was chosen. It is still: ${label}`,
    cleared: 'Nothing is chosen',
  },
  choiceChips: {
    some: (chosen: number, total: number) => `${count('en', chosen)} of ${count('en', total)}`,
    showAll: 'Show all',
    showFewer: 'Show fewer',
  },
  multiSelect: {
    all: (total: number) => `All ${count('en', total)}`,
    some: (chosen: number, total: number) => `${count('en', chosen)} of ${count('en', total)}`,
    allOf: (group: string) => `All of ${group}`,
    find: (label: string) => `Find: ${label}`,
    selectAll: 'Select all',
    selectFound: (found: number) => plural('en', found, { one: 'Select # found', other: 'Select # found' }),
    clear: 'Clear',
  },
  select: {
    placeholder: 'Choose',
  },
};
