import type { fields as english } from '../en/fields.ts';
import { plural } from '../plural.ts';

/** The words of fields that are typed into, in Greek. */
export const fields: typeof english = {
  amountField: {
    twoReadings: 'Διαβάζεται με δύο τρόπους. Επιλέξτε έναν.',
    aboveZero: 'Εισαγάγετε ποσό μεγαλύτερο από το μηδέν',
    unknownCurrency: 'Επιλέξτε πρώτα ένα νόμισμα που ισχύει',
    atMost: (limit) => `Το πολύ ${limit}`,
    refusal: {
      notANumber: (example) => `Εισαγάγετε το ποσό με ψηφία, π.χ. ${example}`,
      otherCurrency: (_example, currency) => `Είναι σε άλλο νόμισμα. Εισαγάγετε το ποσό σε ${currency}`,
      negative: () => 'Εισαγάγετε το ποσό χωρίς μείον',
      tooManyDecimals: (_example, currency, decimals) =>
        decimals === 0
          ? `Το ${currency} δεν έχει δεκαδικά`
          : plural('el', decimals, { one: 'Το πολύ # δεκαδικό', other: 'Το πολύ # δεκαδικά' }),
      tooLarge: () => 'Το ποσό είναι υπερβολικά μεγάλο',
    },
  },
  characters: {
    used: (used, limit) =>
      plural('el', limit, { one: `${used} από # χαρακτήρα`, other: `${used} από # χαρακτήρες` }),
    left: (left) => plural('el', left, { one: 'Απομένει # χαρακτήρας', other: 'Απομένουν # χαρακτήρες' }),
    over: (over) => plural('el', over, { one: '# χαρακτήρας παραπάνω', other: '# χαρακτήρες παραπάνω' }),
  },
  field: {
    optional: 'προαιρετικό',
  },
  fileDrop: {
    choose: (several) => (several ? 'Επιλογή αρχείων' : 'Επιλογή αρχείου'),
    drop: 'ή σύρετέ το εδώ ή επικολλήστε το',
    release: 'Αφήστε το για προσθήκη',
    limits: (kinds, size) =>
      [kinds, size === '' ? '' : `έως ${size}`].filter((part) => part !== '').join(', '),
    kinds: { image: 'εικόνες', text: 'αρχεία κειμένου', audio: 'ήχος', video: 'βίντεο' },
    refusal: {
      type: (name, { kinds }) => `${name}: δεν γίνεται δεκτό. Δεκτά: ${kinds}`,
      size: (name, { size }) => `${name}: μεγαλύτερο από ${size}`,
      empty: (name) => `${name}: το αρχείο είναι κενό`,
      folder: (name) => `${name}: είναι φάκελος. Επιλέξτε τα αρχεία του`,
      again: (name) => `${name}: υπάρχει ήδη στη λίστα`,
      count: (_name, { count: most }) =>
        plural('el', most, { one: 'Μόνο # αρχείο κάθε φορά', other: 'Το πολύ # αρχεία' }),
    },
    more: (more) => plural('el', more, { one: 'Ακόμη # δεν προστέθηκε', other: 'Ακόμη # δεν προστέθηκαν' }),
    taken: (names) => `Προστέθηκε: ${names.join(', ')}`,
    removed: (name) => `Αφαιρέθηκε: ${name}`,
    remove: (name) => `Αφαίρεση: ${name}`,
    cancel: (name) => `Ακύρωση: ${name}`,
    retry: (name) => `Δοκιμή ξανά: ${name}`,
    progress: (name) => `Πρόοδος: ${name}`,
    underWay: 'Αποστολή',
    sent: (percent, size) => `${percent} από ${size}`,
    done: 'Στάλθηκε',
  },
  numberField: {
    unreadable: 'Εισαγάγετε ακέραιο αριθμό με ψηφία',
    tooLarge: 'Ο αριθμός είναι υπερβολικά μεγάλος',
    min: (least) => `Τουλάχιστον ${least}`,
    max: (most) => `Το πολύ ${most}`,
    step: (step, near) => (near.length === 0 ? `Ανά ${step}` : `Ανά ${step}, π.χ. ${near.join(' ή ')}`),
  },
  panField: {
    brand: (name) => `Τύπος κάρτας: ${name}`,
    foreign: 'Εισαγάγετε τον αριθμό κάρτας με ψηφία, π.χ. 4111 1111 1111 1111',
    refused: 'Δεν βρέθηκε αριθμός κάρτας σε αυτό που επικολλήθηκε',
  },
  passwordField: {
    show: 'Εμφάνιση κωδικού',
    hide: 'Απόκρυψη κωδικού',
    capsLock: 'Το Caps Lock είναι ενεργό',
    shortest: (length) =>
      plural('el', length, {
        one: 'Γράψτε τουλάχιστον # χαρακτήρα',
        other: 'Γράψτε τουλάχιστον # χαρακτήρες',
      }),
    different: (other) => `Η τιμή πρέπει να είναι ίδια με το πεδίο «${other}»`,
  },
  phoneField: {
    country: (name) => `Χώρα: ${name}`,
    noCountry: 'Επιλέξτε χώρα',
    countries: 'Χώρες',
    find: 'Χώρα ή κωδικός κλήσης',
    none: (query) => `Καμία χώρα για «${query}»`,
    failed: 'Δεν ήταν δυνατή η φόρτωση των χωρών. Ο αριθμός μπορεί να πληκτρολογηθεί και χωρίς αυτές.',
    foreign: 'Εισαγάγετε το τηλέφωνο με ψηφία, π.χ. +30 694 412 3456',
    refused: 'Δεν βρέθηκε αριθμός τηλεφώνου σε αυτό που επικολλήθηκε',
    impossible: 'Αυτός ο αριθμός τηλεφώνου έχει πολύ λίγα ή πάρα πολλά ψηφία',
    full: 'Αυτός ο αριθμός δεν μπορεί να έχει περισσότερα ψηφία',
  },
  richText: {
    toolbar: (field) => `Μορφοποίηση: ${field}`,
    toggle: {
      bold: 'Έντονα',
      italic: 'Πλάγια',
      underline: 'Υπογράμμιση',
      strike: 'Διακριτή διαγραφή',
      bulletList: 'Λίστα',
      orderedList: 'Αριθμημένη λίστα',
    },
    color: 'Χρώμα κειμένου',
    link: 'Σύνδεσμος',
    address: 'Διεύθυνση ιστού, e-mail ή τηλέφωνο',
    noAddress: 'Εισαγάγετε διεύθυνση ιστού, e-mail ή τηλέφωνο',
    setLink: 'Ορισμός συνδέσμου',
    removeLink: 'Κατάργηση συνδέσμου',
    picture: 'Εικόνα',
    pictureWords: 'Τι δείχνει',
    pictureHint: 'Διαβάζεται όπου η εικόνα δεν φαίνεται',
    noPictureWords: 'Πείτε με λίγα λόγια τι δείχνει η εικόνα',
    setPicture: 'Εισαγωγή εικόνας',
    tag: 'Εισαγωγή ετικέτας',
    undo: 'Αναίρεση',
    redo: 'Επανάληψη',
    unknownTag: 'άγνωστη ετικέτα',
    unknownTags: (tags) => `Δεν υπάρχει τιμή για ${tags}`,
    failed: 'Δεν ήταν δυνατή η φόρτωση του επεξεργαστή. Το κείμενο δεν άλλαξε.',
    retry: 'Δοκιμή ξανά',
  },
  searchField: {
    clear: 'Καθαρισμός αναζήτησης',
  },
  typedValue: {
    readAs: (value) => `Διαβάστηκε ως ${value}`,
  },
};
