import type { data as english } from '../en/data.ts';
import { count, plural } from '../plural.ts';

/** The words of tables, charts and what shows data, in Greek. */
export const data: typeof english = {
  chart: {
    asTable: 'Προβολή ως πίνακας',
    day: 'Ημέρα',
    month: 'Μήνας',
    walk: (label) => `${label}: περιήγηση στα ποσά`,
    total: 'Σύνολο',
    none: 'χωρίς ποσό',
    unreadable: 'Τα ποσά αυτά δεν μπορούν να σχεδιαστούν',
    refusal: {
      currency: (value) => `Το «${value}» δεν είναι νόμισμα.`,
      date: (value) => `Το «${value}» δεν είναι ημερομηνία αυτού του γραφήματος.`,
      twice: (value) => `Το «${value}» υπάρχει δύο φορές.`,
      amount: (value) => `Το «${value}» δεν είναι ποσό αυτού του νομίσματος.`,
      tooMany: (limit) => `Είναι περισσότερα από ${limit}.`,
    },
  },
  columnsMenu: {
    trigger: 'Στήλες',
    find: 'Εύρεση στήλης',
    none: 'Καμία στήλη δεν έχει αυτό το όνομα',
    always: 'εμφανίζεται πάντα',
    noRoom: 'δεν χωράει τώρα',
    hidden: (hidden) =>
      plural('el', hidden, {
        one: '# κρυφή, αποθηκεύτηκε για εσάς',
        other: '# κρυφές, αποθηκεύτηκε για εσάς',
      }),
    order: 'Σειρά των στηλών',
    rows: 'Γραμμές',
    density: { comfortable: 'Άνετες', compact: 'Πυκνές' },
    showAll: 'Εμφάνιση όλων',
  },
  meter: {
    due: (amount) => `οφειλή ${amount}`,
  },
  newsList: {
    unread: 'Μη αναγνωσμένο:',
    important: 'Σημαντικό',
    markRead: (title) => `Σήμανση ως αναγνωσμένο: ${title}`,
    markUnread: (title) => `Σήμανση ως μη αναγνωσμένο: ${title}`,
  },
  pagination: {
    page: (page) => `Σελίδα ${count('el', page)}`,
    pageOf: (page, last, exact) => `Σελίδα ${count('el', page)} από ${count('el', last)}${exact ? '' : '+'}`,
    previous: 'Προηγούμενη σελίδα',
    next: 'Επόμενη σελίδα',
    size: 'Γραμμές ανά σελίδα',
    none: 'Δεν υπάρχουν γραμμές',
    range: (first, last, total, exact) =>
      `${count('el', first)} - ${count('el', last)} από ${count('el', total)}${exact ? '' : '+'}`,
    beyond: (page, last) =>
      `Δεν υπάρχει σελίδα ${count('el', page)}. Η τελευταία είναι η ${count('el', last)}.`,
  },
  qrCode: {
    downloadAs: (format) => `Λήψη ως ${format}`,
  },
  sortableList: {
    handle: (name) => `Μετακίνηση: ${name}`,
    hint: 'Τα βέλη πάνω και κάτω μετακινούν τη γραμμή, τα Home και End στην αρχή και στο τέλος. Το πάτημα δείχνει τις κινήσεις, μετακινείται και με σύρσιμο.',
    place: (name, place, total) => `${name}: τώρα ${count('el', place)} από ${count('el', total)}`,
    back: (name) => `${name}: πάλι στη θέση του`,
    up: 'Πιο πάνω',
    down: 'Πιο κάτω',
    first: 'Στην αρχή',
    last: 'Στο τέλος',
  },
  table: {
    empty: 'Δεν υπάρχουν δεδομένα για εμφάνιση',
    error: 'Δεν ήταν δυνατή η φόρτωση των δεδομένων',
    errorText: 'Ο διακομιστής δεν απάντησε. Τίποτα δεν άλλαξε.',
    moreError: 'Δεν ήταν δυνατή η φόρτωση των επόμενων γραμμών.',
    retry: 'Δοκιμή ξανά',
    loading: 'Φόρτωση',
    showing: (shown, total, exact) =>
      `Εμφανίζονται ${count('el', shown)} από ${count('el', total)}${exact ? '' : '+'}`,
    loadMore: 'Φόρτωση περισσότερων',
    backToTop: 'Επιστροφή στην κορυφή',
    pinned: 'Καρφιτσωμένο',
    choose: 'Επιλογή αυτής της γραμμής',
    chooseAll: 'Επιλογή όλων των γραμμών που φαίνονται',
    width: (name: string) => `Πλάτος στήλης «${name}»`,
    widthHint: 'Σύρετε ή χρησιμοποιήστε τα βέλη. Με διπλό κλικ επιστρέφει το συνηθισμένο πλάτος.',
    actions: 'Ενέργειες',
  },
};
