import type { notifications as english } from '../en/notifications.ts';
import type { Translated } from '../i18n.ts';

export const notifications: Translated<typeof english, 'el'> = {
  title: 'Ειδοποιήσεις',
  bell_one: 'Ειδοποιήσεις, {{count, number}} μη αναγνωσμένη',
  bell_other: 'Ειδοποιήσεις, {{count, number}} μη αναγνωσμένες',
  bellNone: 'Ειδοποιήσεις, καμία μη αναγνωσμένη',
  tab: {
    PAYMENTS: 'Πληρωμές',
    SYSTEM: 'Σύστημα',
  },
  shown: {
    label: 'Ποιες θα φαίνονται',
    all: 'Όλες',
    unread: 'Νέες',
    read: 'Αναγνωσμένες',
  },
  mark: {
    label: 'Σήμανση όλων',
    allRead: 'Σήμανση όλων ως αναγνωσμένων',
    allUnread: 'Σήμανση όλων ως μη αναγνωσμένων',
    nothingUnread: 'Δεν υπάρχουν μη αναγνωσμένες',
  },
  empty: {
    all: 'Δεν έχει συμβεί τίποτα ακόμη',
    unread: 'Δεν υπάρχουν μη αναγνωσμένες',
    read: 'Δεν υπάρχουν αναγνωσμένες ακόμη',
  },
  failed: 'Οι ειδοποιήσεις δεν φορτώθηκαν',
  toast: {
    open: 'Άνοιγμα',
  },
  type: {
    CAPTURE_REMINDER: 'Υπενθύμιση είσπραξης',
    PASSWORD_CHANGED: 'Αλλαγή κωδικού',
    DECLINED: 'Απορρίφθηκε',
    ERROR: 'Σφάλμα',
    EXPIRED: 'Έληξε',
    SUCCESS: 'Επιτυχία',
    REFUNDED: 'Επιστροφή',
    CAPTURED: 'Εισπράχθηκε',
    TENDER_CREATED: 'Κάρτα αποθηκεύτηκε',
    CANCELLATION: 'Ακύρωση',
    INVOICE_DUE: 'Λήγει η προθεσμία τιμολογίου',
    LINK_EXPIRING_24_HOURS: 'Σύνδεσμος λήγει εντός 24 ωρών',
    SCHEDULED_CHARGE_NEAR: 'Πλησιάζει μελλοντική χρέωση',
    ORDER_CANCELED: 'Ακύρωση παραγγελίας',
    FINALIZED: 'Οριστικοποιήθηκε',
    SYSTEM_MESSAGE: 'Μήνυμα',
  },
};
