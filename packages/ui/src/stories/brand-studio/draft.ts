import {
  type Brand,
  BrandError,
  checkDrawing,
  checkId,
  type DrawingName,
  drawingNames,
  type Family,
  findFamily,
  type Json,
  type Named,
  readBrand,
  refuseNamesake,
  writeBrand,
} from '@deck/tokens/studio';

export type Group = Readonly<Record<string, Json>>;
export type Path = readonly string[];

/** A brand's folder while it is worked on: what stands in it may still be wrong. */
export interface Draft {
  /** The name of the folder. */
  readonly id: string;
  /** The content of `brand.json`. */
  readonly decisions: Group;
  readonly drawings: Readonly<Record<DrawingName, string>>;
}

/** What stands around a draft: the brands it must not be taken for, and the fonts it may use. */
export interface Surroundings {
  readonly brands: readonly Named[];
  readonly families: readonly Family[];
}

/** What stands at a path; undefined where nothing does. */
export function valueAt(group: Group, path: Path): Json | undefined {
  let found: Json | undefined = group;
  for (const key of path) found = isGroup(found) ? found[key] : undefined;
  return found;
}

/** The group with another value at a path, or with none. */
export function withValue(group: Group, [key = '', ...deeper]: Path, value: Json | undefined): Group {
  const inner = group[key];
  const changed = deeper.length === 0 ? value : withValue(isGroup(inner) ? inner : {}, deeper, value);
  if (changed !== undefined) return { ...group, [key]: changed };
  const { [key]: _, ...others } = group;
  return others;
}

export function isGroup(value: Json | undefined): value is Group {
  return typeof value === 'object' && !Array.isArray(value);
}

/**
 * Reads a draft as the build would.
 * @throws BrandError whose path leads to what is wrong: a key of `brand.json`, a drawing's file, or `id`
 */
export function readDraft({ id, decisions, drawings }: Draft, { brands, families }: Surroundings): Brand {
  at(['id'], () => checkId(id));
  const brand = readBrand(writeBrand(decisions), 'brand.json');
  const others = brands.filter((other) => other.id !== id);
  at(['name'], () => refuseNamesake(brand.name, others));
  at(['text'], () => findFamily(brand.font.text[0] ?? '', families));
  at(['display'], () => findFamily(brand.font.display[0] ?? '', families));
  for (const name of drawingNames) checkDrawing(name, drawings[name]);
  return brand;
}

function at(path: Path, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof BrandError ? new BrandError(error.message, error.problem, path) : error;
  }
}
