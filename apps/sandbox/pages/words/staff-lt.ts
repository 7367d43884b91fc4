import type { StaffWords } from './staff.ts';

export const lt: StaffWords = {
  marked: {
    title: 'Darbuotojui: kortelė telefonu',
    text: (name) => `Įveskite kortelę, kol ją diktuoja ${name}. Niekur kitur jos neužsirašykite.`,
  },
  elsewhere: {
    title: 'Šis puslapis jau atidarytas',
    text: 'Jis atidarytas kitame šios naršyklės skirtuke ar lange. Tęskite ten arba jį uždarykite, tada bus galima tęsti čia.',
  },
  instead: {
    due: { by: (moment) => `Įvesti kortelę iki ${moment}` },
    card: {
      pay: (amount) => `Nuskaičiuoti ${amount}`,
      holdNote: 'Kol kas suma svečio kortelėje tik rezervuojama.',
    },
    declined: {
      INSUFFICIENT_FUNDS: {
        title: 'Kortelėje nepakanka pinigų',
        text: 'Pinigai nenuskaičiuoti. Paprašykite svečio kitos kortelės.',
      },
      DO_NOT_HONOUR: {
        title: 'Svečio bankas atmetė šią kortelę',
        text: 'Pinigai nenuskaičiuoti, priežasties bankas nenurodė. Paprašykite kitos kortelės arba kad svečias paskambintų į banką.',
      },
      EXPIRED_CARD: {
        title: 'Kortelės galiojimas pasibaigė',
        text: 'Pinigai nenuskaičiuoti. Patikslinkite datą arba paprašykite kitos kortelės.',
      },
      INCORRECT_CVC: {
        title: 'Neteisingas saugos kodas',
        text: 'Pinigai nenuskaičiuoti. Paprašykite dar kartą padiktuoti kodą ir įveskite kortelę iš naujo.',
      },
      LOST_OR_STOLEN: {
        title: 'Kortelė užblokuota',
        text: 'Pinigai nenuskaičiuoti. Šios kortelės daugiau nebandykite, paprašykite kitos.',
      },
      LIMIT_EXCEEDED: {
        title: 'Suma viršija kortelės limitą',
        text: 'Pinigai nenuskaičiuoti. Paprašykite kitos kortelės arba kad svečias padidintų limitą.',
      },
      AUTHENTICATION_FAILED: {
        title: 'Svečias nepatvirtino mokėjimo',
        text: 'Pinigai nenuskaičiuoti. Įveskite kortelę dar kartą, kai svečias turės atidaręs banko programėlę, arba siųskite nuorodą.',
      },
      other: {
        title: 'Svečio bankas atmetė šią kortelę',
        text: 'Pinigai nenuskaičiuoti. Paprašykite kitos kortelės arba kad svečias paskambintų į banką.',
      },
    },
    lost: {
      title: 'Dar nežinome, ar pinigai nuskaičiuoti',
      text: 'Ryšys nutrūko. Tikriname: palaukite ir nenuskaičiuokite dar kartą.',
    },
    processing: {
      title: 'Klausiame svečio banko',
      text: 'Tai trunka kelias sekundes. Neuždarykite puslapio ir nebaikite pokalbio.',
    },
    waiting: {
      title: 'Rezultatas dar nežinomas',
      text: 'Bankas neatsakė. Nenuskaičiuokite dar kartą: rezultatas pasirodys čia ir užsakyme. Puslapį galite uždaryti.',
    },
    billing: {
      title: 'Bankas prašo svečio adreso',
      text: 'Gatvė ir pašto kodas, kuriais siunčiami kortelės išrašai. Pinigai dar nenuskaičiuoti; be jų mokėjimas po 30 minučių bus atšauktas.',
    },
    paid: {
      title: (amount) => `Nuskaičiuota ${amount}`,
      text: (property) => `Mokėjimą gavo ${property}. Praneškite svečiui; puslapį galite uždaryti.`,
    },
    held: {
      text: (property) => `Svečio bankas laiko sumą, kol ją paims ${property}.`,
    },
    closed: {
      expired: {
        title: 'Šio puslapio laikas baigėsi',
        text: () => 'Pinigai nenuskaičiuoti. Sukurkite naują vPOS mokėjimą iš užsakymo.',
      },
      revoked: {
        title: 'Šis mokėjimas atšauktas',
        text: () =>
          'Per 30 minučių kortelė neįvesta arba mokėjimas atšauktas. Sukurkite naują vPOS mokėjimą iš užsakymo.',
      },
      failed: {
        title: 'Mokėjimas neįvyko',
        text: () => 'Pinigai nenuskaičiuoti. Sukurkite naują vPOS mokėjimą iš užsakymo.',
      },
    },
  },
};
