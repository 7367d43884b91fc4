import { bounds, layerNames, motionNames, radiusNames, sizeNames, weightNames } from '../brand/brand.ts';
import { cubicBezier, number, order } from '../brand/dtcg.ts';
import { type Family, fallbacks, findFamily } from '../brand/families.ts';
import { BrandError, fail, inside, type Reader } from '../brand/reader.ts';
import type { Json } from '../brand/template.ts';
import { colorNames, shadowNames } from '../color-names.ts';
import type { Oklch } from '../derive/oklch.ts';
import { modes } from '../derive/seeds.ts';
import { color, dimension, dimensionFrom, duration, fontFamily, fontWeight, shadow } from './loose.ts';
import { painted, paintedLayer } from './painted.ts';

/** A value of a brand: where it stands in `brand.json`, and how a token of another file becomes it. */
export interface Target {
  readonly place: readonly string[];
  readonly read: Reader<Json>;
  /** The part that it takes of a token of the type typography. */
  readonly part?: 'fontFamily' | 'fontWeight';
}

const written =
  <Value>(read: Reader<Value>, write: (value: Value) => Json): Reader<Json> =>
  (value, at, type) =>
    write(read(value, at, type));

const opaque: Reader<Oklch> = (value, at, type) => {
  const found = color(value, at, type);
  return found.alpha === undefined
    ? found
    : fail(inside(at, '$value'), `is translucent, with an alpha of ${found.alpha}, but must be opaque.`);
};

const px = (value: number) => ({ value, unit: 'px' });
const ms = (value: number) => ({ value, unit: 'ms' });
const token = ($type: string) => ($value: Json) => ({ $type, $value });

const length = (read: Reader<number>) => written(read, (value) => token('dimension')(px(value)));
const time = written(duration, (value) => token('duration')(ms(value)));
const weight = written(fontWeight, token('fontWeight'));
const veiled = written(color, (value) => token('color')(painted(value)));

const seed = written(opaque, (value) => ({ $value: painted(value) }));
/** The lightness of a status colour is solved for contrast. */
const hue = written(opaque, ({ c, h }) => ({ $value: { colorSpace: 'oklch', components: ['none', c, h] } }));

const generic = /^(system-ui|ui-[a-z]+|serif|sans-serif|monospace)$/;

/** An installed family, with what stands in for its kind unless the list says it. */
const families = (installed: readonly Family[], folder?: string) =>
  written((value, at, type) => {
    const [first = '', ...others] = fontFamily(value, at, type);
    try {
      const { family, kind } = findFamily(first, installed, folder);
      return [
        family,
        ...(others.some((name) => generic.test(name)) ? others : [...others, ...fallbacks[kind]]),
      ];
    } catch (error) {
      throw error instanceof BrandError
        ? new BrandError(error.message, `${at.name} cannot be the font. ${error.problem}`, at.path)
        : error;
    }
  }, token('fontFamily'));

const parts: Readonly<Record<string, Pick<Target, 'part'>>> = {
  text: { part: 'fontFamily' },
  display: { part: 'fontFamily' },
  displayWeight: { part: 'fontWeight' },
};

function each(names: readonly string[], place: readonly string[], read: Reader<Json>): [string, Target][] {
  return names.map((name) => [[...place, name].join('.'), { place: ['overrides', ...place, name], read }]);
}

/**
 * The values of a brand that a token can be, by name: `accent`, `radius`, `light.tooltip`, `shadow.dark.dialog`.
 * @param folder that of a brand outside the repository, where its fonts are installed
 */
export function targetsWith(installed: readonly Family[], folder?: string): ReadonlyMap<string, Target> {
  const { density, radius } = bounds;
  const decided: Readonly<Record<string, Reader<Json>>> = {
    text: families(installed, folder),
    display: families(installed, folder),
    displayWeight: weight,
    displayTracking: written(number(-0.1, 0.1), token('number')),
    density: length(dimensionFrom(density.least, density.most)),
    radius: length(dimensionFrom(radius.least, radius.most)),
    radiusChip: length(dimension),
    motion: time,
    ease: written(cubicBezier, token('cubicBezier')),
  };
  const seeds = { accent: seed, ink: seed, surface: seed, night: seed };
  const hues = { info: hue, success: hue, warning: hue, danger: hue };
  return new Map<string, Target>([
    ...Object.entries({ ...seeds, ...hues }).map(([name, read]): [string, Target] => [
      name,
      { place: ['color', name], read },
    ]),
    ...Object.entries(decided).map(([name, read]): [string, Target] => [
      name,
      { place: [name], read, ...parts[name] },
    ]),
    ...modes.flatMap((mode) => [
      ...each(colorNames, [mode], veiled),
      ...each(
        shadowNames,
        ['shadow', mode],
        written(shadow, (layers) => token('shadow')(layers.map(paintedLayer))),
      ),
    ]),
    ...each(radiusNames, ['radius'], length(dimension)),
    ...each(sizeNames, ['size'], length(dimension)),
    ...each(weightNames, ['weight'], weight).map(([name, target]): [string, Target] => [
      name,
      { ...target, part: 'fontWeight' },
    ]),
    ...each(motionNames, ['motion'], time),
    ...each(layerNames, ['layer'], written(order, token('number'))),
  ]);
}

export const targetNames: readonly string[] = [...targetsWith([]).keys()];
