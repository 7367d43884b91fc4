import { toEpoch } from '@deck/values';
import { isTellable } from '../calendar/calendar-years.ts';

/** Events of the same instant keep their order; events without a valid time come last. */
export function newestFirst<Event extends { readonly at: string }>(
  events: readonly Event[],
): readonly Event[] {
  return events.toSorted((a, b) => getPlace(b.at) - getPlace(a.at));
}

function getPlace(at: string): number {
  return isTellable(at) ? toEpoch(at) : Number.MIN_SAFE_INTEGER;
}
