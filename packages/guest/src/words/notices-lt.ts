import type { GuestNoticeWords } from './notices-en.ts';

export const lt: GuestNoticeWords = {
  confirming: { title: 'Klausiame jūsų banko', text: 'Neuždarykite puslapio. Tai trunka kelias sekundes.' },
  declined: (card) => `Jūsų bankas atmetė kortelę ${card}`,
  declinedNoCard: 'Jūsų bankas atmetė šią kortelę',
  notPaidWith: (method) => `Mokėjimas nebaigtas: ${method}`,
  notCharged: 'Pinigai nenuskaičiuoti.',
  otherWay: 'Arba sumokėkite kitu būdu.',
  otherWayKept: 'Arba sumokėkite kitu būdu: jūsų datos saugomos.',
  reasons: {
    INSUFFICIENT_FUNDS: 'Kortelėje nepakanka pinigų. Naudokite kitą kortelę.',
    DO_NOT_HONOUR: 'Bankas nenurodė priežasties. Paskambinkite jam.',
    EXPIRED_CARD: 'Kortelė nebegalioja. Patikrinkite datą.',
    INCORRECT_CVC: 'Saugos kodas neteisingas. Įveskite kortelę dar kartą.',
    LOST_OR_STOLEN: 'Kortelė užblokuota. Paskambinkite bankui.',
    LIMIT_EXCEEDED: 'Paklauskite banko apie limitą.',
    AUTHENTICATION_FAILED: 'Bankas negavo jūsų patvirtinimo. Bandykite dar kartą ir patvirtinkite.',
    left: 'Bandykite dar kartą.',
    other: 'Paklauskite savo banko.',
  },
  paid: { title: (amount) => `Sumokėta ${amount}`, text: (property) => `Mokėjimas gautas: ${property}.` },
  held: {
    title: (amount) => `Rezervuota ${amount}`,
    text: 'Bankas atidėjo sumą. Pinigai dar nenuskaičiuoti.',
  },
  transfer: {
    title: 'Laukiame jūsų pavedimo',
    text: 'Jis trunka 1–2 darbo dienas. Puslapis tai parodys, kai pinigai ateis.',
  },
  cardSaved: {
    title: 'Jūsų kortelė išsaugota',
    text: (property) => `Pinigai nenuskaičiuoti. Kortelė saugoma jūsų užsakymui: ${property}.`,
  },
  expired: {
    title: 'Nuoroda nebegalioja',
    text: (property) => `Pinigai nenuskaičiuoti. Paprašykite naujos nuorodos: ${property}.`,
  },
  canceled: {
    title: 'Mokėjimas atšauktas',
    text: (property) =>
      `Pinigai nenuskaičiuoti. Jei vis dar norite mokėti, paprašykite naujos nuorodos: ${property}.`,
  },
  paidByAnother: {
    title: 'Tai jau sumokėta',
    text: (property) => `Dar kartą mokėti nereikia. Pinigai gauti: ${property}.`,
  },
  failed: {
    title: 'Mokėjimas nepavyko',
    text: (property) => `Pinigai nenuskaičiuoti. Paprašykite naujos nuorodos: ${property}.`,
  },
  refunded: { title: 'Pinigai grąžinti', text: 'Bankas juos gali parodyti po kelių dienų.' },
  released: {
    title: 'Rezervuota suma atlaisvinta',
    text: 'Pinigai nenuskaičiuoti. Bankas tai parodo per 7 dienas.',
  },
};
