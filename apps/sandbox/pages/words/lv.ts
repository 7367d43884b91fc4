import type { PayerWords } from './en.ts';

export const lv: PayerWords = {
  language: 'Valoda',
  sandbox: 'Izmēģinājuma lapa: īsta nauda netiek pārskaitīta',
  loading: 'Maksājums tiek ielādēts',
  frame: {
    title: 'Kartes dati',
    loading: 'Tiek ielādēti kartes lauki',
    failed: {
      title: 'Kartes laukus neizdevās ielādēt',
      text: 'Pārbaudiet savienojumu vai izvēlieties citu maksāšanas veidu.',
      again: 'Mēģināt vēlreiz',
    },
  },
  methods: {
    more: (count) => `Vairāk maksāšanas veidu (${count})`,
    pay: (title) => `Maksāt ar ${title}`,
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
    send: 'Nosūtīt simulētajā bankā',
  },
  wrong: {
    required: 'Aizpildiet šo lauku',
    cardExpired: 'Kartes derīguma termiņš ir beidzies. Izmantojiet citu',
    cardNotTaken: 'Šo karti šeit nepieņem. Izmantojiet citu',
    tooMany: 'Pārāk daudz mēģinājumu. Nauda nav noņemta. Pagaidiet desmit minūtes vai jautājiet viesnīcai',
    tooLong: (most: number) => `Zīmju ne vairāk kā ${most}`,
    invalid: 'Pārbaudiet šo lauku',
  },
  lost: {
    title: 'Vēl nezinām, vai ir samaksāts',
    text: 'Savienojums pārtrūka. Mēs pārbaudām: uzgaidiet un nemaksājiet vēlreiz.',
  },
  notSent: {
    title: 'Dati līdz mums nenonāca',
    text: 'Savienojums pārtrūka agrāk, nauda nav noņemta. Varat mēģināt vēlreiz.',
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
  missing: {
    title: 'Šajā adresē maksājuma nav',
    text: 'Pārbaudiet, vai nokopējāt visu saiti, vai palūdziet sūtītājam jaunu.',
  },
  unreachable: {
    title: 'Maksājumu neizdevās ielādēt',
    text: 'Pārbaudiet savienojumu. Lapa pati mēģinās vēlreiz.',
    again: 'Mēģināt vēlreiz',
  },
  paymentsBy: (brand) => `Maksājumus apstrādā ${brand}`,
  terms: 'Noteikumi',
  privacy: 'Privātums',
};
