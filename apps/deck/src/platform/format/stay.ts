import { formatDate } from '@deck/values';

/** Civil dates of a stay, a rental or a flight: `24.11 - 28.11.2026`; one day is written once. */
export function formatStay(from: string | null, to: string | null): string {
  if (from === null) return '';
  if (to === null || to === from) return formatDate(from);
  return `${formatDate(from).slice(0, 5)} - ${formatDate(to)}`;
}

/**
 * The days of a position; a flight says whether it returns: `24.11.2026, one way`.
 * @param trip whether it does, in words
 */
export function formatDays(
  { from, to }: { readonly from: string; readonly to: string | null },
  trip: string | undefined,
): string {
  const stay = formatStay(from, to);
  return trip === undefined ? stay : `${stay}, ${trip}`;
}
