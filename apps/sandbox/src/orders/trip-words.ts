import type { CustomerLanguage, Trip } from '@deck/api/vocabulary';

/** Whether a flight returns, in the customer's language. */
export const tripWords: Readonly<Record<CustomerLanguage, Readonly<Record<Trip, string>>>> = {
  en: { RETURN: 'return', ONE_WAY: 'one way' },
  ru: { RETURN: 'туда и обратно', ONE_WAY: 'в одну сторону' },
  el: { RETURN: 'με επιστροφή', ONE_WAY: 'απλή μετάβαση' },
  lt: { RETURN: 'pirmyn ir atgal', ONE_WAY: 'į vieną pusę' },
  lv: { RETURN: 'turp un atpakaļ', ONE_WAY: 'vienā virzienā' },
};
