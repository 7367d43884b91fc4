// Replaces '@deck/tokens/brand', which exports the one brand of a build. Here the brand is that of the toolbar. A
// change affects names and logos at their next rendering.

import { getWords } from '../packages/tokens/src/brand/words.ts';

type Decisions = Parameters<typeof getWords>[0];

const decisions = import.meta.glob<Decisions>('../packages/tokens/brands/*/brand.json', { eager: true });
const drawings = import.meta.glob<string>('../packages/tokens/brands/*/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const folder = (name: string) => `../packages/tokens/brands/${name}`;
const drawing = (name: string, file: string) => drawings[`${folder(name)}/${file}`] ?? '';

function getBrand(name: string) {
  const made = decisions[`${folder(name)}/brand.json`];
  if (!made) throw new Error(`There is no brand ${name}.`);
  return getWords(made);
}

const getArtwork = (drawn: (file: string) => string) => ({
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
