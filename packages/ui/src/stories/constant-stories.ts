interface ConstantStory {
  /** The constant. */
  readonly what: string;
  /** Where it is defined: a name of `@deck/tokens`, or the file with its default. */
  readonly where: string;
  /** The id and the name of the story that tests it. */
  readonly story: string;
  readonly promise: string;
}

const years = 'Weeks start on Monday, and months and years can be chosen from 1900 to 2100';
const inTokens = (name: string) => `@deck/tokens: ${name}`;

/** The constants of section 9 of the specification, with the story that fails when one changes. */
export const constantStories = {
  years: {
    what: 'Years of a date',
    where: 'calendar/date-rules.ts',
    story: 'proofs-fields-date-field-calendar--years',
    promise: years,
  },
  monday: {
    what: 'First day of a week',
    where: 'calendar/calendar.tsx',
    story: 'proofs-fields-date-field-calendar--years',
    promise: years,
  },
  clock: {
    what: 'The clock of a time',
    where: '@deck/values: readTime',
    story: 'proofs-fields-time-field--typed',
    promise: '930, 9:30, 21h30 and a pasted 9:30 PM are parsed on blur, not before, in 24-hour time',
  },
  step: {
    what: 'Step of minutes and seconds',
    where: 'time-field/step-time.ts',
    story: 'proofs-fields-time-field--steps',
    promise: 'Arrow keys go to the next multiple of five minutes, across midnight too',
  },
  breakpoint: {
    what: 'Width from which two months are shown',
    where: inTokens('breakpoint.phone'),
    story: 'proofs-fields-date-range-field-calendar--two-months',
    promise: 'One month below 768 pixels, two above',
  },
  separator: {
    what: 'Between two dates',
    where: 'date-range-field/range-words.ts',
    story: 'proofs-fields-date-range-field-typing--typed',
    promise: 'It can be typed and pasted in many forms, parsed on blur or Enter',
  },
  backToTop: {
    what: 'Back to top appears after',
    where: inTokens('backToTopThreshold'),
    story: 'proofs-data-table-that-scrolls--back-to-top',
    promise: 'The back-to-top button appears after 150 px, and keeps the focus in the table',
  },
  bottom: {
    what: 'The next page comes this near to the bottom',
    where: inTokens('bottomScrollTrigger'),
    story: 'proofs-data-table-that-scrolls--loads-more',
    promise: 'The next page loads near the end, or by its button',
  },
  copied: {
    what: '“Copied” stays',
    where: inTokens('copiedMs'),
    story: 'proofs-actions-copy-button--copied',
    promise: '“Copied” is shown and announced for 3 s',
  },
  countdown: {
    what: 'A countdown is renewed every',
    where: inTokens('countdownMs'),
    story: 'proofs-data-countdown--every-minute',
    promise: 'All countdowns of a page update together every 60 seconds, by a single timer',
  },
  password: {
    what: 'A password has at least',
    where: '@deck/values: passwordLength',
    story: 'proofs-fields-password-field--shortest',
    promise: 'A new password of less than 8 characters is reported on blur, a current password never',
  },
  dropdown: {
    what: 'Between a field and its list',
    where: inTokens('dropdownOffset'),
    story: 'proofs-fields-select--pressed',
    promise:
      'A press opens the list 5 px below, with a check at the selection; a press on another option chooses it',
  },
  hint: {
    what: 'Icon of a hint',
    where: inTokens('hintSize'),
    story: 'proofs-layers-hint--twenty',
    promise: 'Its icon is 20 by 20 px, its target at least 24',
  },
  tooltip: {
    what: 'Width of a tooltip',
    where: inTokens('tooltipWidth'),
    story: 'proofs-layers-tooltip--narrow',
    promise: 'It is at most 150 px wide unless another width is set',
  },
  spinner: {
    what: 'Size of a spinner',
    where: inTokens('spinnerSize'),
    story: 'proofs-feedback-spinner--sized',
    promise: 'It is 32 px unless a smaller size is set',
  },
  layers: {
    what: 'Layers begin at z-index',
    where: inTokens('layerBase'),
    story: 'proofs-layers-stacking--on-the-page',
    promise: 'A popover on the page is below every dialog, from z-index 1000 on',
  },
  colours: {
    what: 'Colours of a text',
    where: 'color-palette/palette.ts',
    story: 'proofs-fields-color-field--one-stop',
    promise: 'The palette is a single tab stop with eighty named colours',
  },
  lifetime: {
    what: 'The shortest lifetime',
    where: '@deck/values: lifetimeMinimums',
    story: 'proofs-fields-lifetime-field--minimum',
    promise: 'Less than 1 day, 1 hour or 60 minutes is reported on blur, and not changed',
  },
  divider: {
    what: 'Divider of breadcrumbs',
    where: 'breadcrumbs/breadcrumbs.tsx',
    story: 'proofs-layout-breadcrumbs--slash',
    promise: 'The slashes between steps are decorative',
  },
  decimals: {
    what: 'Decimals of an amount',
    where: '@deck/values: getExponent',
    story: 'proofs-fields-amount-field--own-decimals',
    promise: 'A currency has its own decimals: the yen none',
  },
} as const satisfies Readonly<Record<string, ConstantStory>>;
