import type { StaffWords } from './staff-words.ts';

export const el: StaffWords = {
  news: {
    CHARGED: {
      title: 'Πληρώθηκαν: {{amount}}',
      text: 'Εισπράχθηκαν {{amount}} για την παραγγελία {{order}}, πελάτης {{customer}}, {{property}}.',
    },
    AUTHORIZED: {
      title: 'Δεσμεύτηκαν: {{amount}}',
      text: 'Δεσμεύτηκαν {{amount}} για την παραγγελία {{order}}, πελάτης {{customer}}, {{property}}. Εισπράξτε τα ή αποδεσμεύστε τα.',
    },
    CAPTURED: {
      title: 'Εισπράχθηκαν: {{amount}}',
      text: 'Εισπράχθηκαν από τη δέσμευση {{amount}} για την παραγγελία {{order}}, πελάτης {{customer}}, {{property}}.',
    },
    DECLINED: {
      title: 'Απορρίφθηκαν: {{amount}}',
      text: 'Η τράπεζα απέρριψε {{amount}} για την παραγγελία {{order}}, πελάτης {{customer}}, {{property}}: {{reason}}.',
    },
    CARD_REFUSED: {
      title: 'Η κάρτα δεν έγινε δεκτή: {{order}}',
      text: 'Η κάρτα για την παραγγελία {{order}}, πελάτης {{customer}}, {{property}}, δεν επιβεβαιώθηκε: {{reason}}.',
    },
    FAILED: {
      title: 'Σφάλμα: {{amount}}',
      text: 'Η πληρωμή {{amount}} για την παραγγελία {{order}}, πελάτης {{customer}}, {{property}}, απέτυχε. Δεν χρεώθηκε τίποτα.',
    },
    ANSWER_MISSING: {
      title: 'Χωρίς απάντηση ακόμη: {{amount}}',
      text: 'Η τράπεζα δεν έχει απαντήσει για {{amount}}, παραγγελία {{order}}, πελάτης {{customer}}, {{property}}. Ζητάμε την έκβαση: μη χρεώσετε ξανά το ποσό.',
    },
    SEND_FAILED: {
      title: 'Ο σύνδεσμος δεν στάλθηκε: {{order}}',
      text: 'Ο σύνδεσμος για {{amount}}, παραγγελία {{order}}, πελάτης {{customer}}, {{property}}, δεν στάλθηκε. Στείλτε τον ξανά από την πληρωμή.',
    },
    EXPIRED: {
      title: 'Έληξε: {{amount}}',
      text: 'Ο σύνδεσμος για {{amount}}, παραγγελία {{order}}, πελάτης {{customer}}, {{property}}, έληξε χωρίς πληρωμή.',
    },
    HOLD_ENDED: {
      title: 'Έληξε η δέσμευση: {{amount}}',
      text: 'Η τράπεζα ήρε τη δέσμευση {{amount}} για την παραγγελία {{order}}, πελάτης {{customer}}, {{property}}. Το ποσό δεν μπορεί πια να εισπραχθεί.',
    },
    CARD_REQUEST_EXPIRED: {
      title: 'Έληξε το αίτημα κάρτας: {{order}}',
      text: 'Δεν δόθηκε εγκαίρως κάρτα για την παραγγελία {{order}}, πελάτης {{customer}}, {{property}}.',
    },
    REFUNDED: {
      title: 'Επιστροφή: {{amount}}',
      text: 'Επιστράφηκαν {{amount}} για την παραγγελία {{order}}, πελάτης {{customer}}, {{property}}.',
    },
    REVOKED: {
      title: 'Η πληρωμή ακυρώθηκε: {{amount}}',
      text: 'Η πληρωμή {{amount}} για την παραγγελία {{order}}, πελάτης {{customer}}, {{property}}, ακυρώθηκε.',
    },
    HOLD_VOIDED: {
      title: 'Αποδεσμεύτηκαν: {{amount}}',
      text: 'Η δέσμευση {{amount}} για την παραγγελία {{order}}, πελάτης {{customer}}, {{property}}, ακυρώθηκε.',
    },
    TENDER_CREATED: {
      title: 'Αποθηκεύτηκε κάρτα: {{card}}',
      text: 'Η κάρτα {{card}} αποθηκεύτηκε για την παραγγελία {{order}}, πελάτης {{customer}}, {{property}}.',
    },
    CAPTURE_REMINDER: {
      title: 'Δεν εισπράχθηκαν ακόμη: {{amount}}',
      text: 'Για την παραγγελία {{order}}, πελάτης {{customer}}, {{property}}, παραμένουν δεσμευμένα {{amount}}. Η τράπεζα θα άρει τη δέσμευση στις {{until}}.',
    },
    LINK_EXPIRING: {
      title: 'Ο σύνδεσμος λήγει σύντομα: {{amount}}',
      text: 'Ο σύνδεσμος για {{amount}}, παραγγελία {{order}}, πελάτης {{customer}}, {{property}}, δεν έχει πληρωθεί και λήγει στις {{until}}.',
    },
    INVOICE_DUE: {
      title: 'Λήγει τιμολόγιο: {{amount}}',
      text: 'Το τιμολόγιο της παραγγελίας {{order}}, πελάτης {{customer}}, {{property}}, λήγει σήμερα και το ποσό {{amount}} δεν έχει φτάσει ακόμη. Μόλις φτάσει, επιβεβαιώστε την είσπραξη.',
    },
    INVOICE_EXPIRED: {
      title: 'Το τιμολόγιο δεν ισχύει πια: {{amount}}',
      text: 'Η ισοτιμία του τιμολογίου για {{amount}}, παραγγελία {{order}}, πελάτης {{customer}}, {{property}}, έληξε πριν πληρωθεί. Εκδώστε νέο.',
    },
    CHARGE_NEAR: {
      title: 'Χρέωση αύριο: {{amount}}',
      text: 'Η κάρτα {{card}} θα χρεωθεί {{amount}} για την παραγγελία {{order}}, πελάτης {{customer}}, {{property}}, στις {{until}}.',
    },
    ORDER_CANCELED: {
      title: 'Η παραγγελία {{order}} ακυρώθηκε',
      text: 'Η παραγγελία {{order}}, πελάτης {{customer}}, {{property}}, ακυρώθηκε.',
    },
    FINALIZED: {
      title: 'Η παραγγελία {{order}} οριστικοποιήθηκε',
      text: 'Η παραγγελία {{order}}, πελάτης {{customer}}, {{property}}, οριστικοποιήθηκε.',
    },
    PASSWORD_CHANGED: {
      title: 'Άλλαξε ο κωδικός: {{person}}',
      text: 'Ο κωδικός πρόσβασης του χρήστη {{person}} άλλαξε στις {{until}}. Αν δεν έγινε σκόπιμα, κάντε αμέσως επαναφορά από το «Ξεχάσατε τον κωδικό;».',
    },
    CARD_TESTING: {
      title: 'Κάποιος δοκιμάζει κάρτες',
      text: 'Μέσα σε λίγα λεπτά απορρίφθηκαν πολλές κάρτες στους συνδέσμους σας. Διευθύνσεις και σύνδεσμοι με αρκετές απορρίψεις πρέπει τώρα να περιμένουν. Ελέγξτε τις τελευταίες πληρωμές και ανακαλέστε όσους συνδέσμους δεν γνωρίζετε.',
    },
  },
  person: {
    RESET_PASSWORD: {
      subject: 'Νέος κωδικός πρόσβασης για το {{brand}}',
      message:
        'Κάποιος, ελπίζουμε εσείς, ζήτησε νέο κωδικό πρόσβασης. Αν δεν ήσασταν εσείς, μην κάνετε τίποτα: ισχύει ο παλιός.',
      button: 'Ορισμός νέου κωδικού',
      expiry: 'Ο σύνδεσμος ισχύει για μία φορά, έως {{until}}.',
    },
    SET_PASSWORD: {
      subject: 'Καλώς ήρθατε στο {{brand}}',
      message:
        'Η {{company}} δημιούργησε λογαριασμό για εσάς, με όνομα χρήστη {{login}}. Ορίστε έναν κωδικό και μπορείτε να συνδεθείτε.',
      button: 'Ορισμός κωδικού',
      expiry: 'Ο σύνδεσμος ισχύει για μία φορά, έως {{until}}.',
    },
  },
  greeting: 'Γεια σας, {{person}},',
  open: 'Άνοιγμα στο Deck',
  why: 'Η {{company}} στέλνει αυτό το μήνυμα στο προσωπικό της. Οι παραλήπτες ορίζονται στις ρυθμίσεις ειδοποιήσεων.',
  sentBy: 'Στάλθηκε με {{brand}}.',
  declines: {
    INSUFFICIENT_FUNDS: 'ανεπαρκές υπόλοιπο',
    DO_NOT_HONOUR: 'η τράπεζα δεν ανέφερε τον λόγο',
    EXPIRED_CARD: 'η κάρτα έχει λήξει',
    INCORRECT_CVC: 'λάθος κωδικός ασφαλείας',
    LOST_OR_STOLEN: 'η κάρτα είναι δεσμευμένη',
    LIMIT_EXCEEDED: 'πάνω από το όριο της κάρτας',
    AUTHENTICATION_FAILED: 'ο κάτοχος της κάρτας δεν επιβεβαιώθηκε',
  },
};
