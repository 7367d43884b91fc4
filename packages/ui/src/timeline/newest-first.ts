import { epochOf } from '@deck/values';
import { isTellable } from '../calendar/calendar-years.ts';

/** Events of one instant keep the order they came in; those whose time cannot be told come last. */
export function newestFirst<Event extends { readonly at: string }>(
  events: readonly Event[],
): readonly Event[] {
  return events.toSorted((a, b) => placeOf(b.at) - placeOf(a.at));
}

function placeOf(at: string): number {
  return isTellable(at) ? epochOf(at) : Number.MIN_SAFE_INTEGER;
}
