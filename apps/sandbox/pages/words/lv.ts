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
    pay: (amount) => `Samaksāt ${amount}`,
    hold: (amount) => `Rezervēt ${amount}`,
    holdNote: 'Pagaidām summa kartē tiek tikai rezervēta.',
    declined: 'Noraidīts',
  },
  frame: {
    title: 'Kartes dati',
    loading: 'Tiek ielādēti kartes lauki',
    failed: {
      title: 'Kartes laukus neizdevās ielādēt',
      text: 'Pārbaudiet savienojumu vai izvēlieties citu maksāšanas veidu.',
      again: 'Mēģināt vēlreiz',
    },
    safe: (property) =>
      `Kartes dati šifrētā veidā nonāk pie maksājumu pakalpojuma sniedzēja, nekad pie ${property}. Banka var lūgt apstiprinājumu.`,
  },
  methods: {
    orCard: 'vai maksājiet ar karti',
    others: 'Citi maksāšanas veidi',
    more: (count) => `Vairāk maksāšanas veidu (${count})`,
    pay: (title) => `Maksāt ar ${title}`,
    crypto: (title) => `Nosūtīju: ${title}`,
    cryptoNote: 'Kriptovalūtas šeit tiek tikai simulētas: nekas nav jāsūta.',
    redirect: 'Jūs apstiprināt viņu lapā un atgriežaties šeit.',
    transfer: 'Jūs nosūtāt bankas pārskaitījumu. Tas var pienākt pēc dienas.',
    notTaken: 'Šis maksāšanas veids šeit vairs netiek piedāvāts. Izvēlieties citu',
    none: {
      title: 'Šo maksājumu tagad nevar veikt tiešsaistē',
      text: (property) => `Nekas netika ieturēts. Jautājiet par citu maksāšanas veidu: ${property}.`,
    },
    sheet: (title) => `${title}, maks`,
  },
  elsewhere: {
    title: (method) => `Apstipriniet maksājumu: ${method}`,
    text: 'Atvērsies jūsu bankas lapa. Kad pabeigsiet, tā atvedīs jūs atpakaļ.',
    card: 'jūsu banka',
    go: 'Turpināt bankā',
    another: 'Izvēlēties citu maksāšanas veidu',
  },
  transfer: {
    title: (amount) => `Nosūtiet ${amount} ar bankas pārskaitījumu`,
    text: 'Norādiet maksājuma mērķi, lai naudu atrastu. Šī lapa paziņos, kad tā pienāks.',
    beneficiary: 'Saņēmējs',
    reference: 'Maksājuma mērķis',
    go: 'Nosūtīt simulētajā bankā',
  },
  wrong: {
    required: 'Aizpildiet šo lauku',
    cardExpired: 'Kartes derīguma termiņš ir beidzies. Izmantojiet citu',
    cardNotTaken: 'Šo karti šeit nepieņem. Izmantojiet citu',
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
