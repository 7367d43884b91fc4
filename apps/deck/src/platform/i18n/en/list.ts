/** The words of every long list: filters, export, what is found. */
export const list = {
  reset: 'Reset',
  nothingText: 'Change what you search for, or reset the filters.',
  cutOff: 'The first {{count, number}} are listed: filter to see others, or export them all',
  columns: {
    back: 'Back to the company’s columns',
    save: 'Save as the company’s default',
    saved: 'Saved for the company',
    savedText: 'Everyone who has not chosen columns of their own sees these.',
  },
  filters: {
    open: 'Filters',
    openCount: 'Filters: {{count, number}}',
    title: 'Filters',
    apply: 'Apply',
    resetAll: 'Reset all filters',
    from: 'from {{from}}',
    to: 'up to {{to}}',
    andMore: '{{named}} and {{count, number}} more',
    currency: 'Currency',
    anyCurrency: 'Any',
    amountFrom: 'Amount from',
    amountTo: 'Amount up to',
  },
  export: {
    open: 'Export',
    text_one:
      'The {{count, number}} row found goes into a CSV file for spreadsheets, with the columns that are shown.',
    text_other:
      'All {{count, number}} rows found go into a CSV file for spreadsheets, with the columns that are shown.',
    textMore:
      'All rows found, more than {{count, number}}, go into a CSV file for spreadsheets, with the columns that are shown.',
    newest: 'A list this long is written newest first.',
    currency: 'Currency',
    start: 'Export',
    again: 'Export again',
    cancel: 'Cancel export',
    goOn: 'Continue',
    written: '{{count, number}} of {{all, number}}',
    writtenMore: '{{count, number}} of more than {{all, number}}',
    halted: 'The next rows did not arrive',
    haltedText: 'What has been written so far is kept. Continue when the connection is back.',
    failed: 'The file could not be written',
    failedText: 'Check that the disk has room for it, then export again.',
    done_one: '{{count, number}} row exported',
    done_other: '{{count, number}} rows exported',
  },
};
