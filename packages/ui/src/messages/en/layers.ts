import { plural } from '../plural.ts';

/** The words of what floats above the page, in English. */
export const layers = {
  commandPalette: {
    results: (found: number) => plural('en', found, { one: '# result', other: '# results' }),
    none: (query: string) => `Nothing matches “${query}”`,
    start: 'Start typing to search',
    recent: 'Recent',
    searching: (group: string) => `Searching: ${group}`,
    failed: (group: string) => `Could not be searched: ${group}`,
    retry: (group: string) => `Try again: ${group}`,
    acts: (count: number) => plural('en', count, { one: '# action', other: '# actions' }),
    toActs: 'actions',
    back: 'back',
    move: 'move',
    open: 'open',
    close: 'close',
  },
  hint: {
    about: (subject: string) => `About: ${subject}`,
  },
  lazyPart: {
    failed: 'This part could not be loaded. If trying again does not help, reload the page.',
    retry: 'Try again',
  },
  modal: {
    close: 'Close',
    cancel: 'Cancel',
    discardTitle: 'Discard what you have entered?',
    discardText: 'It has not been saved and cannot be brought back.',
    keepEditing: 'Keep editing',
    discard: 'Discard',
  },
  peek: {
    previous: 'Previous row',
    next: 'Next row',
    open: 'Open the page',
  },
};
