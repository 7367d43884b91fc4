/**
 * A point in time: text of the wire with its zone (`2026-11-20T10:00:00Z`), or milliseconds as in
 * `Date.now()`.
 */
export type Instant = string | number;

const wireInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether the text is an instant of the wire. Without a zone it is invalid. */
export function isInstant(text: string): boolean {
  return wireInstant.test(text) && !Number.isNaN(Date.parse(text));
}

/**
 * Milliseconds since 1970 in UTC.
 * @throws RangeError for a malformed instant.
 */
export function toEpoch(instant: Instant): number {
  const epoch = typeof instant === 'number' ? instant : isInstant(instant) ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(new Date(epoch).getTime())) throw new RangeError(`'${instant}' is not an instant`);
  return epoch;
}

/**
 * Formats milliseconds since 1970 as an instant of the wire, in UTC and whole seconds:
 * `2026-11-20T10:00:00Z`.
 * @throws RangeError for a number beyond the supported years.
 */
export function instantText(epoch: number): string {
  return new Date(epoch).toISOString().replace(/\.\d+Z$/, 'Z');
}
