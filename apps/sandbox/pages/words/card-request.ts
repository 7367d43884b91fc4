import type { CustomerLanguage } from '@deck/api/vocabulary';
import type { PayerWords } from './en.ts';

const en = {
  title: 'Add a card',
  by: (moment: string) => `Add it by ${moment}`,
  nothing: {
    title: 'Nothing is charged now',
    text: (property: string) =>
      `${property} asks for a card to keep for your order. Your bank only checks that it is valid.`,
  },
  form: 'The card to keep',
  save: 'Save the card',
  saved: {
    title: 'Your card is saved',
    text: (property: string, card: string) =>
      `Nothing was charged. ${property} keeps ${card} for your order.`,
  },
  known: {
    title: 'This card has already been saved',
    text: (property: string) => `Nothing was charged, and ${property} needs nothing more from you.`,
  },
  declined: (property: string) => `Nothing was charged. To add another card, ask ${property} for a new link.`,
  expired: {
    title: 'This link has expired',
    text: (property: string) => `No card was saved. Ask ${property} for a new link.`,
  },
  canceled: {
    title: 'No card is needed any more',
    text: (property: string) => `${property} has canceled the request and keeps no card for it.`,
  },
  lost: {
    title: 'We do not know yet whether your card arrived',
    text: 'The connection was lost. We are checking: please wait.',
  },
  loading: 'Loading the request',
  missing: 'There is no card request at this address',
  unreachable: 'The page could not be loaded',
};

export type CardRequestWords = typeof en;

/** The texts of the page on which a guest gives a card. */
export const cardRequestWords: Record<CustomerLanguage, CardRequestWords> = {
  en,
  ru: {
    title: 'Оставьте карту',
    by: (moment) => `Оставить до ${moment}`,
    nothing: {
      title: 'Сейчас ничего не списывается',
      text: (property) =>
        `${property} просит карту к вашему заказу. Банк только проверит, что она действует.`,
    },
    form: 'Карта для хранения',
    save: 'Сохранить карту',
    saved: {
      title: 'Карта сохранена',
      text: (property, card) => `Деньги не списаны. К вашему заказу сохранена карта ${card}: ${property}.`,
    },
    known: {
      title: 'Эта карта уже сохранена',
      text: (property) => `Деньги не списаны, больше ничего не требуется: ${property}.`,
    },
    declined: (property) =>
      `Деньги не списаны. Чтобы дать другую карту, попросите новую ссылку: ${property}.`,
    expired: {
      title: 'Срок ссылки истёк',
      text: (property) => `Карта не сохранена. Попросите новую ссылку: ${property}.`,
    },
    canceled: {
      title: 'Карта больше не нужна',
      text: (property) => `Запрос отменён, карта по нему не хранится: ${property}.`,
    },
    lost: {
      title: 'Пока неизвестно, дошла ли карта',
      text: 'Связь прервалась. Мы проверяем, подождите.',
    },
    loading: 'Запрос загружается',
    missing: 'По этому адресу нет запроса карты',
    unreachable: 'Не удалось загрузить страницу',
  },
  el: {
    title: 'Δώστε μια κάρτα',
    by: (moment) => `Δώστε την έως ${moment}`,
    nothing: {
      title: 'Τώρα δεν χρεώνεστε τίποτα',
      text: (property) =>
        `Ζητείται κάρτα για την παραγγελία σας: ${property}. Η τράπεζα ελέγχει μόνο ότι ισχύει.`,
    },
    form: 'Η κάρτα που θα φυλαχθεί',
    save: 'Αποθήκευση κάρτας',
    saved: {
      title: 'Η κάρτα αποθηκεύτηκε',
      text: (property, card) =>
        `Δεν χρεωθήκατε. Για την παραγγελία σας φυλάσσεται η κάρτα ${card}: ${property}.`,
    },
    known: {
      title: 'Η κάρτα είναι ήδη αποθηκευμένη',
      text: (property) => `Δεν χρεωθήκατε και δεν χρειάζεται κάτι άλλο: ${property}.`,
    },
    declined: (property) => `Δεν χρεωθήκατε. Για να δώσετε άλλη κάρτα, ζητήστε νέο σύνδεσμο: ${property}.`,
    expired: {
      title: 'Ο σύνδεσμος έληξε',
      text: (property) => `Δεν αποθηκεύτηκε κάρτα. Ζητήστε νέο σύνδεσμο: ${property}.`,
    },
    canceled: {
      title: 'Δεν χρειάζεται πια κάρτα',
      text: (property) => `Το αίτημα ακυρώθηκε και δεν φυλάσσεται κάρτα: ${property}.`,
    },
    lost: {
      title: 'Δεν γνωρίζουμε ακόμη αν έφτασε η κάρτα',
      text: 'Η σύνδεση διακόπηκε. Το ελέγχουμε: περιμένετε.',
    },
    loading: 'Το αίτημα φορτώνεται',
    missing: 'Δεν υπάρχει αίτημα κάρτας σε αυτή τη διεύθυνση',
    unreachable: 'Η σελίδα δεν φορτώθηκε',
  },
  lt: {
    title: 'Palikite kortelę',
    by: (moment) => `Palikti iki ${moment}`,
    nothing: {
      title: 'Dabar niekas nenuskaičiuojama',
      text: (property) => `${property} prašo kortelės jūsų užsakymui. Bankas tik patikrins, ar ji galioja.`,
    },
    form: 'Saugoma kortelė',
    save: 'Išsaugoti kortelę',
    saved: {
      title: 'Kortelė išsaugota',
      text: (property, card) => `Pinigai nenuskaičiuoti. ${property} jūsų užsakymui saugo kortelę ${card}.`,
    },
    known: {
      title: 'Ši kortelė jau išsaugota',
      text: (property) => `Pinigai nenuskaičiuoti, daugiau nieko nereikia: ${property}.`,
    },
    declined: (property) =>
      `Pinigai nenuskaičiuoti. Jei norite pateikti kitą kortelę, paprašykite naujos nuorodos: ${property}.`,
    expired: {
      title: 'Nuoroda nebegalioja',
      text: (property) => `Kortelė neišsaugota. Paprašykite naujos nuorodos: ${property}.`,
    },
    canceled: {
      title: 'Kortelės nebereikia',
      text: (property) => `${property} atšaukė prašymą ir kortelės pagal jį nesaugo.`,
    },
    lost: {
      title: 'Dar nežinome, ar kortelė mus pasiekė',
      text: 'Ryšys nutrūko. Tikriname, palaukite.',
    },
    loading: 'Prašymas įkeliamas',
    missing: 'Šiuo adresu kortelės prašymo nėra',
    unreachable: 'Puslapio įkelti nepavyko',
  },
  lv: {
    title: 'Atstājiet karti',
    by: (moment) => `Atstāt līdz ${moment}`,
    nothing: {
      title: 'Tagad nekas netiek noņemts',
      text: (property) => `${property} lūdz karti jūsu pasūtījumam. Banka tikai pārbaudīs, vai tā ir derīga.`,
    },
    form: 'Glabājamā karte',
    save: 'Saglabāt karti',
    saved: {
      title: 'Karte ir saglabāta',
      text: (property, card) => `Nauda nav noņemta. ${property} jūsu pasūtījumam glabā karti ${card}.`,
    },
    known: {
      title: 'Šī karte jau bija saglabāta',
      text: (property) => `Nauda nav noņemta, un nekas vairāk nav vajadzīgs: ${property}.`,
    },
    declined: (property) =>
      `Nauda nav noņemta. Lai iesniegtu citu karti, palūdziet jaunu saiti: ${property}.`,
    expired: {
      title: 'Saites derīguma termiņš ir beidzies',
      text: (property) => `Karte nav saglabāta. Palūdziet jaunu saiti: ${property}.`,
    },
    canceled: {
      title: 'Karte vairs nav vajadzīga',
      text: (property) => `${property} atcēla pieprasījumu un karti neglabā.`,
    },
    lost: {
      title: 'Vēl nezinām, vai karte mūs sasniedza',
      text: 'Savienojums pārtrūka. Mēs pārbaudām, uzgaidiet.',
    },
    loading: 'Pieprasījums tiek ielādēts',
    missing: 'Šajā adresē kartes pieprasījuma nav',
    unreachable: 'Lapu neizdevās ielādēt',
  },
};

/** The parts of a payment's page that differ here. */
export const cardRequestRewording = ({ by, lost, loading, missing, unreachable, form }: CardRequestWords) =>
  ({
    due: { by },
    lost,
    loading,
    missing: { title: missing },
    unreachable: { title: unreachable },
    card: { title: form },
  }) satisfies Partial<Record<keyof PayerWords, unknown>>;
