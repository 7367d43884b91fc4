import type { Json } from '../brand/template.ts';
import { type Oklch, toHex, toSrgb } from '../derive/oklch.ts';
import type { Mode } from '../derive/seeds.ts';
import type { ShadowLayer } from '../derive/shadows.ts';
import type { Tokens } from '../derive/tokens.ts';
import { tokenUses } from '../token-uses.ts';

/** Metadata of an exported file: the brand and its values. */
export interface Origin {
  /** The name of the brand's folder. */
  readonly brand: string;
  readonly mode: Mode;
  /** The content of its `brand.json`. */
  readonly decisions: Readonly<Record<string, Json>>;
}

/** The key of our `$extensions`. */
export const extension = 'app.deck.brand';

/** The format's JSON Schema. */
const schema = 'https://www.designtokens.org/schemas/2025.10/format.json';

/** The content of a token file. */
export type Written = Readonly<Record<string, Json>>;

const px = (value: number) => ({ value, unit: 'px' });
const ms = (value: number) => ({ value, unit: 'ms' });

/** In sRGB, which every design tool reads. */
function painted(color: Oklch): Written {
  const components = toSrgb(color).map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255) / 255);
  const { alpha = 1 } = color;
  const hex = toHex({ l: color.l, c: color.c, h: color.h });
  return { colorSpace: 'srgb', components, ...(alpha === 1 ? {} : { alpha }), hex };
}

function layer({ color, offsetX, offsetY, blur, spread }: ShadowLayer): Written {
  return {
    color: painted(color),
    offsetX: px(offsetX),
    offsetY: px(offsetY),
    blur: px(blur),
    spread: px(spread),
  };
}

/** A group of tokens of the same type, each with its description. */
function group<Value>(
  $type: string,
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => Json,
  uses: Readonly<Record<string, string>> = {},
) {
  const tokens = Object.entries(values).map(([name, value]) => {
    const $description = uses[name];
    return [name, { $value: write(value), ...($description === undefined ? {} : { $description }) }];
  });
  return { $type, ...Object.fromEntries(tokens) };
}

const same = <Value extends Json>(value: Value): Json => value;

/** Exports a brand's tokens in a mode, in the Design Tokens Format Module 2025.10. */
export function writeTokens(tokens: Tokens, origin: Origin): Written {
  const { color, shadow, font, weight, radius, size, motion, layer: layers } = tokens;
  return {
    $schema: schema,
    $description: `${origin.brand}, ${origin.mode}`,
    $extensions: { [extension]: { ...origin } },
    color: group('color', color, painted, tokenUses.color),
    shadow: group('shadow', shadow, (list) => list.map(layer), tokenUses.shadow),
    font: {
      text: { $type: 'fontFamily', $value: font.text },
      display: { $type: 'fontFamily', $value: font.display },
      displayVariation: group('number', font.displayVariation, same),
      displayTracking: { $type: 'number', $value: font.displayTracking },
    },
    weight: group('fontWeight', weight, same, tokenUses.weight),
    radius: group('dimension', radius, px, tokenUses.radius),
    size: group('dimension', size, px, tokenUses.size),
    motion: {
      fast: { $type: 'duration', $value: ms(motion.fast) },
      base: { $type: 'duration', $value: ms(motion.base) },
      ease: { $type: 'cubicBezier', $value: motion.ease },
    },
    layer: group('number', layers, same, tokenUses.layer),
  };
}
