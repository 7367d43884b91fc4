import type { CustomerLanguage } from '@deck/api/vocabulary';

const en = {
  overdue: (day: string) => `It was to be paid by ${day}. You can still make the transfer.`,
  download: 'Download the invoice (PDF)',
  saidPaid: 'I have paid',
  said: {
    title: 'Thank you. We are waiting for your transfer',
    text: (property: string) =>
      `A transfer may take a few days. ${property} confirms it once it has arrived, and this page will show it.`,
  },
  part: {
    title: 'Part of the amount has arrived',
    text: (property: string) => `Transfer what is missing to the same account, or ask ${property} about it.`,
  },
  lost: {
    title: 'We do not know yet whether that reached us',
    text: 'The connection was lost. We are checking: please wait. Your transfer is not affected.',
  },
  notSent: {
    title: 'It did not reach us',
    text: 'The connection was lost before that. Your transfer is not affected. You can try again.',
  },
  expired: {
    title: 'This invoice is no longer valid',
    text: (property: string) => `Please do not make a transfer now: ask ${property} for a new invoice.`,
  },
  revoked: {
    title: 'This invoice was canceled',
    text: (property: string) =>
      `Please do not make a transfer. If you have already made one, write to ${property}.`,
  },
};

export type WireWords = typeof en;

/** The texts of an invoice's page. */
export const wireWords: Record<CustomerLanguage, WireWords> = {
  en,
  ru: {
    overdue: (day) => `Срок оплаты был ${day}. Перевод ещё можно сделать.`,
    download: 'Скачать счёт (PDF)',
    saidPaid: 'Перевод сделан',
    said: {
      title: 'Спасибо! Ждём ваш перевод',
      text: (property) =>
        `Перевод может идти несколько дней. Когда он придёт, ${property} подтвердит его, и это будет видно здесь.`,
    },
    part: {
      title: 'Пришла часть суммы',
      text: (property) => `Переведите недостающее на тот же счёт или задайте вопрос: ${property}.`,
    },
    lost: {
      title: 'Пока неизвестно, дошло ли это до нас',
      text: 'Связь прервалась. Мы проверяем, подождите. На ваш перевод это не влияет.',
    },
    notSent: {
      title: 'До нас это не дошло',
      text: 'Связь прервалась раньше. На ваш перевод это не влияет. Можно попробовать ещё раз.',
    },
    expired: {
      title: 'Этот счёт больше не действует',
      text: (property) => `Не делайте перевод сейчас: попросите новый счёт: ${property}.`,
    },
    revoked: {
      title: 'Счёт отменён',
      text: (property) => `Не делайте перевод. Если он уже сделан, напишите: ${property}.`,
    },
  },
  el: {
    overdue: (day) => `Η προθεσμία ήταν ${day}. Μπορείτε ακόμη να κάνετε τη μεταφορά.`,
    download: 'Λήψη τιμολογίου (PDF)',
    saidPaid: 'Έχω πληρώσει',
    said: {
      title: 'Ευχαριστούμε. Περιμένουμε τη μεταφορά σας',
      text: (property) =>
        `Μια μεταφορά μπορεί να χρειαστεί μερικές ημέρες. Μόλις φτάσει, θα φανεί εδώ. Την επιβεβαιώνει: ${property}.`,
    },
    part: {
      title: 'Έφτασε μέρος του ποσού',
      text: (property) => `Μεταφέρετε το υπόλοιπο στον ίδιο λογαριασμό ή ρωτήστε: ${property}.`,
    },
    lost: {
      title: 'Δεν γνωρίζουμε ακόμη αν αυτό έφτασε σε εμάς',
      text: 'Η σύνδεση διακόπηκε. Το ελέγχουμε: περιμένετε. Η μεταφορά σας δεν επηρεάζεται.',
    },
    notSent: {
      title: 'Δεν έφτασε σε εμάς',
      text: 'Η σύνδεση διακόπηκε νωρίτερα. Η μεταφορά σας δεν επηρεάζεται. Μπορείτε να δοκιμάσετε ξανά.',
    },
    expired: {
      title: 'Αυτό το τιμολόγιο δεν ισχύει πια',
      text: (property) => `Μην κάνετε τώρα μεταφορά: ζητήστε νέο τιμολόγιο: ${property}.`,
    },
    revoked: {
      title: 'Το τιμολόγιο ακυρώθηκε',
      text: (property) => `Μην κάνετε μεταφορά. Αν την έχετε ήδη κάνει, γράψτε: ${property}.`,
    },
  },
  lt: {
    overdue: (day) => `Sumokėti reikėjo iki ${day}. Pavedimą dar galite atlikti.`,
    download: 'Atsisiųsti sąskaitą (PDF)',
    saidPaid: 'Sumokėjau',
    said: {
      title: 'Ačiū. Laukiame jūsų pavedimo',
      text: (property) =>
        `Pavedimas gali užtrukti kelias dienas. Kai jis ateis, ${property} tai patvirtins ir bus matyti čia.`,
    },
    part: {
      title: 'Atėjo dalis sumos',
      text: (property) => `Trūkstamą sumą perveskite į tą pačią sąskaitą arba pasiteiraukite: ${property}.`,
    },
    lost: {
      title: 'Dar nežinome, ar tai mus pasiekė',
      text: 'Ryšys nutrūko. Tikriname, palaukite. Jūsų pavedimui tai įtakos neturi.',
    },
    notSent: {
      title: 'Tai mūsų nepasiekė',
      text: 'Ryšys nutrūko anksčiau. Jūsų pavedimui tai įtakos neturi. Galite bandyti dar kartą.',
    },
    expired: {
      title: 'Ši sąskaita nebegalioja',
      text: (property) => `Dabar pavedimo nedarykite: paprašykite naujos sąskaitos: ${property}.`,
    },
    revoked: {
      title: 'Sąskaita atšaukta',
      text: (property) => `Pavedimo nedarykite. Jei jau padarėte, parašykite: ${property}.`,
    },
  },
  lv: {
    overdue: (day) => `Samaksāt vajadzēja līdz ${day}. Pārskaitījumu vēl varat veikt.`,
    download: 'Lejupielādēt rēķinu (PDF)',
    saidPaid: 'Maksājums veikts',
    said: {
      title: 'Paldies. Gaidām jūsu pārskaitījumu',
      text: (property) =>
        `Pārskaitījums var aizņemt dažas dienas. Kad tas pienāks, ${property} to apstiprinās un tas būs redzams šeit.`,
    },
    part: {
      title: 'Daļa summas ir pienākusi',
      text: (property) => `Pārskaitiet trūkstošo uz to pašu kontu vai jautājiet: ${property}.`,
    },
    lost: {
      title: 'Vēl nezinām, vai tas mūs sasniedza',
      text: 'Savienojums pārtrūka. Mēs pārbaudām, uzgaidiet. Jūsu pārskaitījumu tas neietekmē.',
    },
    notSent: {
      title: 'Tas mūs nesasniedza',
      text: 'Savienojums pārtrūka agrāk. Jūsu pārskaitījumu tas neietekmē. Varat mēģināt vēlreiz.',
    },
    expired: {
      title: 'Šis rēķins vairs nav derīgs',
      text: (property) => `Tagad pārskaitījumu neveiciet: palūdziet jaunu rēķinu: ${property}.`,
    },
    revoked: {
      title: 'Rēķins ir atcelts',
      text: (property) => `Pārskaitījumu neveiciet. Ja tas jau veikts, rakstiet: ${property}.`,
    },
  },
};
