import type { Locale } from '@deck/ui';

const en = {
  title: 'Inbox',
  sandbox: 'Sandbox',
  intro:
    'Every e-mail, SMS and Telegram message the sandbox sent. Nothing leaves this machine unless a mail server is set.',
  messages: 'Messages',
  message: 'Message',
  unread: 'Unread',
  channel: { EMAIL: 'E-mail', SMS: 'SMS', TELEGRAM: 'Telegram' },
  smsSubject: 'Text message',
  to: (recipient: string) => `To ${recipient}`,
  from: 'From',
  toTerm: 'To',
  sent: 'Sent',
  back: 'Back to the messages',
  empty: {
    title: 'Nothing has been sent yet',
    text: 'Send a payment link from an order: the message appears here within seconds.',
    action: 'Open Deck',
  },
  choose: { title: 'No message is open', text: 'Choose one from the list.' },
  form: { label: 'Form', letter: 'Letter', plain: 'Plain text' },
  missing: { title: 'This message could not be found', text: 'The sandbox may have been reset since.' },
  lost: { title: 'The sandbox is not answering', text: 'This page keeps trying.' },
  clock: {
    title: 'Clock',
    text: 'It can be moved forward, never back. What becomes due on the way happens in its order.',
    hour: '1 hour',
    day: '1 day',
    days: '3 days',
    forward: (step: string) => `Forward ${step}`,
    moved: (moment: string) => `It is now ${moment}`,
    failed: 'The clock could not be moved',
  },
};
export type InboxWords = typeof en;

const ru: InboxWords = {
  title: 'Входящие',
  sandbox: 'Песочница',
  intro:
    'Все письма, SMS и сообщения Telegram, отправленные песочницей. За пределы этой машины ничего не уходит, если не задан почтовый сервер.',
  messages: 'Сообщения',
  message: 'Сообщение',
  unread: 'Не прочитано',
  channel: { EMAIL: 'Письмо', SMS: 'SMS', TELEGRAM: 'Telegram' },
  smsSubject: 'Текстовое сообщение',
  to: (recipient) => `Кому: ${recipient}`,
  from: 'От кого',
  toTerm: 'Кому',
  sent: 'Отправлено',
  back: 'К списку сообщений',
  empty: {
    title: 'Пока ничего не отправлено',
    text: 'Отправьте платёжную ссылку из заказа: сообщение появится здесь через пару секунд.',
    action: 'Открыть Deck',
  },
  choose: { title: 'Сообщение не открыто', text: 'Выберите его в списке.' },
  form: { label: 'Вид', letter: 'Письмо', plain: 'Простой текст' },
  missing: { title: 'Такого сообщения нет', text: 'Возможно, песочницу с тех пор очистили.' },
  lost: { title: 'Песочница не отвечает', text: 'Страница пробует снова.' },
  clock: {
    title: 'Часы',
    text: 'Их можно перевести вперёд, но не назад. Всё, чему за это время подойдёт срок, произойдёт по порядку.',
    hour: '1 час',
    day: '1 день',
    days: '3 дня',
    forward: (step) => `Вперёд на ${step}`,
    moved: (moment) => `Теперь ${moment}`,
    failed: 'Не удалось перевести часы',
  },
};

const el: InboxWords = {
  title: 'Εισερχόμενα',
  sandbox: 'Δοκιμαστικό',
  intro:
    'Όλα τα e-mail, SMS και μηνύματα Telegram που έστειλε το δοκιμαστικό περιβάλλον. Τίποτα δεν φεύγει από αυτό το μηχάνημα, εκτός αν οριστεί διακομιστής αλληλογραφίας.',
  messages: 'Μηνύματα',
  message: 'Μήνυμα',
  unread: 'Μη αναγνωσμένο',
  channel: { EMAIL: 'E-mail', SMS: 'SMS', TELEGRAM: 'Telegram' },
  smsSubject: 'Μήνυμα κειμένου',
  to: (recipient) => `Προς ${recipient}`,
  from: 'Από',
  toTerm: 'Προς',
  sent: 'Στάλθηκε',
  back: 'Πίσω στα μηνύματα',
  empty: {
    title: 'Δεν έχει σταλεί τίποτα ακόμη',
    text: 'Στείλτε έναν σύνδεσμο πληρωμής από μια παραγγελία: το μήνυμα θα εμφανιστεί εδώ σε δευτερόλεπτα.',
    action: 'Άνοιγμα του Deck',
  },
  choose: { title: 'Δεν είναι ανοιχτό κανένα μήνυμα', text: 'Επιλέξτε ένα από τη λίστα.' },
  form: { label: 'Μορφή', letter: 'Επιστολή', plain: 'Απλό κείμενο' },
  missing: { title: 'Το μήνυμα δεν υπάρχει', text: 'Ίσως το δοκιμαστικό περιβάλλον αδειάστηκε στο μεταξύ.' },
  lost: { title: 'Το δοκιμαστικό περιβάλλον δεν απαντά', text: 'Η σελίδα δοκιμάζει ξανά.' },
  clock: {
    title: 'Ρολόι',
    text: 'Πηγαίνει μόνο μπροστά, ποτέ πίσω. Ό,τι λήγει στο μεταξύ, γίνεται με τη σειρά του.',
    hour: '1 ώρα',
    day: '1 ημέρα',
    days: '3 ημέρες',
    forward: (step) => `Μπροστά ${step}`,
    moved: (moment) => `Τώρα είναι ${moment}`,
    failed: 'Το ρολόι δεν μετακινήθηκε',
  },
};

export const inboxWords: Record<Locale, InboxWords> = { en, ru, el };
