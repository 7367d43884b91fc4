import type { StaffWords } from './staff.ts';

export const lv: StaffWords = {
  marked: {
    title: 'Darbiniekam: karte pa tālruni',
    text: (name) => `Ievadiet karti, kamēr to nosauc ${name}. Nekur citur to nepierakstiet.`,
  },
  elsewhere: {
    title: 'Šī lapa jau ir atvērta',
    text: 'Tā ir atvērta citā šīs pārlūkprogrammas cilnē vai logā. Turpiniet tur vai aizveriet to, tad varēs turpināt šeit.',
  },
  instead: {
    due: { by: (moment) => `Ievadīt karti līdz ${moment}` },
    card: {
      pay: (amount) => `Noņemt ${amount}`,
      holdNote: 'Pagaidām summa viesa kartē tiek tikai rezervēta.',
    },
    declined: {
      INSUFFICIENT_FUNDS: {
        title: 'Kartē nepietiek naudas',
        text: 'Nauda nav noņemta. Palūdziet viesim citu karti.',
      },
      DO_NOT_HONOUR: {
        title: 'Viesa banka noraidīja šo karti',
        text: 'Nauda nav noņemta, iemeslu banka nenorādīja. Palūdziet citu karti vai lai viesis zvana bankai.',
      },
      EXPIRED_CARD: {
        title: 'Kartes derīguma termiņš ir beidzies',
        text: 'Nauda nav noņemta. Pārbaudiet datumu ar viesi vai palūdziet citu karti.',
      },
      INCORRECT_CVC: {
        title: 'Drošības kods ir nepareizs',
        text: 'Nauda nav noņemta. Palūdziet vēlreiz nosaukt kodu un ievadiet karti no jauna.',
      },
      LOST_OR_STOLEN: {
        title: 'Karte ir bloķēta',
        text: 'Nauda nav noņemta. Šo karti vairs nemēģiniet, palūdziet citu.',
      },
      LIMIT_EXCEEDED: {
        title: 'Summa pārsniedz kartes limitu',
        text: 'Nauda nav noņemta. Palūdziet citu karti vai lai viesis palielina limitu.',
      },
      AUTHENTICATION_FAILED: {
        title: 'Viesis neapstiprināja maksājumu',
        text: 'Nauda nav noņemta. Ievadiet karti vēlreiz, kad viesim ir atvērta bankas lietotne, vai nosūtiet saiti.',
      },
      other: {
        title: 'Viesa banka noraidīja šo karti',
        text: 'Nauda nav noņemta. Palūdziet citu karti vai lai viesis zvana bankai.',
      },
    },
    lost: {
      title: 'Vēl nezinām, vai nauda ir noņemta',
      text: 'Savienojums pārtrūka. Mēs pārbaudām: uzgaidiet un nenoņemiet vēlreiz.',
    },
    processing: {
      title: 'Jautājam viesa bankai',
      text: 'Tas aizņem dažas sekundes. Neaizveriet lapu un nebeidziet sarunu.',
    },
    waiting: {
      title: 'Rezultāts vēl nav zināms',
      text: 'Banka neatbildēja. Nenoņemiet vēlreiz: rezultāts parādīsies šeit un pasūtījumā. Lapu varat aizvērt.',
    },
    billing: {
      title: 'Banka lūdz viesa adresi',
      text: 'Iela un pasta indekss, uz kuru sūta kartes izrakstus. Nauda vēl nav noņemta; bez tiem maksājums pēc 30 minūtēm tiks atcelts.',
    },
    paid: {
      title: (amount) => `Noņemts ${amount}`,
      text: (property) => `Maksājumu saņēma ${property}. Paziņojiet viesim; lapu varat aizvērt.`,
    },
    held: {
      text: (property) => `Viesa banka tur summu, līdz to paņems ${property}.`,
    },
    closed: {
      expired: {
        title: 'Šīs lapas laiks ir beidzies',
        text: () => 'Nauda nav noņemta. Izveidojiet jaunu vPOS maksājumu no pasūtījuma.',
      },
      revoked: {
        title: 'Šis maksājums ir atcelts',
        text: () =>
          '30 minūtēs karte netika ievadīta, vai maksājums atcelts. Izveidojiet jaunu vPOS maksājumu no pasūtījuma.',
      },
      failed: {
        title: 'Maksājums nenotika',
        text: () => 'Nauda nav noņemta. Izveidojiet jaunu vPOS maksājumu no pasūtījuma.',
      },
    },
  },
};
