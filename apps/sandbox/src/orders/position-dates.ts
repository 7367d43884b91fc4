import { getDays, getTrip, type Position } from '@deck/api/contract/positions';
import type { CustomerLanguage, Trip } from '@deck/api/vocabulary';
import { formatDate } from '@deck/values';

/** Whether a flight returns, in the customer's language. */
export const tripWords: Readonly<Record<CustomerLanguage, Readonly<Record<Trip, string>>>> = {
  en: { RETURN: 'return', ONE_WAY: 'one way' },
  ru: { RETURN: 'туда и обратно', ONE_WAY: 'в одну сторону' },
  el: { RETURN: 'με επιστροφή', ONE_WAY: 'απλή μετάβαση' },
  lt: { RETURN: 'pirmyn ir atgal', ONE_WAY: 'į vieną pusę' },
  lv: { RETURN: 'turp un atpakaļ', ONE_WAY: 'vienā virzienā' },
};

/** `24.11.2026 - 28.11.2026`; of a flight `24.11.2026, one way`; empty without dates. One day is written once. */
export function getPositionDates(position: Position, language: CustomerLanguage): string {
  const days = getDays(position);
  if (!days) return '';
  const dates = [days.from, ...(days.to === days.from ? [] : [days.to])].map(formatDate).join(' - ');
  const trip = getTrip(position);
  return trip === undefined ? dates : `${dates}, ${tripWords[language][trip]}`;
}
