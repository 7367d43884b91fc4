import type { layout as english } from '../en/layout.ts';

/** The words of the frame of the page, in Greek. */
export const layout: typeof english = {
  appFrame: {
    skip: 'Μετάβαση στο περιεχόμενο',
    environment: 'Περιβάλλον',
  },
  breadcrumbs: {
    label: 'Διαδρομή πλοήγησης',
    back: (to) => `Πίσω: ${to}`,
  },
  filterBar: {
    label: 'Φίλτρα',
  },
  filterChips: {
    label: 'Ενεργά φίλτρα',
    remove: (label: string, value: string) => `Αφαίρεση του φίλτρου ${label}: ${value}`,
  },
  sidebar: {
    label: 'Κύριο μενού',
    businessProfile: 'Επιχειρηματικό προφίλ',
    collapse: 'Σύμπτυξη μενού',
    expand: 'Ανάπτυξη μενού',
    open: 'Άνοιγμα μενού',
    close: 'Κλείσιμο μενού',
  },
  stepper: {
    label: 'Βήματα',
    done: 'ολοκληρώθηκε',
  },
};
