import { existsSync, readFileSync } from 'node:fs';
import type { Brand } from './brand.ts';
import { checkDrawing, drawingNames } from './check-drawing.ts';
import { brandFile, brandFolder, listBrands, outsideFolder } from './folders.ts';
import { installedFamilies } from './installed-families.ts';
import { readBrand } from './read-brand.ts';
import { BrandError } from './reader.ts';

export { brandFile, brandFolder, chosenBrand, listBrands, outsideFolder } from './folders.ts';

/** Reads and validates a brand. Throws a BrandError if the file is invalid. */
export function loadDecisions(name: string): Brand {
  const others = listBrands().filter((other) => other !== name);
  return readBrand(read(name), `${name}/brand.json`, {
    brands: others.map((id) => ({ id, name: writtenName(id) })),
    families: installedFamilies(),
    folder: outsideFolder(name),
  });
}

function read(name: string): string {
  return readFileSync(brandFile(name, 'brand.json'), 'utf8');
}

/** The display name of a brand; undefined for an invalid file, which is reported when it is read itself. */
function writtenName(id: string): string {
  try {
    return String(JSON.parse(read(id)).name);
  } catch {
    return '';
  }
}

/** Throws a BrandError if a drawing of a brand is missing or unsuitable. */
export function checkDrawings(name: string): void {
  for (const drawing of drawingNames) {
    const path = brandFile(name, drawing);
    if (!existsSync(path))
      throw new BrandError(
        `There is no ${drawing} in ${brandFolder(name)}: a brand needs ${drawingNames.slice(0, -1).join(', ')} and ${drawingNames.at(-1)}.`,
      );
    try {
      checkDrawing(drawing, readFileSync(path, 'utf8'));
    } catch (error) {
      throw error instanceof BrandError ? new BrandError(`${name}/${error.message}`) : error;
    }
  }
}

/** The files of a brand as they are written: what it decides, and its drawings by their file names. */
export interface BrandFiles {
  readonly id: string;
  readonly decisions: Readonly<Record<string, unknown>>;
  readonly drawings: Readonly<Record<string, string>>;
}

/** @throws SyntaxError if `brand.json` is not JSON */
export function readFiles(id: string): BrandFiles {
  const drawings = drawingNames.map((name) => [name, readFileSync(brandFile(id, name), 'utf8')]);
  return { id, decisions: JSON.parse(read(id)), drawings: Object.fromEntries(drawings) };
}
