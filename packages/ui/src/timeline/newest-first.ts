import { epochOf } from '@deck/values';

/** Events of one instant keep the order they came in. */
export function newestFirst<Event extends { readonly at: string }>(
  events: readonly Event[],
): readonly Event[] {
  return events.toSorted((a, b) => epochOf(b.at) - epochOf(a.at));
}
