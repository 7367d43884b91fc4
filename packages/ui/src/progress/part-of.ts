/** How much is done, from 0 to 1; nothing while it is not known, or is no figure. More than all is all. */
export function partOf(value: number | undefined, max: number): number | undefined {
  if (value === undefined || !Number.isFinite(value) || !(max > 0) || !Number.isFinite(max)) return undefined;
  return Math.min(1, Math.max(0, value / max));
}
