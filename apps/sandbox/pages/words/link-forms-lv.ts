import type { LinkFormWords } from './link-forms-en.ts';

export const lv: LinkFormWords = {
  latin: 'Latīņu burtiem, kā uz kartes',
  emailHint: 'Uz šo adresi saņemsiet kvīti',
  phone: 'Tālrunis (nav obligāti)',
  reference: 'Mērķis (nav obligāti)',
  referenceHint: 'Rezervācijas vai rēķina numurs, ja tāds ir',
  goAmount: (amount) => `Tālāk maksāt ${amount}`,
  next: 'Karti ievadīsiet nākamajā lapā.',
  wrong: {
    latinName: 'Latīņu burtiem, kā uz kartes',
    nameSign: (sign) => `Zīme „${sign}” vārdā nav atļauta`,
    cardNumber: 'Izdzēsiet kartes numuru: to prasīs nākamā lapa',
    email: 'Pārbaudiet adresi, tā izskatās šādi: anna@example.com',
    phone: 'Ar + un valsts kodu, piemēram, +371 2123 4567',
    amount: 'Pārbaudiet summu',
    amountPositive: 'Ievadiet vairāk par nulli',
    tooMuch: (left) => `Ne vairāk kā ${left}`,
    step: (least, unit, left) => `No ${least}, ar soli ${unit}, vai visu summu ${left}`,
  },
  lost: {
    title: 'Iespējams, tas mūs nesasniedza',
    text: 'Savienojums pārtrūka, nauda nav noņemta. Nospiediet vēlreiz: lai cik reižu, tas skaitās vienu.',
  },
  refused: {
    title: 'Neizdevās',
    text: (property) =>
      `Nauda nav noņemta. Ielādējiet lapu no jauna un mēģiniet vēlreiz vai jautājiet: ${property}.`,
  },
  wait: {
    title: 'Lūdzu, mazliet pagaidiet',
    text: 'Nauda nav noņemta. No šejienes sākts pārāk daudz maksājumu: pabeidziet tos vai mēģiniet pēc desmit minūtēm.',
  },
  split: {
    underway: (amount) => `${amount} kāds pašlaik maksā`,
    range: (least, left) => `No ${least} līdz ${left}`,
    rest: (amount) => `Samaksāt atlikumu, ${amount}`,
    taken: {
      title: (left) => `Kāds pasteidzās: tagad atlicis ${left}`,
      text: 'Nauda nav noņemta. Izvēlieties summu, kas to nepārsniedz.',
    },
    allUnderway: {
      title: 'Atlikums pašlaik tiek maksāts',
      text: 'Kāds jau sāka maksāt. Kas netiks samaksāts, desmit minūšu laikā atkal būs brīvs.',
    },
    begun: {
      title: (amount) => `Jūs sākāt maksāt ${amount}`,
      text: 'Šī summa jums tiek turēta desmit minūtes, līdz ievadāt karti.',
      go: 'Turpināt',
    },
  },
};
