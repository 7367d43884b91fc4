import type { start as english } from '../en/start.ts';
import type { Translated } from '../i18n.ts';

export const start: Translated<typeof english, 'el'> = {
  title: {
    login: 'Σύνδεση',
    resetPassword: 'Ξεχάσατε τον κωδικό',
    changePassword: 'Νέος κωδικός',
    setPassword: 'Ορισμός κωδικού',
    linkInvalid: 'Άκυρος σύνδεσμος',
    linkNotFound: 'Ο σύνδεσμος δεν βρέθηκε',
  },
  action: {
    reload: 'Ανανέωση σελίδας',
  },
  waiting: {
    title: 'Αναμονή απάντησης του διακομιστή',
    page: 'Η σελίδα ανοίγει μόνη της μόλις απαντήσει ο διακομιστής.',
  },
  crash: {
    title: 'Η σελίδα δεν μπόρεσε να εμφανιστεί',
    text: 'Τίποτα δεν στάλθηκε ούτε άλλαξε. Ανανεώστε τη σελίδα και δοκιμάστε ξανά.',
  },
  validation: {
    required: 'Συμπληρώστε αυτό το πεδίο',
  },
  errors: {
    network: 'Δεν υπάρχει σύνδεση με τον διακομιστή. Ελέγξτε το δίκτυο και δοκιμάστε ξανά.',
    server: 'Ο διακομιστής δεν απάντησε. Δοκιμάστε σε λίγο.',
    code: {
      INVALID_2FA_CODE: 'Λάθος κωδικός επαλήθευσης!',
      USER_NOT_FOUND: 'Λάθος όνομα σύνδεσης',
      ACCESS_DENIED: 'Δεν επιτρέπεται η πρόσβαση.',
      ACCOUNT_LOCKED: 'Ο λογαριασμός κλειδώθηκε. Ορίστε νέο κωδικό από το «Ξέχασα τον κωδικό».',
      RESET_LINK_INVALID: 'Ο σύνδεσμος δεν είναι έγκυρος ή έληξε. Ζητήστε νέον.',
      TOO_MANY_REQUESTS: 'Πάρα πολλές προσπάθειες. Περιμένετε λίγο.',
      WRONG_CREDENTIALS: 'Λάθος όνομα σύνδεσης ή κωδικός.',
    },
  },
};
