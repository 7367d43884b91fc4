import type { PayerWords } from './en.ts';

export const lt: PayerWords = {
  language: 'Kalba',
  loading: 'Mokėjimas įkeliamas',
  part: {
    PREPAYMENT_100: 'Visas išankstinis apmokėjimas',
    PREPAYMENT_50: '50 % išankstinis apmokėjimas',
    PREPAYMENT_30: '30 % išankstinis apmokėjimas',
    AT_PROPERTY: 'Mokėjimas',
    OTHER: 'Mokėjimas',
  },
  due: {
    by: (moment) => `Sumokėti iki ${moment}`,
    left: (time) => `liko ${time}`,
  },
  converted: (owed, rate) => `Už ${owed} kursu ${rate}`,
  time: {
    days: (days) => `${days} d.`,
    hours: (hours) => `${hours} val.`,
    minutes: (minutes) => `${minutes} min.`,
  },
  details: 'Užsakymo sudėtis',
  trip: { RETURN: 'pirmyn ir atgal', ONE_WAY: 'į vieną pusę' },
  card: {
    title: 'Mokėti kortele',
    pay: (amount) => `Sumokėti ${amount}`,
    hold: (amount) => `Rezervuoti ${amount}`,
    holdNote: 'Kol kas suma kortelėje tik rezervuojama.',
    declined: 'Atmesta',
  },
  frame: {
    title: 'Kortelės duomenys',
    loading: 'Įkeliami kortelės laukai',
    failed: {
      title: 'Kortelės laukų įkelti nepavyko',
      text: 'Patikrinkite ryšį arba pasirinkite kitą mokėjimo būdą.',
      again: 'Bandyti dar kartą',
    },
    safe: (property) =>
      `Kortelės duomenys šifruoti keliauja mokėjimų paslaugų teikėjui, o ne „${property}“. Bankas gali paprašyti patvirtinimo.`,
  },
  methods: {
    orCard: 'arba mokėkite kortele',
    others: 'Kiti mokėjimo būdai',
    more: (count) => `Daugiau mokėjimo būdų (${count})`,
    pay: (title) => `Mokėti per ${title}`,
    crypto: (title) => `Išsiunčiau: ${title}`,
    cryptoNote: 'Kriptovaliutos čia tik imituojamos: nieko siųsti nereikia.',
    redirect: 'Patvirtinsite jų puslapyje ir grįšite čia.',
    transfer: 'Išsiųsite banko pavedimą. Jis gali ateiti po dienos.',
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
  },
  transfer: {
    title: (amount) => `Išsiųskite ${amount} banko pavedimu`,
    text: 'Nurodykite mokėjimo paskirtį, kad pinigai būtų rasti. Šis puslapis praneš, kai jie ateis.',
    beneficiary: 'Gavėjas',
    reference: 'Mokėjimo paskirtis',
    go: 'Siųsti imituojamame banke',
  },
  wrong: {
    required: 'Užpildykite šį lauką',
    cardExpired: 'Kortelės galiojimas pasibaigė. Naudokite kitą',
    cardNotTaken: 'Ši kortelė čia nepriimama. Naudokite kitą',
    tooLong: (most: number) => `Ženklų ne daugiau kaip ${most}`,
    invalid: 'Patikrinkite šį lauką',
  },
  declined: {
    INSUFFICIENT_FUNDS: {
      title: 'Kortelėje nepakanka pinigų',
      text: 'Pinigai nenuskaičiuoti. Papildykite kortelę arba mokėkite kita.',
    },
    DO_NOT_HONOUR: {
      title: 'Jūsų bankas atmetė šią kortelę',
      text: 'Pinigai nenuskaičiuoti, priežasties bankas nenurodė. Paskambinkite į banką arba mokėkite kita kortele.',
    },
    EXPIRED_CARD: {
      title: 'Kortelės galiojimas pasibaigė',
      text: 'Pinigai nenuskaičiuoti. Patikrinkite datą arba mokėkite kita kortele.',
    },
    INCORRECT_CVC: {
      title: 'Neteisingas saugos kodas',
      text: 'Pinigai nenuskaičiuoti. Įveskite kortelę dar kartą su ant jos išspausdintu kodu.',
    },
    LOST_OR_STOLEN: {
      title: 'Kortelė užblokuota',
      text: 'Pinigai nenuskaičiuoti. Paskambinkite į banką arba mokėkite kita kortele.',
    },
    LIMIT_EXCEEDED: {
      title: 'Suma viršija kortelės limitą',
      text: 'Pinigai nenuskaičiuoti. Pasiteiraukite banke dėl limito arba mokėkite kita kortele.',
    },
    AUTHENTICATION_FAILED: {
      title: 'Mokėjimas nepatvirtintas',
      text: 'Pinigai nenuskaičiuoti, nes bankas negavo jūsų patvirtinimo. Bandykite dar kartą ir patvirtinkite.',
    },
    other: {
      title: 'Jūsų bankas atmetė šią kortelę',
      text: 'Pinigai nenuskaičiuoti. Pasiteiraukite banke arba mokėkite kita kortele.',
    },
  },
  lost: {
    title: 'Dar nežinome, ar sumokėta',
    text: 'Ryšys nutrūko. Tikriname: palaukite ir nemokėkite dar kartą.',
  },
  notSent: {
    title: 'Duomenys mūsų nepasiekė',
    text: 'Ryšys nutrūko anksčiau, pinigai nenuskaičiuoti. Galite bandyti dar kartą.',
  },
  processing: {
    title: 'Klausiame jūsų banko',
    text: 'Tai trunka kelias sekundes. Neuždarykite šio puslapio.',
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
  paid: {
    title: (amount) => `Sumokėta ${amount}`,
    text: (property) => `Ačiū. ${property} gavo jūsų mokėjimą.`,
  },
  held: {
    title: (amount) => `Rezervuota ${amount}`,
    text: (property) =>
      `Ačiū. Bankas rezervavo sumą; ji bus nuskaičiuota tik tada, kai ją paims ${property}.`,
  },
  receipt: {
    amount: 'Suma',
    order: 'Užsakymas',
    payment: 'Mokėjimas',
    dates: 'Datos',
    card: 'Kortelė',
    paidIn: 'Mokėjimo būdas',
    at: 'Laikas',
    authCode: 'Banko kodas',
    print: 'Spausdinti kvitą',
  },
  closed: {
    expired: {
      title: 'Nuoroda nebegalioja',
      text: (property) => `Pinigai nenuskaičiuoti. Paprašykite naujos nuorodos: ${property}.`,
    },
    revoked: {
      title: 'Mokėjimas atšauktas',
      text: (property) =>
        `Pinigai nenuskaičiuoti. Jei vis dar norite mokėti, paprašykite naujos nuorodos: ${property}.`,
    },
    refunded: {
      title: 'Pinigai grąžinti',
      text: (property) => `${property} grąžino pinigus. Bankas juos gali parodyti po kelių dienų.`,
    },
    released: {
      title: 'Rezervacija panaikinta',
      text: (property) => `${property} sumos nepaėmė. Bankas ją atlaisvins, kartais per kelias dienas.`,
    },
    failed: {
      title: 'Mokėjimas nepavyko',
      text: (property) => `Pinigai nenuskaičiuoti. Paprašykite naujos nuorodos: ${property}.`,
    },
  },
  questions: 'Turite klausimų?',
  missing: {
    title: 'Šiuo adresu mokėjimo nėra',
    text: 'Patikrinkite, ar nukopijavote visą nuorodą, arba paprašykite siuntėjo naujos.',
  },
  unreachable: {
    title: 'Mokėjimo įkelti nepavyko',
    text: 'Patikrinkite ryšį. Puslapis pats bandys dar kartą.',
    again: 'Bandyti dar kartą',
  },
  secured: (brand) => `Saugo ${brand}`,
  terms: 'Sąlygos',
  privacy: 'Privatumas',
};
