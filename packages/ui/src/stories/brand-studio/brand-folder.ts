import {
  BrandError,
  checkDrawing,
  type DrawingName,
  deriveTokens,
  drawingNames,
  drawings,
  readBrand,
  toHex,
  writeBrand,
} from '@deck/tokens/studio';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Draft } from './draft.ts';
import { shippedBrands } from './shipped-brands.ts';

/** A brand's folder as a zip file, to be unpacked in `packages/tokens/brands`. */
export function packed({ id, decisions, drawings }: Draft): Uint8Array<ArrayBuffer> {
  const files = { 'brand.json': writeBrand(decisions), ...drawings };
  const entries = Object.entries(files).map(([name, text]) => [`${id}/${name}`, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}

/** Downloads a file. */
export function save(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * Reads a brand from local files: a `brand.json`, drawings next to it, or a zip as `packed` creates it.
 * Missing drawings use the defaults.
 * @throws BrandError if there is no brand in them, or it is invalid
 */
export async function unpacked(files: readonly File[]): Promise<Draft> {
  const found = new Map<string, string>();
  let id: string | undefined;
  for (const file of files) {
    const inside = file.name.endsWith('.zip')
      ? unzipped(file.name, await file.bytes())
      : { [file.name]: await file.text() };
    for (const [path, text] of Object.entries(inside)) {
      const [name = '', parent] = path.split('/').reverse();
      if (name === 'brand.json' && parent) id = parent;
      found.set(name, text);
    }
  }
  const json = [...found].find(([name]) => name.endsWith('.json'));
  if (json === undefined) throw new BrandError('There is no brand.json among these files.');
  const brand = readBrand(json[1], json[0]);
  const { accent, onAccent } = deriveTokens(brand, 'light').color;
  const fill = { accent: toHex(accent), onAccent: toHex(onAccent) };
  const begun = drawings(brand.name, fill, brand.radius);
  const drawn = drawingNames.map((name) => [name, checkDrawing(name, found.get(name) ?? begun[name] ?? '')]);
  return {
    // A single file does not name its folder; its brand's name may.
    id: id ?? shippedBrands.find(({ decisions }) => decisions.name === brand.name)?.id ?? 'brand',
    decisions: JSON.parse(json[1]),
    drawings: Object.fromEntries(drawn) as Record<DrawingName, string>,
  };
}

function unzipped(name: string, bytes: Uint8Array): Record<string, string> {
  try {
    const entries = Object.entries(unzipSync(bytes)).filter(([path]) => /\.(json|svg)$/.test(path));
    return Object.fromEntries(entries.map(([path, content]) => [path, strFromU8(content)]));
  } catch {
    throw new BrandError(`${name} is not a zip file that can be opened.`);
  }
}
