import { PLACES } from '../places.mjs';

const { deck, kit } = PLACES;

/** What a new language needs that no copy of English can give, by its place. */
export const byHand = /** @type {const} */ ([
  [deck.countedTest, 'how the language counts: the compiler asks for its row in `grammar`'],
  [
    kit.countedTest,
    'the sentences that count, as a reader writes them: the compiler asks for them in `written`',
  ],
  [
    'apps/sandbox/src/database/schema/companies.ts',
    'whether new companies write letters in it: the default of `templateLanguages`, and its migration',
  ],
  ['packages/tokens/src/theme/font-faces.ts', 'the letters of its script, in `subsets`'],
  ['packages/values/src/lifetime.ts', 'how people write days, hours and minutes in it'],
  ['packages/values/src/time.ts', 'how people write AM and PM in it'],
  ['packages/values/src/currency-marks.ts', 'how people write currencies in it, in `everyday`'],
  [
    'apps/deck/src/screens/upload-file/template/guess-fields.ts',
    'the headings by which columns of a file are known',
  ],
  [
    'packages/tokens/src/brand/read-brand.test.ts',
    'the lines in which faults are found: a tagline more moves them by one',
  ],
  ['apps/deck/src/list/export/csv.ts', 'how a date is written in an exported file'],
]);
