import type { list as english } from '../en/list.ts';
import type { Translated } from '../i18n.ts';

export const list: Translated<typeof english, 'el'> = {
  reset: 'Επαναφορά',
  nothingText: 'Αλλάξτε την αναζήτηση ή επαναφέρετε τα φίλτρα.',
  cutOff: 'Εμφανίζονται οι πρώτες {{count, number}}: φιλτράρετε για τις άλλες ή εξαγάγετέ τες όλες',
  columns: {
    back: 'Επιστροφή στις στήλες της εταιρείας',
    save: 'Αποθήκευση ως προεπιλογή της εταιρείας',
    saved: 'Αποθηκεύτηκε για την εταιρεία',
    savedText: 'Τις βλέπουν όλοι όσοι δεν έχουν επιλέξει δικές τους στήλες.',
  },
  filters: {
    open: 'Φίλτρα',
    openCount: 'Φίλτρα: {{count, number}}',
    title: 'Φίλτρα',
    apply: 'Εφαρμογή',
    resetAll: 'Επαναφορά όλων των φίλτρων',
    from: 'από {{from}}',
    to: 'έως {{to}}',
    andMore: '{{named}} και {{count, number}} ακόμη',
    currency: 'Νόμισμα',
    anyCurrency: 'Όλα',
    amountFrom: 'Ποσό από',
    amountTo: 'Ποσό έως',
  },
  export: {
    open: 'Εξαγωγή',
    text_one:
      'Η {{count, number}} γραμμή που βρέθηκε θα γραφτεί σε αρχείο CSV για υπολογιστικά φύλλα, με τις στήλες που φαίνονται.',
    text_other:
      'Και οι {{count, number}} γραμμές που βρέθηκαν θα γραφτούν σε αρχείο CSV για υπολογιστικά φύλλα, με τις στήλες που φαίνονται.',
    textMore:
      'Όλες οι γραμμές που βρέθηκαν, πάνω από {{count, number}}, θα γραφτούν σε αρχείο CSV για υπολογιστικά φύλλα, με τις στήλες που φαίνονται.',
    newest: 'Μια τόσο μεγάλη λίστα γράφεται με πρώτες τις νεότερες γραμμές.',
    currency: 'Νόμισμα',
    start: 'Εξαγωγή',
    again: 'Νέα εξαγωγή',
    cancel: 'Ακύρωση εξαγωγής',
    goOn: 'Συνέχεια',
    written: '{{count, number}} από {{all, number}}',
    writtenMore: '{{count, number}} από πάνω από {{all, number}}',
    halted: 'Οι επόμενες γραμμές δεν ήρθαν',
    haltedText: 'Ό,τι έχει γραφτεί διατηρείται. Συνεχίστε όταν επανέλθει η σύνδεση.',
    failed: 'Δεν ήταν δυνατή η εγγραφή του αρχείου',
    failedText: 'Ελέγξτε ότι υπάρχει χώρος και κάντε ξανά εξαγωγή.',
    done_one: 'Εξήχθη {{count, number}} γραμμή',
    done_other: 'Εξήχθησαν {{count, number}} γραμμές',
  },
};
