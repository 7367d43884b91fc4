import type { CustomerLanguage } from '@deck/api/vocabulary';

/** The texts of the simulated blockchain. */
interface ExplorerWords {
  readonly payment: string;
  readonly refund: string;
  /** That no blockchain knows it. */
  readonly simulated: string;
  readonly unknown: string;
  readonly time: string;
  readonly hash: string;
}

export const explorerWords: Readonly<Record<CustomerLanguage, ExplorerWords>> = {
  en: {
    payment: 'Payment in cryptocurrency',
    refund: 'Refund in cryptocurrency',
    simulated: 'A simulated blockchain',
    unknown: 'There is no such transaction',
    time: 'Time',
    hash: 'Hash',
  },
  ru: {
    payment: 'Платёж в криптовалюте',
    refund: 'Возврат в криптовалюте',
    simulated: 'Имитация блокчейна',
    unknown: 'Такой транзакции нет',
    time: 'Время',
    hash: 'Хеш',
  },
  el: {
    payment: 'Πληρωμή σε κρυπτονόμισμα',
    refund: 'Επιστροφή σε κρυπτονόμισμα',
    simulated: 'Προσομοίωση αλυσίδας μπλοκ',
    unknown: 'Δεν υπάρχει τέτοια συναλλαγή',
    time: 'Ώρα',
    hash: 'Κατακερματισμός',
  },
  lt: {
    payment: 'Mokėjimas kriptovaliuta',
    refund: 'Grąžinimas kriptovaliuta',
    simulated: 'Imituojama blokų grandinė',
    unknown: 'Tokios operacijos nėra',
    time: 'Laikas',
    hash: 'Maiša',
  },
  lv: {
    payment: 'Maksājums kriptovalūtā',
    refund: 'Atmaksa kriptovalūtā',
    simulated: 'Simulēta blokķēde',
    unknown: 'Šāda darījuma nav',
    time: 'Laiks',
    hash: 'Jaucējkods',
  },
};
