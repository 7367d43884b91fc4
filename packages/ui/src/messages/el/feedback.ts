import type { feedback as english } from '../en/feedback.ts';

/** The words of what says how things stand, in Greek. */
export const feedback: typeof english = {
  spinner: {
    loading: 'Φόρτωση',
  },
  toast: {
    region: 'Μηνύματα',
    close: (title) => `Κλείσιμο: ${title}`,
  },
};
