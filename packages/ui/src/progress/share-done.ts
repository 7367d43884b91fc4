/** The share done, from 0 to 1; undefined if unknown or invalid. Capped at 1. */
export function getShareDone(value: number | undefined, max: number): number | undefined {
  if (value === undefined || !Number.isFinite(value) || !(max > 0) || !Number.isFinite(max)) return undefined;
  return Math.min(1, Math.max(0, value / max));
}
