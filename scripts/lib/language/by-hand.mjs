import { PLACES } from '../places.mjs';

const { api, deck, guest, kit, sandbox, tokens, values } = PLACES;

/** What a person must decide for a new language, since a copy of English cannot, by its file. */
export const byHand = /** @type {const} */ ([
  [deck.countedTest, 'how the language counts: the compiler asks for its row in `grammar`'],
  [
    kit.countedTest,
    'the sentences that count, as a reader writes them: the compiler asks for them in `written`',
  ],
  [
    sandbox.companies,
    'whether new companies write letters in it: the default of `templateLanguages`, and its migration',
  ],
  [guest.cities, 'how the language says that something is in a city, in `places`'],
  [tokens.fontFaces, 'the letters of its script, in `subsets`'],
  [values.lifetime, 'how people write days, hours and minutes in it'],
  [values.time, 'how people write AM and PM in it'],
  [values.currencyMarks, 'how people write currencies in it, in `everyday`'],
  [deck.fileColumns, 'the headings by which columns of a file are known'],
  [api.columnHeadings, 'the heading of a column of currencies'],
  [tokens.readerTest, 'the lines in which faults are found: a tagline more moves them by one'],
  [deck.csv, 'how a date is written in an exported file'],
]);
