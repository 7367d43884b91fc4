import { type CivilDate, isInstant } from '@deck/values';

/** The years a calendar reaches, whatever else is allowed. */
export const firstDay: CivilDate = '1900-01-01';
export const lastDay: CivilDate = '2100-12-31';

/** Whether a day lies within those years. Of one beyond, no clock is asked: a zone may move it off every calendar. */
export function isInCalendar(date: CivilDate): boolean {
  return date >= firstDay && date <= lastDay;
}

/** Whether a text is an instant of the wire whose date and time can be told in any zone. */
export function isTellable(text: string): boolean {
  return isInstant(text) && isInCalendar(text.slice(0, 10));
}
