import {
  type Brand,
  BrandError,
  checkDrawing,
  checkId,
  type DrawingName,
  drawingNames,
  type Json,
  modes,
  readBrand,
  type Surroundings,
  writeBrand,
} from '@deck/tokens/studio';

export type Group = Readonly<Record<string, Json>>;
export type Path = readonly string[];

/** A brand's folder while editing; its contents may still be invalid. */
export interface Draft {
  /** The name of the folder. */
  readonly id: string;
  /** The content of `brand.json`. */
  readonly decisions: Group;
  readonly drawings: Readonly<Record<DrawingName, string>>;
}

/** The value at a path, or undefined. */
export function valueAt(group: Group, path: Path): Json | undefined {
  let found: Json | undefined = group;
  for (const key of path) found = isGroup(found) ? found[key] : undefined;
  return found;
}

/** The group with another value at a path, or without it. */
export function withValue(group: Group, [key = '', ...deeper]: Path, value: Json | undefined): Group {
  const inner = group[key];
  const changed = deeper.length === 0 ? value : withValue(isGroup(inner) ? inner : {}, deeper, value);
  if (changed !== undefined) return { ...group, [key]: changed };
  const { [key]: _, ...others } = group;
  return others;
}

/** The values without overrides for the previous accent, so that they are derived from the new accent. */
export function withoutAccents(decisions: Group): Group {
  return modes.reduce((left, mode) => {
    const overridden = valueAt(left, ['overrides', mode]);
    const names = isGroup(overridden) ? Object.keys(overridden) : [];
    return names
      .filter((name) => name.startsWith('accent'))
      .reduce((group, name) => withValue(group, ['overrides', mode, name], undefined), left);
  }, decisions);
}

export function isGroup(value: Json | undefined): value is Group {
  return typeof value === 'object' && !Array.isArray(value);
}

/**
 * Reads a draft as the build does.
 * @throws BrandError whose path is the invalid part: a key of `brand.json`, a drawing's file, or `id`
 */
export function readDraft({ id, decisions, drawings }: Draft, { brands, families }: Surroundings): Brand {
  checkFolder(id);
  const others = brands.filter((other) => other.id !== id);
  const brand = readBrand(writeBrand(decisions), 'brand.json', { brands: others, families });
  for (const name of drawingNames) checkDrawing(name, drawings[name]);
  return brand;
}

function checkFolder(id: string): void {
  try {
    checkId(id);
  } catch (error) {
    throw error instanceof BrandError ? new BrandError(error.message, error.problem, ['id']) : error;
  }
}
