import type { CustomerLanguage } from '@deck/api/vocabulary';

/** What a letter with a payment link says. `{…}` is filled in. */
export interface LetterWords {
  readonly subject: string;
  readonly greeting: string;
  readonly asks: string;
  readonly stay: string;
  readonly pay: string;
  readonly until: string;
  readonly scan: string;
  readonly questions: string;
  readonly sentBy: string;
  readonly sms: string;
}

/** Letters go out in the customer's language. */
export const letterWords: Record<CustomerLanguage, LetterWords> = {
  en: {
    subject: 'Payment of {amount} for {order}, {property}',
    greeting: 'Dear {name},',
    asks: '{property} asks for a payment of {amount} for your order {order}.',
    stay: 'Dates',
    pay: 'Pay {amount}',
    until: 'The link works until {until}.',
    scan: 'Or scan the code with your phone.',
    questions: 'Questions? Write to {email} or call {phone}.',
    sentBy: 'Sent with {brand} for {property}.',
    sms: '{property}: please pay {amount} for {order}: {address}',
  },
  ru: {
    subject: 'Оплата {amount} по заказу {order}, {property}',
    greeting: 'Здравствуйте, {name}!',
    asks: '{property} просит оплатить {amount} по заказу {order}.',
    stay: 'Даты',
    pay: 'Оплатить {amount}',
    until: 'Ссылка действует до {until}.',
    scan: 'Или отсканируйте код телефоном.',
    questions: 'Есть вопросы? Напишите на {email} или позвоните {phone}.',
    sentBy: 'Отправлено через {brand} по поручению {property}.',
    sms: '{property}: оплатите {amount} по заказу {order}: {address}',
  },
  el: {
    subject: 'Πληρωμή {amount} για {order}, {property}',
    greeting: 'Αγαπητέ/ή {name},',
    asks: 'Το {property} ζητά πληρωμή {amount} για την παραγγελία {order}.',
    stay: 'Ημερομηνίες',
    pay: 'Πληρωμή {amount}',
    until: 'Ο σύνδεσμος ισχύει έως {until}.',
    scan: 'Ή σαρώστε τον κωδικό με το τηλέφωνό σας.',
    questions: 'Απορίες; Γράψτε στο {email} ή καλέστε {phone}.',
    sentBy: 'Στάλθηκε με {brand} για λογαριασμό του {property}.',
    sms: '{property}: πληρώστε {amount} για {order}: {address}',
  },
  lt: {
    subject: '{amount} mokėjimas už {order}, {property}',
    greeting: 'Gerb. {name},',
    asks: '{property} prašo sumokėti {amount} už užsakymą {order}.',
    stay: 'Datos',
    pay: 'Sumokėti {amount}',
    until: 'Nuoroda galioja iki {until}.',
    scan: 'Arba nuskaitykite kodą telefonu.',
    questions: 'Turite klausimų? Rašykite {email} arba skambinkite {phone}.',
    sentBy: 'Išsiųsta per {brand} {property} vardu.',
    sms: '{property}: sumokėkite {amount} už {order}: {address}',
  },
  lv: {
    subject: 'Maksājums {amount} par {order}, {property}',
    greeting: 'Cien. {name}!',
    asks: '{property} lūdz samaksāt {amount} par pasūtījumu {order}.',
    stay: 'Datumi',
    pay: 'Samaksāt {amount}',
    until: 'Saite derīga līdz {until}.',
    scan: 'Vai noskenējiet kodu ar tālruni.',
    questions: 'Ir jautājumi? Rakstiet uz {email} vai zvaniet {phone}.',
    sentBy: 'Nosūtīts ar {brand} {property} vārdā.',
    sms: '{property}: lūdzu, samaksājiet {amount} par {order}: {address}',
  },
};

/** Puts values into a text of the catalogue. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
