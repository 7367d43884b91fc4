import type { home as english } from '../en/home.ts';
import type { Translated } from '../i18n.ts';

export const home: Translated<typeof english, 'el'> = {
  greeting: 'Καλή σας μέρα, {{name}}',
  lastOrders: 'Τελευταίες παραγγελίες',
  lastPayments: 'Τελευταίες πληρωμές',
  all: 'Προβολή όλων',
  ordersFailed: 'Οι παραγγελίες δεν φορτώθηκαν',
  paymentsFailed: 'Οι πληρωμές δεν φορτώθηκαν',
  noOrders: 'Δεν υπάρχουν ακόμη παραγγελίες',
  noPayments: 'Δεν υπάρχουν ακόμη πληρωμές',
};
