import type { CustomerLanguage } from '@deck/api/vocabulary';

/** The texts of an invoice. */
export interface InvoiceWords {
  readonly invoice: string;
  readonly date: string;
  readonly payUntil: string;
  readonly seller: string;
  readonly buyer: string;
  readonly taxpayerId: string;
  readonly order: string;
  readonly position: string;
  readonly dates: string;
  readonly amount: string;
  readonly total: string;
  readonly toPay: string;
  readonly charged: string;
  readonly rate: string;
  readonly bankDetails: string;
  readonly beneficiary: string;
  readonly bank: string;
  readonly reference: string;
  readonly askReference: string;
}

/** Invoices are written in the customer's language. */
export const invoiceWords: Readonly<Record<CustomerLanguage, InvoiceWords>> = {
  en: {
    invoice: 'Invoice',
    date: 'Date',
    payUntil: 'Pay by',
    seller: 'From',
    buyer: 'To',
    taxpayerId: 'Taxpayer ID',
    order: 'Order',
    position: 'Description',
    dates: 'Dates',
    amount: 'Amount',
    total: 'Order total',
    toPay: 'To be paid with this invoice',
    charged: 'Please transfer',
    rate: 'Exchange rate',
    bankDetails: 'Bank details',
    beneficiary: 'Beneficiary',
    bank: 'Bank',
    reference: 'Payment reference',
    askReference: 'Please quote the payment reference with your transfer, so that it can be found.',
  },
  ru: {
    invoice: 'Счёт',
    date: 'Дата',
    payUntil: 'Оплатить до',
    seller: 'Продавец',
    buyer: 'Покупатель',
    taxpayerId: 'ИНН',
    order: 'Заказ',
    position: 'Наименование',
    dates: 'Даты',
    amount: 'Сумма',
    total: 'Сумма заказа',
    toPay: 'К оплате по этому счёту',
    charged: 'Сумма перевода',
    rate: 'Курс',
    bankDetails: 'Банковские реквизиты',
    beneficiary: 'Получатель',
    bank: 'Банк',
    reference: 'Назначение платежа',
    askReference: 'Укажите назначение платежа в переводе, чтобы мы его нашли.',
  },
  el: {
    invoice: 'Τιμολόγιο',
    date: 'Ημερομηνία',
    payUntil: 'Πληρωμή έως',
    seller: 'Από',
    buyer: 'Προς',
    taxpayerId: 'ΑΦΜ',
    order: 'Παραγγελία',
    position: 'Περιγραφή',
    dates: 'Ημερομηνίες',
    amount: 'Ποσό',
    total: 'Σύνολο παραγγελίας',
    toPay: 'Πληρωτέο με αυτό το τιμολόγιο',
    charged: 'Ποσό μεταφοράς',
    rate: 'Ισοτιμία',
    bankDetails: 'Τραπεζικά στοιχεία',
    beneficiary: 'Δικαιούχος',
    bank: 'Τράπεζα',
    reference: 'Αιτιολογία πληρωμής',
    askReference: 'Αναφέρετε την αιτιολογία στη μεταφορά σας, ώστε να βρεθεί η πληρωμή.',
  },
  lt: {
    invoice: 'Sąskaita',
    date: 'Data',
    payUntil: 'Apmokėti iki',
    seller: 'Pardavėjas',
    buyer: 'Pirkėjas',
    taxpayerId: 'Mokesčių mokėtojo kodas',
    order: 'Užsakymas',
    position: 'Aprašymas',
    dates: 'Datos',
    amount: 'Suma',
    total: 'Užsakymo suma',
    toPay: 'Mokėtina pagal šią sąskaitą',
    charged: 'Pervedimo suma',
    rate: 'Valiutos kursas',
    bankDetails: 'Banko rekvizitai',
    beneficiary: 'Gavėjas',
    bank: 'Bankas',
    reference: 'Mokėjimo paskirtis',
    askReference: 'Pervedime nurodykite mokėjimo paskirtį, kad mokėjimas būtų atpažintas.',
  },
  lv: {
    invoice: 'Rēķins',
    date: 'Datums',
    payUntil: 'Apmaksāt līdz',
    seller: 'Pārdevējs',
    buyer: 'Pircējs',
    taxpayerId: 'Nodokļu maksātāja kods',
    order: 'Pasūtījums',
    position: 'Apraksts',
    dates: 'Datumi',
    amount: 'Summa',
    total: 'Pasūtījuma summa',
    toPay: 'Apmaksai ar šo rēķinu',
    charged: 'Pārskaitījuma summa',
    rate: 'Valūtas kurss',
    bankDetails: 'Bankas rekvizīti',
    beneficiary: 'Saņēmējs',
    bank: 'Banka',
    reference: 'Maksājuma mērķis',
    askReference: 'Pārskaitījumā norādiet maksājuma mērķi, lai maksājums tiktu atpazīts.',
  },
};
