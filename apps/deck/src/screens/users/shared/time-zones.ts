import type { ComboboxOption } from '@deck/ui';

/**
 * The zones to choose from: those this browser knows, UTC, and the one that is chosen even where the browser calls it
 * by another name.
 */
export function timeZoneOptions(chosen: string): ComboboxOption[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  zones.delete('');
  return [...zones].toSorted().map((zone) => ({
    value: zone,
    label: zone,
    // `New York` is searched with a space.
    keywords: zone.replaceAll(/[_/]/g, ' '),
  }));
}
