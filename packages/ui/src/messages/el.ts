import type { Messages } from './messages.ts';
import { count, plural } from './plural.ts';

export const el: Messages = {
  amountField: {
    twoReadings: 'Διαβάζεται με δύο τρόπους. Επιλέξτε έναν.',
    aboveZero: 'Εισαγάγετε ποσό μεγαλύτερο από το μηδέν',
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
  appFrame: {
    skip: 'Μετάβαση στο περιεχόμενο',
    environment: 'Περιβάλλον',
  },
  breadcrumbs: {
    label: 'Διαδρομή πλοήγησης',
    back: (to) => `Πίσω: ${to}`,
  },
  button: {
    loading: 'Σε εξέλιξη',
  },
  calendar: {
    label: 'Ημερολόγιο',
    open: (field) => `Άνοιγμα ημερολογίου: ${field}`,
    clear: (field) => `Καθαρισμός: ${field}`,
    months: 'Μήνες',
    previous: 'Προηγούμενος μήνας',
    next: 'Επόμενος μήνας',
    month: 'Μήνας',
    year: 'Έτος',
    weekdays: ['Δε', 'Τρ', 'Τε', 'Πέ', 'Πα', 'Σά', 'Κυ'],
    today: 'σήμερα',
    selected: 'επιλεγμένη',
    first: 'πρώτη ημέρα',
    last: 'τελευταία ημέρα',
    refusal: {
      early: (date) => `Πρώτη δυνατή ημέρα: ${date}`,
      late: (date) => `Τελευταία δυνατή ημέρα: ${date}`,
      weekday: (weekday) => `Δεν διατίθεται ημέρα: ${weekday}`,
      taken: 'Αυτή η ημέρα δεν μπορεί να επιλεγεί',
    },
  },
  characters: {
    used: (used, limit) =>
      plural('el', limit, { one: `${used} από # χαρακτήρα`, other: `${used} από # χαρακτήρες` }),
    left: (left) => plural('el', left, { one: 'Απομένει # χαρακτήρας', other: 'Απομένουν # χαρακτήρες' }),
    over: (over) => plural('el', over, { one: '# χαρακτήρας παραπάνω', other: '# χαρακτήρες παραπάνω' }),
  },
  columnsMenu: {
    trigger: 'Στήλες',
    find: 'Εύρεση στήλης',
    none: 'Καμία στήλη δεν έχει αυτό το όνομα',
    always: 'εμφανίζεται πάντα',
    hidden: (hidden) =>
      plural('el', hidden, {
        one: '# κρυφή, αποθηκεύτηκε για εσάς',
        other: '# κρυφές, αποθηκεύτηκε για εσάς',
      }),
    showAll: 'Εμφάνιση όλων',
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
  copy: {
    copy: 'Αντιγραφή',
    copied: 'Αντιγράφηκε',
    failed: (keys) => `Το πρόγραμμα περιήγησης δεν το επέτρεψε. Πατήστε ${keys} για αντιγραφή.`,
  },
  dateField: {
    placeholder: 'ηη.μμ.εεεε',
    unreadable: (example) => `Εισαγάγετε ημερομηνία, π.χ. ${example}`,
  },
  dateRangeField: {
    placeholder: 'ηη.μμ.εεεε - ηη.μμ.εεεε',
    unreadable: (example) => `Εισαγάγετε δύο ημερομηνίες, π.χ. ${example}`,
    backwards: 'Το διάστημα τελειώνει πριν αρχίσει',
    incomplete: 'Εισαγάγετε και τις δύο ημερομηνίες',
    shortest: (length) => `Τουλάχιστον ${length}`,
    longest: (length) => `Το πολύ ${length}`,
    presets: 'Διαστήματα',
    preset: {
      today: 'Σήμερα',
      last4weeks: 'Τελευταίες 4 εβδομάδες',
      last3months: 'Τελευταίοι 3 μήνες',
      last12months: 'Τελευταίοι 12 μήνες',
      allTime: 'Όλες οι ημερομηνίες',
    },
    custom: 'Άλλο διάστημα',
    typed: 'Πρώτη και τελευταία ημέρα',
    days: (days) => plural('el', days, { one: '# ημέρα', other: '# ημέρες' }),
    nights: (nights) => plural('el', nights, { one: '# νύχτα', other: '# νύχτες' }),
    withToday: (length) => `${length}, μαζί με τη σημερινή`,
    from: (date) => `Από ${date}`,
    until: (date) => `Έως ${date}`,
    chooseFirst: 'Επιλέξτε την πρώτη ημέρα',
    chooseLast: 'Επιλέξτε την τελευταία ημέρα',
    cancel: 'Ακύρωση',
    apply: 'Εφαρμογή',
  },
  field: {
    optional: 'προαιρετικό',
  },
  filterBar: {
    label: 'Φίλτρα',
  },
  hint: {
    about: (subject) => `Επεξήγηση: ${subject}`,
  },
  lifetimeField: {
    number: 'Αριθμός',
    unit: 'Μονάδα',
    units: { days: 'Ημέρες', hours: 'Ώρες', minutes: 'Λεπτά' },
    unlimited: 'Χωρίς λήξη',
    until: (moment, zone) => `Έως ${moment}, ${zone}`,
    length: {
      days: (days) => plural('el', days, { one: '# ημέρα', other: '# ημέρες' }),
      hours: (hours) => plural('el', hours, { one: '# ώρα', other: '# ώρες' }),
      minutes: (minutes) => plural('el', minutes, { one: '# λεπτό', other: '# λεπτά' }),
    },
    shortest: (length) => `Τουλάχιστον ${length}`,
    unreadable: 'Εισαγάγετε ακέραιο αριθμό ή διάρκεια, π.χ. 36 ώρες',
    tooLong: 'Η διάρκεια ξεπερνά τα όρια του ημερολογίου',
    converted: (from, to) => `${from}: έγινε ${to}`,
  },
  meter: {
    due: (amount) => `οφειλή ${amount}`,
  },
  modal: {
    close: 'Κλείσιμο',
    cancel: 'Ακύρωση',
    discardTitle: 'Κλείσιμο χωρίς αποθήκευση;',
    discardText: 'Όσα συμπληρώσατε δεν έχουν αποθηκευτεί και δεν θα μπορούν να ανακτηθούν.',
    keepEditing: 'Συνέχεια επεξεργασίας',
    discard: 'Χωρίς αποθήκευση',
  },
  multiSelect: {
    all: (total) => `Και οι ${count('el', total)}`,
    some: (chosen, total) => `${count('el', chosen)} από ${count('el', total)}`,
    find: (label) => `Εύρεση: ${label}`,
    selectAll: 'Επιλογή όλων',
    selectFound: (found) =>
      plural('el', found, { one: 'Επιλογή # που βρέθηκε', other: 'Επιλογή # που βρέθηκαν' }),
    clear: 'Καθαρισμός',
  },
  panField: {
    brand: (name) => `Τύπος κάρτας: ${name}`,
  },
  passwordField: {
    show: 'Εμφάνιση κωδικού',
    hide: 'Απόκρυψη κωδικού',
    capsLock: 'Το Caps Lock είναι ενεργό',
  },
  phoneField: {
    country: (name) => `Χώρα: ${name}`,
    noCountry: 'Επιλέξτε χώρα',
    countries: 'Χώρες',
    find: 'Χώρα ή κωδικός κλήσης',
    none: (query) => `Καμία χώρα για «${query}»`,
    failed: 'Δεν ήταν δυνατή η φόρτωση των χωρών. Ο αριθμός μπορεί να πληκτρολογηθεί και χωρίς αυτές.',
  },
  qrCode: {
    downloadAs: (format) => `Λήψη ως ${format}`,
  },
  searchField: {
    clear: 'Καθαρισμός αναζήτησης',
  },
  select: {
    placeholder: 'Επιλέξτε',
  },
  sendButton: {
    send: { email: 'Αποστολή e-mail', sms: 'Αποστολή SMS' },
    sent: 'Στάλθηκε',
    again: 'Αποστολή ξανά',
    sentTo: (to, moment) => `Στάλθηκε: ${to}, ${moment}.`,
    againIn: (clock) => `Ξανά σε ${clock}.`,
  },
  sidebar: {
    label: 'Κύριο μενού',
    businessProfile: 'Επιχειρηματικό προφίλ',
    collapse: 'Σύμπτυξη μενού',
    expand: 'Ανάπτυξη μενού',
    open: 'Άνοιγμα μενού',
    close: 'Κλείσιμο μενού',
  },
  spinner: {
    loading: 'Φόρτωση',
  },
  stepper: {
    label: 'Βήματα',
    done: 'ολοκληρώθηκε',
  },
  table: {
    empty: 'Δεν υπάρχουν δεδομένα για εμφάνιση',
    error: 'Δεν ήταν δυνατή η φόρτωση των δεδομένων',
    errorText: 'Ο διακομιστής δεν απάντησε. Τίποτα δεν άλλαξε.',
    moreError: 'Δεν ήταν δυνατή η φόρτωση των επόμενων γραμμών.',
    retry: 'Δοκιμάστε ξανά',
    loading: 'Φόρτωση',
    showing: (shown, total, exact) =>
      `Εμφανίζονται ${count('el', shown)} από ${count('el', total)}${exact ? '' : '+'}`,
    loadMore: 'Φόρτωση περισσότερων',
    backToTop: 'Επιστροφή στην κορυφή',
    pinned: 'Καρφιτσωμένο',
    actions: 'Ενέργειες',
  },
  timeField: {
    placeholder: 'ωω:λλ',
    unreadable: (example) => `Εισαγάγετε ώρα, π.χ. ${example}`,
  },
  toast: {
    region: 'Μηνύματα',
    close: (title) => `Κλείσιμο: ${title}`,
  },
  typedValue: {
    readAs: (value) => `Διαβάστηκε ως ${value}`,
  },
};
