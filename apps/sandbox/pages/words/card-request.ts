import type { CustomerLanguage } from '@deck/api/vocabulary';
import type { PayerWords } from './en.ts';

const en = {
  nothing: {
    title: 'Nothing is charged now',
    text: (property: string) =>
      `${property} asks for a card to keep for your order. Your bank only checks that it is valid.`,
  },
  known: {
    title: 'This card has already been saved',
    text: (property: string) => `Nothing was charged, and ${property} needs nothing more from you.`,
  },
  declined: (property: string) => `Nothing was charged. To add another card, ask ${property} for a new link.`,
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
    nothing: {
      title: 'Сейчас ничего не списывается',
      text: (property) =>
        `${property} просит карту к вашему заказу. Банк только проверит, что она действует.`,
    },
    known: {
      title: 'Эта карта уже сохранена',
      text: (property) => `Деньги не списаны, больше ничего не требуется: ${property}.`,
    },
    declined: (property) =>
      `Деньги не списаны. Чтобы дать другую карту, попросите новую ссылку: ${property}.`,
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
    nothing: {
      title: 'Τώρα δεν χρεώνεστε τίποτα',
      text: (property) =>
        `Ζητείται κάρτα για την παραγγελία σας: ${property}. Η τράπεζα ελέγχει μόνο ότι ισχύει.`,
    },
    known: {
      title: 'Η κάρτα είναι ήδη αποθηκευμένη',
      text: (property) => `Δεν χρεωθήκατε και δεν χρειάζεται κάτι άλλο: ${property}.`,
    },
    declined: (property) => `Δεν χρεωθήκατε. Για να δώσετε άλλη κάρτα, ζητήστε νέο σύνδεσμο: ${property}.`,
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
    nothing: {
      title: 'Dabar niekas nenuskaičiuojama',
      text: (property) => `${property} prašo kortelės jūsų užsakymui. Bankas tik patikrins, ar ji galioja.`,
    },
    known: {
      title: 'Ši kortelė jau išsaugota',
      text: (property) => `Pinigai nenuskaičiuoti, daugiau nieko nereikia: ${property}.`,
    },
    declined: (property) =>
      `Pinigai nenuskaičiuoti. Jei norite pateikti kitą kortelę, paprašykite naujos nuorodos: ${property}.`,
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
    nothing: {
      title: 'Tagad nekas netiek noņemts',
      text: (property) => `${property} lūdz karti jūsu pasūtījumam. Banka tikai pārbaudīs, vai tā ir derīga.`,
    },
    known: {
      title: 'Šī karte jau bija saglabāta',
      text: (property) => `Nauda nav noņemta, un nekas vairāk nav vajadzīgs: ${property}.`,
    },
    declined: (property) =>
      `Nauda nav noņemta. Lai iesniegtu citu karti, palūdziet jaunu saiti: ${property}.`,
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
export const cardRequestRewording = ({ lost, loading, missing, unreachable }: CardRequestWords) =>
  ({
    lost,
    loading,
    missing: { title: missing },
    unreachable: { title: unreachable },
  }) satisfies Partial<Record<keyof PayerWords, unknown>>;
