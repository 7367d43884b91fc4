import { plural } from '../plural.ts';

/** A file's limits as text. */
export interface FileLimits {
  readonly kinds: string;
  readonly size: string;
  readonly count: number;
}

/** The messages of text fields, in English. */
export const fields = {
  amountField: {
    twoReadings: 'This can be read two ways. Choose one.',
    aboveZero: 'Enter an amount above zero',
    unknownCurrency: 'First choose a currency that is in use',
    atMost: (limit: string) => `At most ${limit}`,
    refusal: {
      notANumber: (example: string) => `Enter an amount in digits, such as ${example}`,
      otherCurrency: (_example: string, currency: string) =>
        `This is in another currency. Enter the amount in ${currency}`,
      negative: () => 'Enter the amount without a minus sign',
      tooManyDecimals: (_example: string, currency: string, decimals: number) =>
        decimals === 0
          ? `${currency} has no decimals`
          : plural('en', decimals, { one: 'At most # decimal', other: 'At most # decimals' }),
      tooLarge: () => 'This amount is too large',
    },
  },
  characters: {
    used: (used: number, limit: number) =>
      plural('en', limit, { one: `${used} of # character`, other: `${used} of # characters` }),
    left: (left: number) => plural('en', left, { one: '# character left', other: '# characters left' }),
    over: (over: number) =>
      plural('en', over, { one: '# character too many', other: '# characters too many' }),
  },
  field: {
    optional: 'optional',
  },
  fileDrop: {
    choose: (several: boolean): string => (several ? 'Choose files' : 'Choose a file'),
    drop: 'or drop it here, or paste it',
    release: 'Let go to add it',
    limits: (kinds: string, size: string) =>
      [kinds, size === '' ? '' : `up to ${size}`].filter((part) => part !== '').join(', '),
    kinds: { image: 'pictures', text: 'text files', audio: 'audio', video: 'videos' },
    refusal: {
      type: (name: string, { kinds }: FileLimits) => `${name}: not accepted. Accepted: ${kinds}`,
      size: (name: string, { size }: FileLimits) => `${name}: larger than ${size}`,
      empty: (name: string, _limits: FileLimits) => `${name}: the file is empty`,
      folder: (name: string, _limits: FileLimits) => `${name}: this is a folder. Choose the files in it`,
      again: (name: string, _limits: FileLimits) => `${name}: already in the list`,
      count: (_name: string, { count: most }: FileLimits) =>
        plural('en', most, { one: 'Only # file at a time', other: 'At most # files' }),
    },
    more: (more: number) =>
      plural('en', more, { one: '# more was not added', other: '# more were not added' }),
    taken: (names: readonly string[]) => `Added: ${names.join(', ')}`,
    removed: (name: string) => `Removed: ${name}`,
    remove: (name: string) => `Remove: ${name}`,
    cancel: (name: string) => `Cancel: ${name}`,
    retry: (name: string) => `Try again: ${name}`,
    progress: (name: string) => `Progress: ${name}`,
    underWay: 'Sending',
    sent: (percent: string, size: string) => `${percent} of ${size}`,
    done: 'Sent',
  },
  numberField: {
    unreadable: 'Enter a whole number in digits',
    tooLarge: 'This number is too large',
    min: (least: string) => `At least ${least}`,
    max: (most: string) => `At most ${most}`,
    step: (step: string, near: readonly string[]) =>
      near.length === 0 ? `In steps of ${step}` : `In steps of ${step}, such as ${near.join(' or ')}`,
  },
  panField: {
    brand: (name: string) => `Card brand: ${name}`,
    foreign: 'Enter the card number in digits, such as 4111 1111 1111 1111',
    refused: 'No card number was found in the pasted text',
  },
  passwordField: {
    show: 'Show password',
    hide: 'Hide password',
    capsLock: 'Caps Lock is on',
    shortest: (length: number) =>
      plural('en', length, {
        one: 'This field should be at least # character long',
        other: 'This field should be at least # characters long',
      }),
    different: (other: string) => `The value must be equal to the ${other} value`,
  },
  phoneField: {
    country: (name: string) => `Country: ${name}`,
    noCountry: 'Choose a country',
    countries: 'Countries',
    find: 'Country or dial code',
    none: (query: string) => `No country matches “${query}”`,
    failed: 'The countries could not be loaded. The number can be typed without them.',
    foreign: 'Enter a phone number in digits, such as +30 694 412 3456',
    refused: 'No phone number was found in the pasted text',
    impossible: 'This phone number has too few or too many digits',
    full: 'This number can have no more digits',
  },
  richText: {
    toolbar: (field: string) => `Formatting: ${field}`,
    toggle: {
      bold: 'Bold',
      italic: 'Italic',
      underline: 'Underline',
      strike: 'Strikethrough',
      bulletList: 'List',
      orderedList: 'Numbered list',
    },
    color: 'Text colour',
    link: 'Link',
    address: 'Web address, e-mail or phone',
    noAddress: 'Enter a web address, e-mail address or phone number',
    setLink: 'Set link',
    removeLink: 'Remove link',
    picture: 'Picture',
    pictureWords: 'What it shows',
    pictureHint: 'Read out where the picture cannot be seen',
    noPictureWords: 'Describe in a few words what the picture shows',
    setPicture: 'Insert picture',
    tag: 'Insert tag',
    undo: 'Undo',
    redo: 'Redo',
    unknownTag: 'unknown tag',
    unknownTags: (tags: string) => `Nothing can be filled in for ${tags}`,
    failed: 'The editor could not be loaded. The text is unchanged.',
    retry: 'Try again',
  },
  searchField: {
    clear: 'Clear search',
  },
  typedValue: {
    readAs: (value: string) => `Read as ${value}`,
  },
};
