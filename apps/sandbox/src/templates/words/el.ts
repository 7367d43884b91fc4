import type { TemplateWords } from './template-words.ts';

const linkExpiry = 'Ο σύνδεσμος ισχύει έως {{payment_expiry}}.';

export const el: TemplateWords = {
  greeting: 'Αγαπητέ/ή {{customer_name}},',
  closing: 'Απορίες; Γράψτε στο {{property_email}} ή καλέστε {{property_phone}}.',
  scan: 'Ή σαρώστε τον κωδικό με το τηλέφωνό σας.',
  sentBy: 'Στάλθηκε με {{brand}} για λογαριασμό του {{property_name}}.',
  letters: {
    PAYMENT_LINK: {
      subject: 'Πληρωμή {{payment_amount}} για {{order_number}}, {{property_name}}',
      message: 'Το {{property_name}} ζητά πληρωμή {{payment_amount}} για την παραγγελία {{order_number}}.',
      button: 'Πληρωμή {{payment_amount}}',
      expiry: linkExpiry,
      sms: '{{property_name}}: πληρώστε {{payment_amount}} για {{order_number}}: {{payment_link}}',
    },
    SPLIT_LINK: {
      subject: 'Κοινή πληρωμή για {{order_number}}, {{property_name}}',
      message:
        'Το {{property_name}} σας προτείνει να μοιραστείτε την πληρωμή της παραγγελίας {{order_number}}. Απομένουν {{payment_amount}}: όποιος έχει τον σύνδεσμο μπορεί να πληρώσει όσο μέρος θέλει.',
      button: 'Πληρωμή μέρους',
      expiry: linkExpiry,
      sms: '{{property_name}}: απομένουν {{payment_amount}} για {{order_number}}. Πληρώστε όσο μέρος θέλετε: {{payment_link}}',
    },
    CARD_REQUEST: {
      subject: 'Η κάρτα σας για {{order_number}}, {{property_name}}',
      message:
        'Το {{property_name}} ζητά μια κάρτα για την παραγγελία {{order_number}}. Τώρα δεν χρεώνεται τίποτα: η τράπεζά σας απλώς επιβεβαιώνει ότι η κάρτα είναι δική σας.',
      button: 'Καταχώριση κάρτας',
      expiry: linkExpiry,
      sms: '{{property_name}}: καταχωρίστε κάρτα για {{order_number}}, τώρα δεν χρεώνεται τίποτα: {{payment_link}}',
    },
    WIRE_INVOICE: {
      subject: 'Τιμολόγιο για {{order_number}}, {{property_name}}',
      message:
        'Το {{property_name}} σας στέλνει το τιμολόγιο {{payment_amount}} για την παραγγελία {{order_number}}, προς εξόφληση με τραπεζικό έμβασμα.',
      button: 'Άνοιγμα τιμολογίου',
      expiry: 'Παρακαλούμε εξοφλήστε το έως {{payment_expiry}}.',
      sms: '{{property_name}}: το τιμολόγιό σας {{payment_amount}} για {{order_number}}: {{payment_link}}',
    },
    PAYMENT_PAID: {
      subject: 'Λάβαμε {{payment_amount}} για {{order_number}}, {{property_name}}',
      message:
        'Σας ευχαριστούμε. Το {{property_name}} έλαβε στις {{payment_date}} την πληρωμή σας {{payment_amount}} για την παραγγελία {{order_number}}.',
      sms: '{{property_name}}: λάβαμε {{payment_amount}} για {{order_number}}. Σας ευχαριστούμε.',
    },
    PAYMENT_AUTHORIZED: {
      subject: 'Δεσμεύτηκαν {{payment_amount}} για {{order_number}}, {{property_name}}',
      message:
        'Στην κάρτα σας {{card_number}} δεσμεύτηκαν {{payment_amount}} για την παραγγελία {{order_number}}. Θα χρεωθούν όταν το επιβεβαιώσει το {{property_name}}· ό,τι δεν χρεωθεί αποδεσμεύεται.',
      sms: '{{property_name}}: δεσμεύτηκαν {{payment_amount}} στην κάρτα σας {{card_number}} για {{order_number}}.',
    },
    PAYMENT_REJECTED: {
      subject: 'Η τράπεζά σας απέρριψε την πληρωμή για {{order_number}}, {{property_name}}',
      message:
        'Η τράπεζά σας απέρριψε την πληρωμή {{payment_amount}} για την παραγγελία {{order_number}}. Δεν χρεώθηκε τίποτα. Δοκιμάστε άλλη κάρτα ή ρωτήστε την τράπεζά σας για τον λόγο.',
      button: 'Δοκιμή άλλης κάρτας',
      expiry: linkExpiry,
      sms: '{{property_name}}: η τράπεζα απέρριψε {{payment_amount}} για {{order_number}}, δεν χρεώθηκε τίποτα. {{payment_link}}',
    },
    PAYMENT_FAILED: {
      subject: 'Η πληρωμή για {{order_number}} δεν ολοκληρώθηκε, {{property_name}}',
      message:
        'Η πληρωμή {{payment_amount}} για την παραγγελία {{order_number}} δεν ολοκληρώθηκε και δεν χρεώθηκε τίποτα. Λυπούμαστε για την ταλαιπωρία: το {{property_name}} θα σας στείλει νέο σύνδεσμο.',
      sms: '{{property_name}}: η πληρωμή {{payment_amount}} για {{order_number}} δεν ολοκληρώθηκε, δεν χρεώθηκε τίποτα.',
    },
    PAYMENT_EXPIRED: {
      subject: 'Η προθεσμία πληρωμής για {{order_number}} έληξε, {{property_name}}',
      message:
        'Η προθεσμία για την πληρωμή {{payment_amount}} της παραγγελίας {{order_number}} με αυτόν τον τρόπο έληξε. Αν θέλετε ακόμη να πληρώσετε, ρωτήστε πώς: {{property_name}}.',
      sms: '{{property_name}}: η προθεσμία για την πληρωμή {{payment_amount}} της παραγγελίας {{order_number}} έληξε.',
    },
    PAYMENT_CANCELED: {
      subject: 'Η πληρωμή για {{order_number}} ακυρώθηκε, {{property_name}}',
      message:
        'Το {{property_name}} ακύρωσε την πληρωμή {{payment_amount}} για την παραγγελία {{order_number}}. Δεν χρειάζεται να κάνετε κάτι· αν είχε δεσμευτεί ποσό στην κάρτα σας, αποδεσμεύεται.',
      sms: '{{property_name}}: η πληρωμή {{payment_amount}} για {{order_number}} ακυρώθηκε.',
    },
    PAYMENT_REFUNDED: {
      subject: 'Επιστροφή {{payment_amount}} για {{order_number}}, {{property_name}}',
      message:
        'Το {{property_name}} σας επέστρεψε {{payment_amount}} για την παραγγελία {{order_number}}. Συνήθως εμφανίζονται στον λογαριασμό σας μέσα σε δέκα εργάσιμες ημέρες.',
      sms: '{{property_name}}: σας επιστρέψαμε {{payment_amount}} για {{order_number}}.',
    },
    LINK_REMINDER: {
      subject: 'Ο σύνδεσμος πληρωμής λήγει σύντομα: {{order_number}}, {{property_name}}',
      message:
        'Υπενθύμιση: το ποσό {{payment_amount}} για την παραγγελία {{order_number}} δεν έχει πληρωθεί ακόμη και ο σύνδεσμος λήγει μέσα σε 24 ώρες.',
      button: 'Πληρωμή {{payment_amount}}',
      expiry: linkExpiry,
      sms: '{{property_name}}: ο σύνδεσμος για την πληρωμή {{payment_amount}} της παραγγελίας {{order_number}} λήγει μέσα σε 24 ώρες: {{payment_link}}',
    },
    INVOICE_REMINDER: {
      subject: 'Υπενθύμιση: τιμολόγιο για {{order_number}}, {{property_name}}',
      message:
        'Υπενθύμιση: το ποσό {{payment_amount}} του τιμολογίου για την παραγγελία {{order_number}} δεν έχει φτάσει ακόμη. Αν έχετε ήδη κάνει το έμβασμα, δεν χρειάζεται κάτι άλλο.',
      button: 'Άνοιγμα τιμολογίου',
      expiry: 'Παρακαλούμε εξοφλήστε το έως {{payment_expiry}}.',
      sms: '{{property_name}}: παρακαλούμε πληρώστε {{payment_amount}} του τιμολογίου για {{order_number}} έως {{payment_expiry}}: {{payment_link}}',
    },
    SCHEDULED_CHARGE: {
      subject: 'Θα χρεωθούν {{payment_amount}} για {{order_number}}, {{property_name}}',
      message:
        'Όπως συμφωνήσαμε, το {{property_name}} θα χρεώσει στις {{payment_date}} την κάρτα σας {{card_number}} με {{payment_amount}} για την παραγγελία {{order_number}}. Δεν χρειάζεται να κάνετε κάτι.',
      sms: '{{property_name}}: στις {{payment_date}} η κάρτα σας {{card_number}} θα χρεωθεί {{payment_amount}} για {{order_number}}.',
    },
    TENDER_CREATED: {
      subject: 'Η κάρτα σας αποθηκεύτηκε για {{order_number}}, {{property_name}}',
      message:
        'Το {{property_name}} αποθήκευσε την κάρτα σας {{card_number}} για την παραγγελία {{order_number}}. Χρεώνεται μόνο για όσα έχετε συμφωνήσει.',
      sms: '{{property_name}}: η κάρτα σας {{card_number}} αποθηκεύτηκε για {{order_number}}.',
    },
    ORDER_CANCELED: {
      subject: 'Η παραγγελία {{order_number}} ακυρώθηκε, {{property_name}}',
      message:
        'Το {{property_name}} ακύρωσε την παραγγελία σας {{order_number}}. Οι σύνδεσμοι πληρωμής της δεν ισχύουν πλέον.',
      sms: '{{property_name}}: η παραγγελία σας {{order_number}} ακυρώθηκε.',
    },
    ORDER_FINALIZED: {
      subject: 'Η παραγγελία {{order_number}} ολοκληρώθηκε, {{property_name}}',
      message:
        'Η παραγγελία σας {{order_number}} ολοκληρώθηκε. Σας ευχαριστούμε που επιλέξατε το {{property_name}}.',
      sms: '{{property_name}}: η παραγγελία σας {{order_number}} ολοκληρώθηκε. Σας ευχαριστούμε.',
    },
  },
};
