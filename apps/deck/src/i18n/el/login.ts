import type { login as english } from '../en/login.ts';
import type { Translated } from '../i18n.ts';

export const login: Translated<typeof english, 'el'> = {
  heading: 'Σύνδεση στο Deck',
  text: 'Χρησιμοποιήστε το όνομα που σας έδωσε η εταιρεία.',
  login: 'Όνομα σύνδεσης',
  password: 'Κωδικός',
  submit: 'Σύνδεση',
  pitchText:
    'Σύνδεσμοι, προεγκρίσεις, εισπράξεις και επιστροφές για ξενοδοχεία, σκάφη, τζετ και αυτοκίνητα, σε ένα μέρος.',
  terms: 'Όροι',
  privacy: 'Απόρρητο',
  support: 'Υποστήριξη',
  attemptsLeft_one: 'Λάθος όνομα ή κωδικός. Απομένει {{count}} προσπάθεια.',
  attemptsLeft_other: 'Λάθος όνομα ή κωδικός. Απομένουν {{count}} προσπάθειες.',
};
