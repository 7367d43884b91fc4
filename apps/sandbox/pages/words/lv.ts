import type { PayerWords } from './en.ts';

export const lv: PayerWords = {
  language: 'Valoda',
  loading: 'Maksājums tiek ielādēts',
  part: {
    PREPAYMENT_100: 'Pilna priekšapmaksa',
    PREPAYMENT_50: '50 % priekšapmaksa',
    PREPAYMENT_30: '30 % priekšapmaksa',
    AT_PROPERTY: 'Maksājums',
    OTHER: 'Maksājums',
  },
  due: {
    by: (moment) => `Samaksāt līdz ${moment}`,
    left: (time) => `atlicis ${time}`,
  },
  converted: (owed, rate) => `Par ${owed} pēc kursa ${rate}`,
  time: {
    days: (days) => `${days} d.`,
    hours: (hours) => `${hours} st.`,
    minutes: (minutes) => `${minutes} min`,
  },
  details: 'Pasūtījuma sastāvs',
  trip: { RETURN: 'turp un atpakaļ', ONE_WAY: 'vienā virzienā' },
  card: {
    title: 'Maksāt ar karti',
    number: 'Kartes numurs',
    anotherNumber: 'Citas kartes numurs',
    taken: (cards) => `Pieņemtās kartes: ${cards}`,
    expiry: 'Derīga līdz',
    expiryShape: 'MM/GG',
    cvc: 'Drošības kods',
    cvcShape: 'CVC',
    cvcHint: 'Trīs cipari kartes aizmugurē vai četri “American Express” priekšpusē.',
    holder: 'Vārds uz kartes',
    pay: (amount) => `Samaksāt ${amount}`,
    hold: (amount) => `Rezervēt ${amount}`,
    holdNote: 'Pagaidām summa kartē tiek tikai rezervēta.',
    declined: 'Noraidīts',
  },
  crypto: {
    title: 'Vai maksājiet ar kriptovalūtu',
    text: 'Nosūtiet summu no sava maka. Šeit tā ir tikai simulācija: nekas nav jāsūta.',
    sent: (title) => `Nosūtīju: ${title}`,
    notTaken: 'Šo kriptovalūtu šeit vairs nepieņem. Maksājiet ar karti',
  },
  wrong: {
    required: 'Aizpildiet šo lauku',
    cardNumber: 'Pārbaudiet numuru: kāds cipars ir nepareizs vai trūkst',
    cardExpiry: 'Mēnesis un gads kā uz kartes, piemēram, 08/28',
    cardExpired: 'Kartes derīguma termiņš ir beidzies. Izmantojiet citu',
    cardNotTaken: 'Šo karti šeit nepieņem. Izmantojiet citu',
    cardCvc: 'Trīs vai četri cipari',
    tooLong: (most: number) => `Zīmju ne vairāk kā ${most}`,
    invalid: 'Pārbaudiet šo lauku',
  },
  declined: {
    INSUFFICIENT_FUNDS: {
      title: 'Kartē nepietiek naudas',
      text: 'Nauda nav noņemta. Papildiniet karti vai maksājiet ar citu.',
    },
    DO_NOT_HONOUR: {
      title: 'Jūsu banka noraidīja šo karti',
      text: 'Nauda nav noņemta, iemeslu banka nenorādīja. Zvaniet bankai vai maksājiet ar citu karti.',
    },
    EXPIRED_CARD: {
      title: 'Kartes derīguma termiņš ir beidzies',
      text: 'Nauda nav noņemta. Pārbaudiet datumu vai maksājiet ar citu karti.',
    },
    INCORRECT_CVC: {
      title: 'Drošības kods ir nepareizs',
      text: 'Nauda nav noņemta. Ievadiet karti vēlreiz ar kodu, kas uz tās uzdrukāts.',
    },
    LOST_OR_STOLEN: {
      title: 'Karte ir bloķēta',
      text: 'Nauda nav noņemta. Zvaniet bankai vai maksājiet ar citu karti.',
    },
    LIMIT_EXCEEDED: {
      title: 'Summa pārsniedz kartes limitu',
      text: 'Nauda nav noņemta. Noskaidrojiet limitu bankā vai maksājiet ar citu karti.',
    },
    AUTHENTICATION_FAILED: {
      title: 'Maksājums nav apstiprināts',
      text: 'Nauda nav noņemta, jo banka nesaņēma jūsu apstiprinājumu. Mēģiniet vēlreiz un apstipriniet.',
    },
    other: {
      title: 'Jūsu banka noraidīja šo karti',
      text: 'Nauda nav noņemta. Noskaidrojiet iemeslu bankā vai maksājiet ar citu karti.',
    },
  },
  lost: {
    title: 'Vēl nezinām, vai ir samaksāts',
    text: 'Savienojums pārtrūka. Mēs pārbaudām: uzgaidiet un nemaksājiet vēlreiz.',
  },
  notSent: {
    title: 'Dati līdz mums nenonāca',
    text: 'Savienojums pārtrūka agrāk, nauda nav noņemta. Varat mēģināt vēlreiz.',
  },
  processing: {
    title: 'Jautājam jūsu bankai',
    text: 'Tas aizņem dažas sekundes. Neaizveriet šo lapu.',
  },
  waiting: {
    title: 'Rezultāts vēl nav zināms',
    text: 'Jūsu banka neatbildēja. Nemaksājiet vēlreiz: rezultāts parādīsies šeit, tiklīdz būs zināms. Lapu varat aizvērt un atgriezties vēlāk.',
  },
  challenge: {
    bank: 'Jūsu banka, imitācija',
    title: 'Vai tas bijāt jūs?',
    text: 'Īsta banka šeit prasītu kodu vai apstiprinājumu lietotnē.',
    to: 'Saņēmējs',
    amount: 'Summa',
    card: 'Karte',
    confirm: (amount) => `Apstiprināt ${amount}`,
    reject: 'Tas nebiju es',
  },
  billing: {
    title: 'Banka lūdz jūsu adresi',
    text: 'Iela un pasta indekss, uz kuru sūta kartes izrakstus. Nauda vēl nav noņemta; bez tiem maksājums pēc 30 minūtēm tiks atcelts.',
    street: 'Iela un mājas numurs',
    postalCode: 'Pasta indekss',
    go: (amount) => `Turpināt un samaksāt ${amount}`,
  },
  paid: {
    title: (amount) => `Samaksāts ${amount}`,
    text: (property) => `Paldies. ${property} ir saņēmis jūsu maksājumu.`,
  },
  held: {
    title: (amount) => `Rezervēts ${amount}`,
    text: (property) => `Paldies. Banka rezervēja summu; to noņems tikai tad, kad to paņems ${property}.`,
  },
  receipt: {
    amount: 'Summa',
    order: 'Pasūtījums',
    payment: 'Maksājums',
    dates: 'Datumi',
    card: 'Karte',
    paidIn: 'Maksājuma veids',
    at: 'Laiks',
    authCode: 'Bankas kods',
    print: 'Drukāt kvīti',
  },
  closed: {
    expired: {
      title: 'Saites derīguma termiņš ir beidzies',
      text: (property) => `Nauda nav noņemta. Palūdziet jaunu saiti: ${property}.`,
    },
    revoked: {
      title: 'Maksājums ir atcelts',
      text: (property) =>
        `Nauda nav noņemta. Ja joprojām vēlaties maksāt, palūdziet jaunu saiti: ${property}.`,
    },
    refunded: {
      title: 'Nauda ir atmaksāta',
      text: (property) => `${property} atmaksāja naudu. Banka to var parādīt pēc dažām dienām.`,
    },
    released: {
      title: 'Rezervācija ir atcelta',
      text: (property) => `${property} summu nepaņēma. Banka to atbrīvos, dažkārt dažu dienu laikā.`,
    },
    failed: {
      title: 'Maksājums neizdevās',
      text: (property) => `Nauda nav noņemta. Palūdziet jaunu saiti: ${property}.`,
    },
  },
  questions: 'Ir jautājumi?',
  missing: {
    title: 'Šajā adresē maksājuma nav',
    text: 'Pārbaudiet, vai nokopējāt visu saiti, vai palūdziet sūtītājam jaunu.',
  },
  unreachable: {
    title: 'Maksājumu neizdevās ielādēt',
    text: 'Pārbaudiet savienojumu. Lapa pati mēģinās vēlreiz.',
    again: 'Mēģināt vēlreiz',
  },
  secured: (brand) => `Drošību nodrošina ${brand}`,
  terms: 'Noteikumi',
  privacy: 'Privātums',
};
