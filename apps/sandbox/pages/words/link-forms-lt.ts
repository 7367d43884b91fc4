import type { LinkFormWords } from './link-forms-en.ts';

export const lt: LinkFormWords = {
  latin: 'Lotyniškomis raidėmis, kaip ant kortelės',
  emailHint: 'Šiuo adresu gausite kvitą',
  phone: 'Telefonas (nebūtina)',
  reference: 'Paskirtis (nebūtina)',
  referenceHint: 'Rezervacijos ar sąskaitos numeris, jei turite',
  goAmount: (amount) => `Toliau mokėti ${amount}`,
  next: 'Kortelę įvesite kitame puslapyje.',
  wrong: {
    latinName: 'Lotyniškomis raidėmis, kaip ant kortelės',
    nameSign: (sign) => `Ženklo „${sign}“ varde būti negali`,
    cardNumber: 'Pašalinkite kortelės numerį: jo paprašys kitas puslapis',
    email: 'Patikrinkite adresą, jis atrodo taip: anna@example.com',
    phone: 'Su + ir šalies kodu, pvz., +370 612 34567',
    amount: 'Patikrinkite sumą',
    amountPositive: 'Įveskite daugiau nei nulį',
    tooMuch: (left) => `Daugiausia ${left}`,
    step: (least, unit, left) => `Nuo ${least}, po ${unit}, arba visa suma ${left}`,
  },
  lost: {
    title: 'Tai galėjo mūsų nepasiekti',
    text: 'Ryšys nutrūko, pinigai nenuskaičiuoti. Paspauskite dar kartą: kad ir kiek kartų, tai skaičiuojama vieną.',
  },
  refused: {
    title: 'Nepavyko',
    text: (property) =>
      `Pinigai nenuskaičiuoti. Įkelkite puslapį iš naujo ir bandykite dar kartą arba pasiteiraukite: ${property}.`,
  },
  wait: {
    title: 'Šiek tiek palaukite',
    text: 'Pinigai nenuskaičiuoti. Iš čia pradėta per daug mokėjimų: užbaikite juos arba bandykite po dešimties minučių.',
  },
  split: {
    underway: (amount) => `${amount} kažkas moka šiuo metu`,
    range: (least, left) => `Nuo ${least} iki ${left}`,
    rest: (amount) => `Sumokėti likutį, ${amount}`,
    taken: {
      title: (left) => `Kažkas suspėjo anksčiau: dabar liko ${left}`,
      text: 'Pinigai nenuskaičiuoti. Pasirinkite sumą iki tiek.',
    },
    allUnderway: {
      title: 'Likutis šiuo metu mokamas',
      text: 'Kažkas jau pradėjo mokėti. Kas nebus sumokėta, per dešimt minučių vėl bus laisva.',
    },
    begun: {
      title: (amount) => `Pradėjote mokėti ${amount}`,
      text: 'Ši suma jums laikoma dešimt minučių, kol įvesite kortelę.',
      go: 'Tęsti',
    },
  },
};
