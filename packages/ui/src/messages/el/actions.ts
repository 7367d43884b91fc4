import type { actions as english } from '../en/actions.ts';

/** The words of buttons and what is pressed, in Greek. */
export const actions: typeof english = {
  button: {
    loading: 'Σε εξέλιξη',
  },
  copy: {
    copy: 'Αντιγραφή',
    copied: 'Αντιγράφηκε',
    failed: (keys) => `Το πρόγραμμα περιήγησης δεν το επέτρεψε. Πατήστε ${keys} για αντιγραφή.`,
  },
  sendButton: {
    send: { email: 'Αποστολή e-mail', sms: 'Αποστολή SMS' },
    sent: 'Στάλθηκε',
    again: 'Αποστολή ξανά',
    sentTo: (to, moment) => `Στάλθηκε: ${to}, ${moment}.`,
    notDeliveredTo: (to, moment) => `Δεν παραδόθηκε: ${to}, ${moment}.`,
    againIn: (clock) => `Ξανά σε ${clock}.`,
  },
};
