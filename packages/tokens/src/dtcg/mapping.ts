import { nearest } from '../brand/nearest.ts';
import type { Path } from '../brand/positions.ts';
import { BrandError, isRecord, quoted } from '../brand/reader.ts';
import { keysOf } from './references.ts';
import { targetNames } from './targets.ts';

/** Which token of a file each value of a brand is: `accent` to `['color', 'brand', 'yellow']`. */
export type Mapping = ReadonlyMap<string, Path>;

const example = 'accent={color.brand.yellow}';

/**
 * Reads mappings as they are typed: `accent={color.brand.yellow}`.
 * @throws BrandError naming what is wrong, and the nearest name
 */
export function readMapping(written: readonly string[]): Mapping {
  return toMapping(
    written.map((one) => {
      const [, target, source] = /^([^=]+)=(.+)$/s.exec(one) ?? [];
      if (target === undefined || source === undefined)
        throw new BrandError(`"${one}" is no mapping: write it like ${example}.`);
      return [target.trim(), source.trim()];
    }),
  );
}

/**
 * Reads a file of mappings: `{ "accent": "{color.brand.yellow}" }`.
 * @throws BrandError naming the file and what is wrong
 */
export function readMappingFile(json: string, fileName: string): Mapping {
  const content = parsed(json, fileName);
  try {
    if (!isRecord(content))
      throw new BrandError('It must be an object, like { "accent": "{color.brand.yellow}" }.');
    return toMapping(Object.entries(content));
  } catch (error) {
    throw error instanceof BrandError ? new BrandError(`${fileName}: ${error.message}`) : error;
  }
}

function parsed(json: string, fileName: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new BrandError(`${fileName} is not JSON: ${(error as SyntaxError).message}.`);
  }
}

function toMapping(entries: readonly (readonly [target: string, source: unknown])[]): Mapping {
  const mapping = new Map<string, Path>();
  for (const [target, source] of entries) {
    if (!targetNames.includes(target))
      throw new BrandError(
        `"${target}" is no value of a brand; did you mean "${nearest(target, targetNames)}"? There are accent, ink, ` +
          'surface, night, info, success, warning, danger, text, display, radius, density and each value of the theme, ' +
          'like light.tooltip or radius.card.',
      );
    if (mapping.has(target)) throw new BrandError(`"${target}" is mapped twice: keep one of them.`);
    // A shell may take the braces away.
    const keys = keysOf(source) ?? (typeof source === 'string' ? keysOf(`{${source}}`) : undefined);
    if (keys === undefined)
      throw new BrandError(
        `${target} is mapped to ${quoted(source)}, which names no token: write it like ${example}.`,
      );
    mapping.set(target, keys);
  }
  return mapping;
}

/** What the tokens of a dark file are, by the mapping of the light one: the night is the surface of dark mode. */
export function inDark(mapping: Mapping): Mapping {
  const entries = [...mapping].flatMap(([target, keys]): [string, Path][] => {
    if (target === 'accent') return [['dark.accent', keys]];
    if (target === 'surface') return [['night', keys]];
    return target.startsWith('light.') ? [[target.replace('light.', 'dark.'), keys]] : [];
  });
  return new Map(entries.filter(([target]) => !mapping.has(target)));
}
