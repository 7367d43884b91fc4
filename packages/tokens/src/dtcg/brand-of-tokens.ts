import { readBrand } from '../brand/read-brand.ts';
import { BrandError } from '../brand/reader.ts';
import type { Json } from '../brand/template.ts';
import { writeBrand } from '../brand/write-brand.ts';
import type { Oklch } from '../derive/oklch.ts';
import { type Mode, modes } from '../derive/seeds.ts';
import type { ShadowLayer } from '../derive/shadows.ts';
import { deriveTokens, type Tokens } from '../derive/tokens.ts';
import { type CssValues, cssValues } from '../theme/css-values.ts';
import { painted, paintedLayer } from './painted.ts';
import { withToken } from './with-token.ts';

type Decisions = Readonly<Record<string, Json>>;

export interface MadeBrand {
  /** The text of `brand.json`. */
  readonly json: string;
  /** The differences from the original values: `light.tooltip`, `radius.card`. */
  readonly overridden: readonly string[];
}

/** Token groups that are equal in both modes. */
const shared = ['font', 'weight', 'radius', 'size', 'motion', 'layer'] as const;
/** An overridden colour may change derived ones; this bounds the length of such chains. */
const rounds = 12;

/**
 * Finds a brand with exactly these tokens: the original values, with an override for each token that does not
 * follow from them.
 * @throws BrandError if the modes differ where a brand cannot
 */
export function brandOfTokens(began: Decisions, wanted: Readonly<Record<Mode, Tokens>>): MadeBrand {
  const values = { light: cssValues(wanted.light), dark: cssValues(wanted.dark) };
  refuseDifferingModes(values);
  const { font, weight, motion } = wanted.light;
  let decisions: Decisions = {
    ...began,
    text: { $type: 'fontFamily', $value: font.text },
    display: { $type: 'fontFamily', $value: font.display },
    ...(Object.keys(font.displayVariation).length > 0 || began.displayAxes
      ? { displayAxes: font.displayVariation }
      : {}),
    displayWeight: { $type: 'fontWeight', $value: weight.display },
    displayTracking: { $type: 'number', $value: font.displayTracking },
    ease: { $type: 'cubicBezier', $value: motion.ease },
  };
  const overridden = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const json = writeBrand(decisions);
    const brand = readBrand(json, 'brand.json');
    const differing = modes.flatMap((mode) =>
      differences(cssValues(deriveTokens(brand, mode)), values[mode]).map(([group, name]) => ({
        mode,
        group,
        name,
      })),
    );
    if (differing.length === 0) return { json, overridden: [...overridden] };
    for (const { mode, group, name } of differing) {
      const place = getPlace(mode, group);
      overridden.add([...place, name].join('.'));
      decisions = withToken(decisions, ['overrides', ...place, name], override(wanted[mode], group, name));
    }
  }
  throw new Error('The tokens do not settle: an override does not take the place of what is derived.');
}

function differences(found: CssValues, wanted: CssValues): (readonly [keyof Tokens, string])[] {
  return (Object.keys(wanted) as (keyof Tokens)[]).flatMap((group) => {
    const theirs: Readonly<Record<string, string>> = found[group];
    return Object.entries<string>(wanted[group])
      .filter(([name, value]) => theirs[name] !== value)
      .map(([name]) => [group, name] as const);
  });
}

function refuseDifferingModes({ light, dark }: Readonly<Record<Mode, CssValues>>): void {
  const [first] = differences(light, dark).filter(([group]) => shared.some((one) => one === group));
  if (first)
    throw new BrandError(
      `${first.join('.')} is not the same in the light and the dark file: a brand has one for both modes.`,
    );
}

/** The path of a token's override in `overrides`. */
function getPlace(mode: Mode, group: keyof Tokens): readonly string[] {
  if (group === 'color') return [mode];
  return group === 'shadow' ? ['shadow', mode] : [group];
}

const px = (value: number) => ({ value, unit: 'px' });

/** The override that produces a token's value. */
function override(tokens: Tokens, group: keyof Tokens, name: string): Json {
  const value = (tokens[group] as Readonly<Record<string, unknown>>)[name];
  switch (group) {
    case 'color':
      return { $type: 'color', $value: painted(value as Oklch) };
    case 'shadow':
      return { $type: 'shadow', $value: (value as readonly ShadowLayer[]).map(paintedLayer) };
    case 'weight':
      return { $type: 'fontWeight', $value: value as number };
    case 'motion':
      return { $type: 'duration', $value: { value: value as number, unit: 'ms' } };
    case 'layer':
      return { $type: 'number', $value: value as number };
    default:
      return { $type: 'dimension', $value: px(value as number) };
  }
}
