import { layerNames, motionNames, radiusNames, sizeNames, weightNames } from '../brand/brand.ts';
import { cubicBezier, number, order } from '../brand/dtcg.ts';
import { readJson } from '../brand/read-json.ts';
import { isRecord, object, type Reader, readOneOf, record, whole } from '../brand/reader.ts';
import type { Json } from '../brand/template.ts';
import { colorNames, shadowNames } from '../color-names.ts';
import { type Mode, modes } from '../derive/seeds.ts';
import type { Tokens } from '../derive/tokens.ts';
import { expandGroups } from './expand-groups.ts';
import { color, dimension, duration, fontFamily, fontWeight, shadow } from './loose.ts';
import { resolver } from './resolve-aliases.ts';
import { extension, type Origin } from './write-tokens.ts';

/** A group with all of these names, all read alike. */
function each<Name extends string, Value>(
  names: readonly Name[],
  reader: Reader<Value>,
): Reader<Record<Name, Value>> {
  const read = object(Object.fromEntries(names.map((name) => [name, reader])));
  return (value, at, type) => read(value, at, type) as Record<Name, Value>;
}

/** Variation settings, a number per axis. */
const axes: Reader<Record<string, number>> = (value, at, type) => {
  const names = Object.keys(record(value, at)).filter((name) => !name.startsWith('$'));
  return each(names, number(-1000, 1000))(value, at, type);
};

const groups = {
  color: each(colorNames, color),
  shadow: each(shadowNames, shadow),
  font: object({
    text: fontFamily,
    display: fontFamily,
    displayVariation: axes,
    displayTracking: number(-0.1, 0.1),
  }),
  weight: each([...weightNames, 'display'], fontWeight),
  radius: each(radiusNames, dimension),
  size: each(sizeNames, dimension),
  motion: object({ ...Object.fromEntries(motionNames.map((name) => [name, duration])), ease: cubicBezier }),
  layer: each(layerNames, order),
};

const theme = object(groups) as Reader<Tokens>;

/** The contents of a token file; its origin only as far as the tool kept it. */
export interface ReadTokens {
  readonly tokens: Tokens;
  readonly origin: Partial<Origin>;
  /** Groups of the file that a theme does not have. References may lead into them. */
  readonly leftOut: readonly string[];
}

/**
 * Reads a complete theme in the Design Tokens Format Module 2025.10.
 * @throws BrandError naming file, line and token
 */
export function readTokens(json: string, fileName: string): ReadTokens {
  return readJson(json, fileName, (content) => {
    const expanded = expandGroups(content);
    const { resolved } = resolver(expanded);
    const names = Object.keys(expanded).filter((name) => !name.startsWith('$'));
    const known = names.filter((name) => name in groups);
    const found = Object.fromEntries(known.map((name) => [name, resolved(expanded[name], [name])]));
    return {
      tokens: theme(found, whole),
      origin: getOrigin(content, fileName),
      leftOut: names.filter((name) => !known.includes(name)),
    };
  });
}

function getOrigin(content: unknown, fileName: string): Partial<Origin> {
  const extensions = isRecord(content) && isRecord(content.$extensions) ? content.$extensions : {};
  const own = extensions[extension];
  const mode: Mode | undefined = modes.find((each) => new RegExp(`\\b${each}\\b`, 'i').test(fileName));
  if (!isRecord(own)) return mode ? { mode } : {};
  return {
    brand: String(own.brand),
    mode: readOneOf(modes)(own.mode, { path: ['$extensions', extension, 'mode'], name: 'The mode' }),
    ...(isRecord(own.decisions) ? { decisions: own.decisions as Record<string, Json> } : {}),
  };
}
