import type { layers as english } from '../en/layers.ts';
import { plural } from '../plural.ts';

/** The words of what floats above the page, in Greek. */
export const layers: typeof english = {
  commandPalette: {
    results: (found) => plural('el', found, { one: '# αποτέλεσμα', other: '# αποτελέσματα' }),
    none: (query) => `Δεν βρέθηκε τίποτα για «${query}»`,
    start: 'Πληκτρολογήστε για αναζήτηση',
    recent: 'Πρόσφατα',
    searching: (group) => `Αναζήτηση: ${group}`,
    failed: (group) => `Η αναζήτηση απέτυχε: ${group}`,
    retry: (group) => `Δοκιμή ξανά: ${group}`,
    acts: (count) => plural('el', count, { one: '# ενέργεια', other: '# ενέργειες' }),
    toActs: 'ενέργειες',
    back: 'πίσω',
    move: 'επιλογή',
    open: 'άνοιγμα',
    close: 'κλείσιμο',
  },
  hint: {
    about: (subject) => `Επεξήγηση: ${subject}`,
  },
  lazyPart: {
    failed: 'Αυτό το τμήμα δεν φορτώθηκε. Αν η νέα δοκιμή δεν βοηθήσει, φορτώστε ξανά τη σελίδα.',
    retry: 'Δοκιμή ξανά',
  },
  modal: {
    close: 'Κλείσιμο',
    cancel: 'Ακύρωση',
    discardTitle: 'Κλείσιμο χωρίς αποθήκευση;',
    discardText: 'Όσα συμπληρώσατε δεν έχουν αποθηκευτεί και δεν θα μπορούν να ανακτηθούν.',
    keepEditing: 'Συνέχεια επεξεργασίας',
    discard: 'Χωρίς αποθήκευση',
  },
  peek: {
    previous: 'Προηγούμενη γραμμή',
    next: 'Επόμενη γραμμή',
    open: 'Άνοιγμα της σελίδας',
  },
};
