// Replaces '@deck/tokens/brand', which exports the one brand of a build. Here the brand is that of the toolbar. A
// change affects names and logos at their next rendering.

import { brands } from 'virtual:brands';
import type { DrawingName } from '@deck/tokens/studio';
import { getWords } from '../packages/tokens/src/brand/words.ts';

type Decisions = Parameters<typeof getWords>[0];

const find = (id: string) => {
  const found = brands.find((one) => one.id === id);
  if (!found) throw new Error(`There is no brand ${id}.`);
  return found;
};
const drawing = (id: string, file: DrawingName) => find(id).drawings[file];

const getBrand = (id: string) => getWords(find(id).decisions as Decisions);

const getArtwork = (drawn: (file: DrawingName) => string) => ({
  logoSvg: drawn('logo.svg'),
  markSvg: drawn('mark.svg'),
  panelSvg: drawn('panel.svg'),
  faviconUrl: `data:image/svg+xml,${encodeURIComponent(drawn('favicon.svg'))}`,
});

export let brand = getBrand(__BRANDS__[0] ?? '');
export let artwork = getArtwork((file) => drawing(__BRANDS__[0] ?? '', file));

/** A frame of the Brand studio, whose screen shows a brand that has no folder yet. */
interface Frame extends Element {
  readonly wornBrand?: { readonly brand: Decisions; readonly drawings: Readonly<Record<string, string>> };
}

/** Switches to another brand. */
export function showBrand(name: string): void {
  const worn = (window.frameElement as Frame | null)?.wornBrand;
  brand = worn ? getWords(worn.brand) : getBrand(name);
  artwork = getArtwork(worn ? (file) => worn.drawings[file] ?? '' : (file) => drawing(name, file));
}
