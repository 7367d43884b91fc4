import type { PayerWords } from './en.ts';

export const lt: PayerWords = {
  language: 'Kalba',
  sandbox: 'Bandomasis puslapis: tikri pinigai nejuda',
  loading: 'Mokėjimas įkeliamas',
  frame: {
    title: 'Kortelės duomenys',
    loading: 'Įkeliami kortelės laukai',
    failed: {
      title: 'Kortelės laukų įkelti nepavyko',
      text: 'Patikrinkite ryšį arba pasirinkite kitą mokėjimo būdą.',
      again: 'Bandyti dar kartą',
    },
  },
  methods: {
    more: (count) => `Daugiau mokėjimo būdų (${count})`,
    pay: (title) => `Mokėti per ${title}`,
    notTaken: 'Šis mokėjimo būdas čia nebesiūlomas. Pasirinkite kitą',
    none: {
      title: 'Šio mokėjimo dabar negalima atlikti internetu',
      text: (property) => `Nieko nenurašyta. Paklauskite kito mokėjimo būdo: ${property}.`,
    },
    sheet: (title) => `${title}, piniginė`,
  },
  elsewhere: {
    title: (method) => `Patvirtinkite mokėjimą: ${method}`,
    text: 'Atsivers jūsų banko puslapis. Baigus jis grąžins jus čia.',
    card: 'jūsų bankas',
    go: 'Eiti į banką',
    another: 'Pasirinkti kitą mokėjimo būdą',
    send: 'Siųsti imituojamame banke',
  },
  wrong: {
    required: 'Užpildykite šį lauką',
    cardExpired: 'Kortelės galiojimas pasibaigė. Naudokite kitą',
    cardNotTaken: 'Ši kortelė čia nepriimama. Naudokite kitą',
    tooMany: 'Per daug bandymų. Pinigai nenuskaičiuoti. Palaukite dešimt minučių arba kreipkitės į viešbutį',
    tooLong: (most: number) => `Ženklų ne daugiau kaip ${most}`,
    invalid: 'Patikrinkite šį lauką',
  },
  lost: {
    title: 'Dar nežinome, ar sumokėta',
    text: 'Ryšys nutrūko. Tikriname: palaukite ir nemokėkite dar kartą.',
  },
  notSent: {
    title: 'Duomenys mūsų nepasiekė',
    text: 'Ryšys nutrūko anksčiau, pinigai nenuskaičiuoti. Galite bandyti dar kartą.',
  },
  waiting: {
    title: 'Rezultatas dar nežinomas',
    text: 'Jūsų bankas neatsakė. Nemokėkite dar kartą: rezultatas čia pasirodys, kai tik bus žinomas. Puslapį galite uždaryti ir grįžti vėliau.',
  },
  billing: {
    title: 'Bankas prašo jūsų adreso',
    text: 'Gatvė ir pašto kodas, kuriais siunčiami kortelės išrašai. Pinigai dar nenuskaičiuoti; be jų mokėjimas po 30 minučių bus atšauktas.',
    street: 'Gatvė ir namo numeris',
    postalCode: 'Pašto kodas',
    go: (amount) => `Tęsti ir sumokėti ${amount}`,
  },
  missing: {
    title: 'Šiuo adresu mokėjimo nėra',
    text: 'Patikrinkite, ar nukopijavote visą nuorodą, arba paprašykite siuntėjo naujos.',
  },
  unreachable: {
    title: 'Mokėjimo įkelti nepavyko',
    text: 'Patikrinkite ryšį. Puslapis pats bandys dar kartą.',
    again: 'Bandyti dar kartą',
  },
  paymentsBy: (brand) => `Mokėjimus vykdo ${brand}`,
  terms: 'Sąlygos',
  privacy: 'Privatumas',
};
