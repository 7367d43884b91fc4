import type { palette as english } from '../en/palette.ts';
import type { Translated } from '../i18n.ts';

export const palette: Translated<typeof english, 'el'> = {
  label: 'Αναζήτηση παραγγελιών, πελατών, οθονών',
  tip: 'Γράψτε ποσό, τα 4 τελευταία ψηφία κάρτας, τηλέφωνο',
  paid: 'πληρωμένα {{amount}}',
  due: 'οφειλή {{amount}}',
  groups: {
    acts: 'Ενέργειες',
    screens: 'Οθόνες',
    orders: 'Παραγγελίες',
    payments: 'Πληρωμές',
    properties: 'Καταλύματα',
    users: 'Χρήστες',
  },
  inSettings: 'Ρυθμίσεις εταιρείας',
  words: {
    home: 'αρχή γράφημα',
    orders: 'κρατήσεις λίστα',
    payments: 'κινήσεις συναλλαγές χρήματα',
    settingsRates: 'νόμισμα μετατροπή ισοτιμία',
    settingsIntegration: 'κλειδί API',
    settingsEmail: 'επιστολές πρότυπα μηνύματα',
    settingsNotifications: 'ειδοποιήσεις',
    settingsPaymentMethods: 'κάρτες πορτοφόλια',
    settingsMainPage: 'μπλοκ',
    users: 'προσωπικό άτομα δικαιώματα',
    properties: 'ξενοδοχεία αεροσκάφη σκάφη',
    profile: 'κωδικός λογαριασμός γλώσσα',
    newOrder: 'δημιουργία κράτηση',
    fastPayment: 'σύνδεσμος',
    splitPayment: 'μοίρασμα μέρη',
    permanentLink: 'μόνιμος σύνδεσμος',
    uploadFile: 'εισαγωγή CSV',
  },
};
