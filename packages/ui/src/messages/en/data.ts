import { count, plural } from '../plural.ts';

/** The words of tables, charts and what shows data, in English. */
export const data = {
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
      twice: (value: string) => `“${value}” appears twice.`,
      amount: (value: string) => `“${value}” is not an amount of its currency.`,
      tooMany: (limit: string) => `There are more than ${limit} of them.`,
    },
  },
  columnsMenu: {
    trigger: 'Columns',
    find: 'Find a column',
    none: 'No column has this name',
    always: 'always shown',
    noRoom: 'no room now',
    hidden: (hidden: number) =>
      plural('en', hidden, { one: '# hidden, saved for you', other: '# hidden, saved for you' }),
    order: 'Order of the columns',
    rows: 'Rows',
    density: { comfortable: 'Comfortable', compact: 'Compact' },
    showAll: 'Show all',
  },
  meter: {
    due: (amount: string) => `due ${amount}`,
  },
  newsList: {
    unread: 'Unread:',
    important: 'Important',
    markRead: (title: string) => `Mark as read: ${title}`,
    markUnread: (title: string) => `Mark as unread: ${title}`,
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
  qrCode: {
    downloadAs: (format: string) => `Download as ${format}`,
  },
  sortableList: {
    handle: (name: string) => `Move: ${name}`,
    hint: 'The up and down arrow keys move it, Home and End move it to either end. A press shows the moves; dragging works too.',
    place: (name: string, place: number, total: number) =>
      `${name}: now ${count('en', place)} of ${count('en', total)}`,
    back: (name: string) => `${name}: back in its place`,
    up: 'Move up',
    down: 'Move down',
    first: 'Move to the top',
    last: 'Move to the bottom',
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
    choose: 'Choose this row',
    chooseAll: 'Choose all rows shown',
    width: (name: string) => `Width of ${name}`,
    widthHint: 'Drag it or use the arrow keys. A double click brings back the usual width.',
    actions: 'Actions',
  },
};
