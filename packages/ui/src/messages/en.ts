import { count, plural } from './plural.ts';

/** The kit's own words in English. One group per widget, in the order of the alphabet; English sets the shape. */
export const en = {
  amountField: {
    twoReadings: 'This can be read two ways. Choose one.',
    aboveZero: 'Enter an amount above zero',
    atMost: (limit: string) => `At most ${limit}`,
    refusal: {
      notANumber: (example: string) => `Enter an amount in digits, such as ${example}`,
      otherCurrency: (_example: string, currency: string) =>
        `This is in another currency. Enter the amount in ${currency}`,
      negative: () => 'Enter the amount without a minus',
      tooManyDecimals: (_example: string, currency: string, decimals: number) =>
        decimals === 0
          ? `${currency} has no decimals`
          : plural('en', decimals, { one: 'At most # decimal', other: 'At most # decimals' }),
      tooLarge: () => 'This amount is too large',
    },
  },
  appFrame: {
    skip: 'Skip to the page',
    environment: 'Environment',
  },
  breadcrumbs: {
    label: 'Breadcrumbs',
    back: (to: string) => `Back to ${to}`,
  },
  button: {
    loading: 'In progress',
  },
  calendar: {
    label: 'Calendar',
    open: (field: string) => `Open the calendar: ${field}`,
    clear: (field: string) => `Clear: ${field}`,
    months: 'Months',
    previous: 'Previous month',
    next: 'Next month',
    month: 'Month',
    year: 'Year',
    weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    today: 'today',
    selected: 'selected',
    first: 'first day',
    last: 'last day',
    refusal: {
      early: (date: string) => `The first day possible is ${date}`,
      late: (date: string) => `The last day possible is ${date}`,
      weekday: (weekday: string) => `Not possible on a ${weekday}`,
      taken: 'This day cannot be chosen',
    },
  },
  characters: {
    used: (used: number, limit: number) =>
      plural('en', limit, { one: `${used} of # character`, other: `${used} of # characters` }),
    left: (left: number) => plural('en', left, { one: '# character left', other: '# characters left' }),
    over: (over: number) =>
      plural('en', over, { one: '# character too many', other: '# characters too many' }),
  },
  columnsMenu: {
    trigger: 'Columns',
    find: 'Find a column',
    none: 'No column has this name',
    always: 'always shown',
    hidden: (hidden: number) =>
      plural('en', hidden, { one: '# hidden, saved for you', other: '# hidden, saved for you' }),
    showAll: 'Show all',
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
  copy: {
    copy: 'Copy',
    copied: 'Copied',
    failed: (keys: string) => `The browser did not allow it. Press ${keys} to copy.`,
  },
  dateField: {
    placeholder: 'dd.mm.yyyy',
    unreadable: (example: string) => `Enter a date such as ${example}`,
  },
  dateRangeField: {
    placeholder: 'dd.mm.yyyy - dd.mm.yyyy',
    unreadable: (example: string) => `Enter two dates such as ${example}`,
    backwards: 'The range ends before it starts',
    incomplete: 'Enter both dates',
    shortest: (length: string) => `At least ${length}`,
    longest: (length: string) => `At most ${length}`,
    presets: 'Periods',
    preset: {
      today: 'Today',
      last4weeks: 'Last 4 weeks',
      last3months: 'Last 3 months',
      last12months: 'Last 12 months',
      allTime: 'All time',
    },
    custom: 'Custom range',
    typed: 'First and last day',
    days: (days: number) => plural('en', days, { one: '# day', other: '# days' }),
    nights: (nights: number) => plural('en', nights, { one: '# night', other: '# nights' }),
    withToday: (length: string) => `${length}, today included`,
    from: (date: string) => `From ${date}`,
    until: (date: string) => `Until ${date}`,
    chooseFirst: 'Choose the first day',
    chooseLast: 'Choose the last day',
    cancel: 'Cancel',
    apply: 'Apply',
  },
  field: {
    optional: 'optional',
  },
  filterBar: {
    label: 'Filters',
  },
  hint: {
    about: (subject: string) => `About: ${subject}`,
  },
  lifetimeField: {
    number: 'Number',
    unit: 'Unit',
    units: { days: 'Days', hours: 'Hours', minutes: 'Minutes' },
    unlimited: 'Unlimited',
    until: (moment: string, zone: string) => `Until ${moment}, ${zone}`,
    length: {
      days: (days: number) => plural('en', days, { one: '# day', other: '# days' }),
      hours: (hours: number) => plural('en', hours, { one: '# hour', other: '# hours' }),
      minutes: (minutes: number) => plural('en', minutes, { one: '# minute', other: '# minutes' }),
    },
    shortest: (length: string) => `At least ${length}`,
    unreadable: 'Enter a whole number, or a length such as 36h',
    tooLong: 'This is longer than the calendar reaches',
    converted: (from: string, to: string) => `${from} became ${to}`,
  },
  meter: {
    due: (amount: string) => `due ${amount}`,
  },
  modal: {
    close: 'Close',
    cancel: 'Cancel',
    discardTitle: 'Discard what you entered?',
    discardText: 'It has not been saved and cannot be brought back.',
    keepEditing: 'Keep editing',
    discard: 'Discard',
  },
  multiSelect: {
    all: (total: number) => `All ${count('en', total)}`,
    some: (chosen: number, total: number) => `${count('en', chosen)} of ${count('en', total)}`,
    find: (label: string) => `Find: ${label}`,
    selectAll: 'Select all',
    selectFound: (found: number) => plural('en', found, { one: 'Select # found', other: 'Select # found' }),
    clear: 'Clear',
  },
  panField: {
    brand: (name: string) => `Card brand: ${name}`,
  },
  passwordField: {
    show: 'Show password',
    hide: 'Hide password',
    capsLock: 'Caps Lock is on',
  },
  phoneField: {
    country: (name: string) => `Country: ${name}`,
    noCountry: 'Choose a country',
    countries: 'Countries',
    find: 'Country or dial code',
    none: (query: string) => `No country matches “${query}”`,
    failed: 'The countries could not be loaded. The number can be typed without them.',
  },
  qrCode: {
    downloadAs: (format: string) => `Download as ${format}`,
  },
  searchField: {
    clear: 'Clear search',
  },
  select: {
    placeholder: 'Choose',
  },
  sendButton: {
    send: { email: 'Send e-mail', sms: 'Send SMS' },
    sent: 'Sent',
    again: 'Send again',
    sentTo: (to: string, moment: string) => `Sent to ${to} at ${moment}.`,
    againIn: (clock: string) => `Again in ${clock}.`,
  },
  sidebar: {
    label: 'Main menu',
    businessProfile: 'Business profile',
    collapse: 'Collapse menu',
    expand: 'Expand menu',
    open: 'Open menu',
    close: 'Close menu',
  },
  spinner: {
    loading: 'Loading',
  },
  stepper: {
    label: 'Steps',
    done: 'done',
  },
  table: {
    empty: 'No data to display',
    error: 'The data could not be loaded',
    errorText: 'The server did not answer. Nothing was changed.',
    moreError: 'The next rows could not be loaded.',
    retry: 'Try again',
    loading: 'Loading',
    showing: (shown: number, total: number, exact: boolean) =>
      `Showing ${count('en', shown)} of ${count('en', total)}${exact ? '' : '+'}`,
    loadMore: 'Load more',
    backToTop: 'Back to top',
    pinned: 'Pinned',
    actions: 'Actions',
  },
  timeField: {
    placeholder: 'hh:mm',
    unreadable: (example: string) => `Enter a time such as ${example}`,
  },
  toast: {
    region: 'Messages',
    close: (title: string) => `Close: ${title}`,
  },
  typedValue: {
    readAs: (value: string) => `Read as ${value}`,
  },
};
