import { type CivilDate, isInstant } from '@deck/values';

/** The range of years of a calendar, whatever its limits. */
export const firstDay: CivilDate = '1900-01-01';
export const lastDay: CivilDate = '2100-12-31';

/**
 * Whether a day is within those years. Days beyond are never converted between zones, which could overflow.
 */
export function isInCalendar(date: CivilDate): boolean {
  return date >= firstDay && date <= lastDay;
}

/** Whether a text is an instant of the wire that can be shown in any zone. */
export function isTellable(text: string): boolean {
  return isInstant(text) && isInCalendar(text.slice(0, 10));
}
