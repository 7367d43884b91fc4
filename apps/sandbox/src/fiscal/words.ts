import type { CustomerLanguage } from '@deck/api/vocabulary';

/** The texts of a receipt. */
interface ReceiptWords {
  readonly sale: string;
  readonly refund: string;
  /** That no tax office knows it. */
  readonly simulated: string;
  readonly seller: string;
  readonly address: string;
  readonly taxpayerId: string;
  readonly property: string;
  readonly order: string;
  readonly payment: string;
  readonly sold: string;
  readonly card: string;
  readonly date: string;
  readonly charged: string;
}

/** Receipts are written in the customer's language. */
export const receiptWords: Readonly<Record<CustomerLanguage, ReceiptWords>> = {
  en: {
    sale: 'Receipt',
    refund: 'Refund receipt',
    simulated: 'Issued by a simulated fiscal service',
    seller: 'Seller',
    address: 'Address',
    taxpayerId: 'Taxpayer ID',
    property: 'Property',
    order: 'Order',
    payment: 'Payment',
    sold: 'For',
    card: 'Card',
    date: 'Date',
    charged: 'On the card',
  },
  ru: {
    sale: 'Чек',
    refund: 'Чек возврата',
    simulated: 'Выдан имитацией фискальной службы',
    seller: 'Продавец',
    address: 'Адрес',
    taxpayerId: 'ИНН',
    property: 'Объект',
    order: 'Заказ',
    payment: 'Платёж',
    sold: 'За что',
    card: 'Карта',
    date: 'Дата',
    charged: 'По карте',
  },
  el: {
    sale: 'Απόδειξη',
    refund: 'Απόδειξη επιστροφής',
    simulated: 'Εκδόθηκε από προσομοίωση φορολογικής υπηρεσίας',
    seller: 'Πωλητής',
    address: 'Διεύθυνση',
    taxpayerId: 'ΑΦΜ',
    property: 'Κατάλυμα',
    order: 'Παραγγελία',
    payment: 'Πληρωμή',
    sold: 'Για',
    card: 'Κάρτα',
    date: 'Ημερομηνία',
    charged: 'Στην κάρτα',
  },
  lt: {
    sale: 'Kvitas',
    refund: 'Grąžinimo kvitas',
    simulated: 'Išdavė imituojama fiskalinė tarnyba',
    seller: 'Pardavėjas',
    address: 'Adresas',
    taxpayerId: 'Mokesčių mokėtojo kodas',
    property: 'Objektas',
    order: 'Užsakymas',
    payment: 'Mokėjimas',
    sold: 'Už ką',
    card: 'Kortelė',
    date: 'Data',
    charged: 'Iš kortelės',
  },
  lv: {
    sale: 'Čeks',
    refund: 'Atmaksas čeks',
    simulated: 'Izsniedza simulēts fiskālais dienests',
    seller: 'Pārdevējs',
    address: 'Adrese',
    taxpayerId: 'Nodokļu maksātāja numurs',
    property: 'Objekts',
    order: 'Pasūtījums',
    payment: 'Maksājums',
    sold: 'Par ko',
    card: 'Karte',
    date: 'Datums',
    charged: 'No kartes',
  },
};
