import type { GuestNoticeWords } from './notices-en.ts';

export const lv: GuestNoticeWords = {
  confirming: { title: 'Jautājam jūsu bankai', text: 'Neaizveriet šo lapu. Tas aizņem dažas sekundes.' },
  declined: (card) => `Jūsu banka noraidīja karti ${card}`,
  declinedNoCard: 'Jūsu banka noraidīja šo karti',
  notPaidWith: (method) => `Maksājums nav pabeigts: ${method}`,
  notCharged: 'Nauda nav noņemta.',
  otherWay: 'Vai samaksājiet citādi.',
  otherWayKept: 'Vai samaksājiet citādi: jūsu datumi ir saglabāti.',
  reasons: {
    INSUFFICIENT_FUNDS: 'Kartē nepietiek naudas. Izmantojiet citu karti.',
    DO_NOT_HONOUR: 'Banka nenosauca iemeslu. Piezvaniet tai.',
    EXPIRED_CARD: 'Kartes derīguma termiņš ir beidzies. Pārbaudiet datumu.',
    INCORRECT_CVC: 'Drošības kods ir nepareizs. Ievadiet karti vēlreiz.',
    LOST_OR_STOLEN: 'Karte ir bloķēta. Piezvaniet bankai.',
    LIMIT_EXCEEDED: 'Jautājiet bankai par limitu.',
    AUTHENTICATION_FAILED: 'Banka nesaņēma jūsu apstiprinājumu. Mēģiniet vēlreiz un apstipriniet.',
    left: 'Mēģiniet vēlreiz.',
    other: 'Jautājiet savai bankai.',
  },
  paid: {
    title: (amount) => `Samaksāts ${amount}`,
    text: (property) => `Maksājums ir saņemts: ${property}.`,
  },
  held: {
    title: (amount) => `Rezervēts ${amount}`,
    text: 'Banka summu nolika malā. Nauda vēl nav noņemta.',
  },
  transfer: {
    title: 'Gaidām jūsu pārskaitījumu',
    text: 'Tas prasa 1–2 darba dienas. Lapa to parādīs, tiklīdz nauda pienāks.',
  },
  cardSaved: {
    title: 'Jūsu karte ir saglabāta',
    text: (property) => `Nauda nav noņemta. Karte glabājas jūsu pasūtījumam: ${property}.`,
  },
  expired: {
    title: 'Saites derīguma termiņš ir beidzies',
    text: (property) => `Nauda nav noņemta. Palūdziet jaunu saiti: ${property}.`,
  },
  canceled: {
    title: 'Maksājums ir atcelts',
    text: (property) => `Nauda nav noņemta. Ja joprojām vēlaties maksāt, palūdziet jaunu saiti: ${property}.`,
  },
  paidByAnother: {
    title: 'Tas jau ir samaksāts',
    text: (property) => `Vēlreiz maksāt nevajag. Nauda ir saņemta: ${property}.`,
  },
  failed: {
    title: 'Maksājums neizdevās',
    text: (property) => `Nauda nav noņemta. Palūdziet jaunu saiti: ${property}.`,
  },
  refunded: { title: 'Nauda ir atmaksāta', text: 'Banka to var parādīt pēc dažām dienām.' },
  released: {
    title: 'Rezervētā summa ir atbrīvota',
    text: 'Nauda nav noņemta. Banka to parāda 7 dienu laikā.',
  },
};
