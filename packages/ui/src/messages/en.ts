import { count, plural } from './plural.ts';

/** The limits of a file, in words. */
interface FileLimits {
  readonly kinds: string;
  readonly size: string;
  readonly count: number;
}

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
  cardSelector: {
    addNew: 'Add new',
    unknownBrand: 'Card',
    endingIn: (digits: string) => `ending in ${digits}`,
    validUntil: (expiry: string) => `Valid until ${expiry}`,
    expired: (expiry: string) => (expiry === '' ? 'Expired' : `Expired ${expiry}`),
    none: 'The customer has no saved card yet.',
    loading: 'Loading the saved cards',
    failed: 'The saved cards could not be loaded.',
    retry: 'Try again',
  },
  characters: {
    used: (used: number, limit: number) =>
      plural('en', limit, { one: `${used} of # character`, other: `${used} of # characters` }),
    left: (left: number) => plural('en', left, { one: '# character left', other: '# characters left' }),
    over: (over: number) =>
      plural('en', over, { one: '# character too many', other: '# characters too many' }),
  },
  chart: {
    asTable: 'Show as table',
    day: 'Day',
    month: 'Month',
    walk: (label: string) => `${label}: walk through the figures`,
    total: 'Total',
    none: 'no figure',
    unreadable: 'These figures cannot be drawn',
    refusal: {
      currency: (value: string) => `“${value}” is not a currency.`,
      date: (value: string) => `“${value}” is not a date of this chart.`,
      twice: (value: string) => `“${value}” comes twice.`,
      amount: (value: string) => `“${value}” is not an amount of its currency.`,
      tooMany: (limit: string) => `There are more than ${limit} of them.`,
    },
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
  commandPalette: {
    results: (found: number) => plural('en', found, { one: '# result', other: '# results' }),
    none: (query: string) => `Nothing matches “${query}”`,
    start: 'Start typing to search',
    recent: 'Recent',
    searching: (group: string) => `Searching: ${group}`,
    failed: (group: string) => `Could not be searched: ${group}`,
    retry: (group: string) => `Try again: ${group}`,
    move: 'move',
    open: 'open',
    close: 'close',
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
  dateTimeField: {
    placeholder: 'dd.mm.yyyy hh:mm',
    withSeconds: 'dd.mm.yyyy hh:mm:ss',
    unreadable: (example: string) => `Enter a date and a time such as ${example}`,
    noTime: 'Enter a time after the date',
    noDay: 'Choose a day',
    early: (moment: string) => `The earliest possible is ${moment}`,
    late: (moment: string) => `The latest possible is ${moment}`,
    skipped: 'This time does not exist: the clocks are put forward over it',
    twice: 'The clocks are put back over this time. The first of the two is meant.',
    time: 'Time',
    start: 'Start',
    end: 'End',
    backwards: 'The end is before the start',
    backwardsInDay: 'The end time is before the start time',
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
      plural('en', more, { one: '# more was not taken', other: '# more were not taken' }),
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
  numberField: {
    unreadable: 'Enter a whole number in digits',
    tooLarge: 'This number is too large',
    min: (least: string) => `At least ${least}`,
    max: (most: string) => `At most ${most}`,
    step: (step: string, near: readonly string[]) =>
      near.length === 0 ? `In steps of ${step}` : `In steps of ${step}, such as ${near.join(' or ')}`,
  },
  pagination: {
    page: (page: number) => `Page ${count('en', page)}`,
    pageOf: (page: number, last: number, exact: boolean) =>
      `Page ${count('en', page)} of ${count('en', last)}${exact ? '' : '+'}`,
    previous: 'Previous page',
    next: 'Next page',
    size: 'Rows per page',
    none: 'Nothing to show',
    range: (first: number, last: number, total: number, exact: boolean) =>
      `${count('en', first)} - ${count('en', last)} of ${count('en', total)}${exact ? '' : '+'}`,
    beyond: (page: number, last: number) =>
      `There is no page ${count('en', page)}. The last one is ${count('en', last)}.`,
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
    noAddress: 'Enter a web address, an e-mail or a phone',
    setLink: 'Set link',
    removeLink: 'Remove link',
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
    withSeconds: 'hh:mm:ss',
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
