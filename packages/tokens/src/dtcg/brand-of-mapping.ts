import type { Family } from '../brand/families.ts';
import { nearest } from '../brand/nearest.ts';
import type { Path } from '../brand/positions.ts';
import { readBrand } from '../brand/read-brand.ts';
import { readJson } from '../brand/read-json.ts';
import { BrandError, fail, isRecord } from '../brand/reader.ts';
import { beginning, type Json } from '../brand/template.ts';
import { writeBrand } from '../brand/write-brand.ts';
import { type Expanded, expandGroups, isToken } from './expand-groups.ts';
import { inDark, type Mapping } from './mapping.ts';
import { valueAt } from './references.ts';
import { type Resolved, resolver } from './resolve-aliases.ts';
import { type Target, targetsWith } from './targets.ts';
import { withToken } from './with-token.ts';

type Decisions = Readonly<Record<string, Json>>;

export interface TokenFile {
  readonly name: string;
  readonly json: string;
}

export interface Mapped {
  /** The files of another tool: of light mode, or of both; and of dark mode if that is a file of its own. */
  readonly light: TokenFile;
  readonly dark?: TokenFile | undefined;
  readonly mapping: Mapping;
  readonly families: readonly Family[];
  /** That of a brand outside the repository, where its fonts are installed. */
  readonly folder?: string | undefined;
  /** The brand to change, or a new one, whose accent must then be mapped. */
  readonly begun:
    | { readonly decisions: Decisions }
    | { readonly id: string; readonly name: string; readonly font: Family };
}

export interface MappedBrand {
  /** The text of `brand.json`. */
  readonly json: string;
  /** Groups of the light file that the brand takes nothing of. */
  readonly leftOut: readonly string[];
}

/** A value that a token gives a brand: where it stands in `brand.json`, and which token it is. */
interface Given {
  readonly place: readonly string[];
  readonly value: Json;
  readonly source: string;
}

/**
 * Makes a brand of the tokens that another tool wrote, in the Design Tokens Format Module 2025.10. What is not mapped
 * is derived.
 * @throws BrandError naming the file, the token and what is expected
 */
export function brandOfMapping({ light, dark, mapping, families, folder, begun }: Mapped): MappedBrand {
  const targets = targetsWith(families, folder);
  const { given, leftOut } = readGiven(light, mapping, targets);
  const inNight = dark === undefined ? [] : readGiven(dark, inDark(mapping), targets).given;
  const all = [...given, ...inNight];
  const first = 'decisions' in begun ? begun.decisions : start(begun, { given, families, light });
  const decisions = all.reduce<Decisions>((made, { place, value }) => withToken(made, place, value), first);
  const json = writeBrand(decisions);
  try {
    readBrand(json, 'brand.json');
  } catch (error) {
    throw error instanceof BrandError ? ofSource(error, all) : error;
  }
  return { json, leftOut };
}

function readGiven({ name, json }: TokenFile, mapping: Mapping, targets: ReadonlyMap<string, Target>) {
  return readJson(json, name, (content) => {
    const expanded = expandGroups(content);
    const { tokenAt } = resolver(expanded);
    const given = [...mapping].flatMap(([target, keys]): Given[] => {
      const to = targets.get(target);
      if (!to) return [];
      const source = `{${keys.join('.')}}`;
      const at = { path: keys, name: source };
      const found = valueAt(expanded, keys);
      if (!isToken(found))
        fail(at, `is mapped to ${target}, but is ${instead(expanded, found, keys.join('.'))}`);
      const { type, value } = partOf(tokenAt(keys), to.part);
      const token = { $value: value, ...(type === undefined ? {} : { $type: type }) };
      return [{ place: to.place, value: to.read(token, at), source }];
    });
    return { given, leftOut: unused(expanded, [...mapping.values()]) };
  });
}

/** A token of the type typography is several values: a brand takes one of them. */
function partOf(token: Resolved, part: Target['part']): Resolved {
  const { type, value } = token;
  return type === 'typography' && part !== undefined && isRecord(value)
    ? { type: part, value: value[part] }
    : token;
}

/** What stands where a token should, and the token that may be meant. */
function instead(expanded: Expanded, found: unknown, name: string): string {
  const names = listTokens(expanded);
  if (!isRecord(found)) return `no token; did you mean {${nearest(name, names)}}?`;
  const within = names.filter((one) => one.startsWith(`${name}.`));
  const [meant] = within.toSorted((one) => (one === `${name}.$root` ? -1 : 0));
  return meant === undefined ? 'an empty group.' : `a group; did you mean {${meant}}?`;
}

const isNote = (name: string) => name.startsWith('$') && name !== '$root';

/** The names of all tokens in a group. */
function listTokens(group: unknown, path: readonly string[] = []): string[] {
  if (isToken(group)) return [path.join('.')];
  if (!isRecord(group)) return [];
  return Object.entries(group)
    .filter(([name]) => !isNote(name))
    .flatMap(([name, member]) => listTokens(member, [...path, name]));
}

/** The outermost groups without a used token. */
function unused(group: unknown, used: readonly Path[], path: Path = []): string[] {
  if (!isRecord(group) || isToken(group)) return [];
  const isUsed = used.some((keys) => path.every((key, index) => keys[index] === key));
  if (!isUsed) return [path.join('.')];
  return Object.entries(group)
    .filter(([name]) => !isNote(name))
    .flatMap(([name, member]) => unused(member, used, [...path, name]));
}

/** The decisions of a new brand, whose accent, font and corner come from the file. */
function start(
  { id, name, font }: { readonly id: string; readonly name: string; readonly font: Family },
  { given, families, light }: { given: readonly Given[]; families: readonly Family[]; light: TokenFile },
): Decisions {
  const givenTo = (target: string) =>
    given.find(({ place }) => place.join('.') === target)?.value as { readonly $value: unknown } | undefined;
  const accent = givenTo('color.accent')?.$value;
  if (!isRecord(accent))
    throw new BrandError(
      `${light.name}: a new brand needs an accent, and none is mapped: add --map accent={…} with the name of a colour.`,
    );
  const [l = 0, c = 0, h = 0] = accent.components as number[];
  const text = givenTo('text')?.$value as readonly string[] | undefined;
  const radius = givenTo('radius')?.$value as { readonly value: number } | undefined;
  return beginning({
    id,
    name,
    accent: { l, c, h },
    font: families.find(({ family }) => family === text?.[0]) ?? font,
    radius: radius?.value ?? 8,
  });
}

/** The brand's refusal of a value, by the token that gave it. */
function ofSource(error: BrandError, given: readonly Given[]): BrandError {
  const found = given.find(({ place }) => place.every((key, index) => error.path[index] === key));
  return found ? new BrandError(`${found.source} cannot be used: ${error.problem}`) : error;
}
