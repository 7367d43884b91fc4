import type { guests as english } from '../en/guests.ts';
import type { Translated } from '../i18n.ts';

export const guests: Translated<typeof english, 'el'> = {
  orders: 'Παραγγελίες',
  payments: 'Πληρωμές',
  money: 'Χρήματα σε {{currency}}',
  contact: 'Επικοινωνία',
  cards: 'Αποθηκευμένες κάρτες',
  noPayments: 'Καμία πληρωμή ακόμη',
  noCards: 'Καμία κάρτα ακόμη',
  count_one: '{{count, number}} παραγγελία',
  count_other: '{{count, number}} παραγγελίες',
  newest: 'Εμφανίζονται και αθροίζονται μόνο οι νεότερες παραγγελίες και πληρωμές.',
  due: 'Οφειλή',
  nothingDue: 'Καμία οφειλή',
  sum: {
    total: 'Σύνολο',
    paid: 'Πληρωμένο',
    held: 'Δεσμευμένο',
    asked: 'Ζητήθηκε',
    refunded: 'Επιστράφηκε',
    due: 'Οφειλή',
  },
  expires: 'Ισχύει έως',
  expired: 'Έχει λήξει',
  notFound: 'Δεν υπάρχει τέτοιος πελάτης',
  notFoundText: 'Η παραγγελία ίσως ανήκει σε άλλο τμήμα ή σε κατάλυμα που δεν σας έχει ανατεθεί.',
  failed: 'Ο πελάτης δεν φορτώθηκε',
};
