import type { choices as english } from '../en/choices.ts';
import { count, plural } from '../plural.ts';

/** The words of fields in which something is chosen, in Greek. */
export const choices: typeof english = {
  cardSelector: {
    addNew: 'Προσθήκη νέας',
    foreign: 'Η επιλεγμένη κάρτα δεν είναι στις αποθηκευμένες',
    unknownBrand: 'Κάρτα',
    endingIn: (digits) => `με τελευταία ψηφία ${digits}`,
    validUntil: (expiry) => `Ισχύει έως ${expiry}`,
    expired: (expiry) => (expiry === '' ? 'Έληξε' : `Έληξε ${expiry}`),
    none: 'Ο πελάτης δεν έχει ακόμη αποθηκευμένη κάρτα.',
    loading: 'Φόρτωση αποθηκευμένων καρτών',
    failed: 'Δεν ήταν δυνατή η φόρτωση των αποθηκευμένων καρτών.',
    retry: 'Δοκιμή ξανά',
  },
  choice: {
    foreign: (value) => `«${value}»: δεν υπάρχει τέτοια επιλογή`,
  },
  colorField: {
    open: (field, color) =>
      color === '' ? `Επιλογή χρώματος: ${field}` : `Επιλογή χρώματος: ${field}, τώρα ${color}`,
    unreadable: 'Εισαγάγετε χρώμα, π.χ. #0074c0 ή rgb(0, 116, 192)',
  },
  colorPalette: {
    label: 'Χρώματα',
    none: 'Χωρίς χρώμα',
    name: (hue, step) => `${hue} ${step}`,
    hues: {
      grey: 'Γκρι',
      red: 'Κόκκινο',
      orange: 'Πορτοκαλί',
      amber: 'Κεχριμπαρένιο',
      olive: 'Λαδί',
      green: 'Πράσινο',
      teal: 'Πετρόλ',
      blue: 'Μπλε',
      indigo: 'Λουλακί',
      plum: 'Δαμασκηνί',
    },
    readable: (ratio) => `Αντίθεση ${ratio} προς 1, διαβάζεται`,
    unreadable: (ratio) => `Αντίθεση ${ratio} προς 1, δεν διαβάζεται καλά`,
  },
  combobox: {
    clear: (label) => `Καθαρισμός: ${label}`,
    found: (found, total) => `${count('el', found)} από ${count('el', total)}`,
    options: (total) => plural('el', total, { one: '# επιλογή', other: '# επιλογές' }),
    none: (query) => `Κανένα αποτέλεσμα για «${query}»`,
    empty: 'Δεν υπάρχουν επιλογές',
    chosen: (label) => `Επιλέχθηκε: ${label}`,
    kept: (label) => `Δεν επιλέχθηκε κάτι νέο. Παραμένει: ${label}`,
    cleared: 'Δεν έχει επιλεγεί τίποτα',
  },
  choiceChips: {
    some: (chosen: number, total: number) => `${count('el', chosen)} από ${count('el', total)}`,
    showAll: 'Εμφάνιση όλων',
    showFewer: 'Λιγότερα',
  },
  multiSelect: {
    all: (total) => `Και οι ${count('el', total)}`,
    some: (chosen, total) => `${count('el', chosen)} από ${count('el', total)}`,
    allOf: (group) => `Όλη η ομάδα: ${group}`,
    find: (label) => `Εύρεση: ${label}`,
    selectAll: 'Επιλογή όλων',
    selectFound: (found) =>
      plural('el', found, { one: 'Επιλογή # που βρέθηκε', other: 'Επιλογή # που βρέθηκαν' }),
    clear: 'Καθαρισμός',
  },
  select: {
    placeholder: 'Επιλέξτε',
  },
};
