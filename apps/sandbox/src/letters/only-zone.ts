/** What the runtime knows of a region, and TypeScript does not yet. */
type Region = Intl.Locale & { readonly getTimeZones?: () => readonly string[] | undefined };

/** The zone of a country whose clocks all agree; undefined for a large country, or an unknown one. */
export function getOnlyZone(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const region: Region = new Intl.Locale(`und-${country}`);
  const [zone, ...others] = region.getTimeZones?.() ?? [];
  return others.length === 0 ? zone : undefined;
}
