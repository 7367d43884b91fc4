import { getDays, getTrip, type Position } from '@deck/api/contract/positions';
import type { CustomerLanguage } from '@deck/api/vocabulary';
import { formatDate } from '@deck/values';
import { tripWords } from './trip-words.ts';

/** `24.11.2026 - 28.11.2026`; of a flight `24.11.2026, one way`; empty without dates. One day is written once. */
export function getPositionDates(position: Position, language: CustomerLanguage): string {
  const days = getDays(position);
  if (!days) return '';
  const dates = [days.from, ...(days.to === days.from ? [] : [days.to])].map(formatDate).join(' - ');
  const trip = getTrip(position);
  return trip === undefined ? dates : `${dates}, ${tripWords[language][trip]}`;
}
