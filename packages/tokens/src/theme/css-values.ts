import { toHex } from '../derive/oklch.ts';
import type { ShadowLayer } from '../derive/shadows.ts';
import type { Tokens } from '../derive/tokens.ts';
import { kebabCase } from '../kebab-case.ts';

/** The tokens as CSS values, by group and name. */
export type CssValues = { readonly [Group in keyof Tokens]: Readonly<Record<keyof Tokens[Group], string>> };

/** CSS keywords, which must not be quoted. */
const generic = /^(system-ui|ui-[a-z]+|serif|sans-serif|monospace)$/;

const px = (length: number) => `${length}px`;
const ms = (time: number) => `${time}ms`;

export function cssValues({ color, shadow, font, weight, radius, size, motion, layer }: Tokens): CssValues {
  return {
    color: mapped(color, toHex),
    shadow: mapped(shadow, (layers) => layers.map(shadowLayer).join(', ')),
    font: {
      text: families(font.text),
      display: families(font.display),
      displayVariation: axes(font.displayVariation),
      displayTracking: `${font.displayTracking}em`,
    },
    weight: mapped(weight, String),
    radius: mapped(radius, px),
    size: mapped(size, px),
    motion: { fast: ms(motion.fast), base: ms(motion.base), ease: `cubic-bezier(${motion.ease.join(', ')})` },
    layer: mapped(layer, String),
  };
}

/** The tokens as custom properties: `--deck-color-accent` and so on. */
export function cssVariables(tokens: Tokens): Readonly<Record<string, string>> {
  const entries = Object.entries(cssValues(tokens)).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => [`--${kebabCase(`deck-${group}-${name}`)}`, value]),
  );
  return Object.fromEntries(entries);
}

function mapped<Name extends string, Value>(
  values: Readonly<Record<Name, Value>>,
  write: (value: Value) => string,
): Record<Name, string> {
  const entries = Object.entries<Value>(values).map(([name, value]) => [name, write(value)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

function families(names: readonly string[]): string {
  return names
    .map((name) => (generic.test(name) ? name : `'${name.replaceAll(/['\\]/g, '\\$&')}'`))
    .join(', ');
}

function axes(settings: Readonly<Record<string, number>>): string {
  const written = Object.entries(settings).map(([axis, setting]) => `'${axis}' ${setting}`);
  return written.length === 0 ? 'normal' : written.join(', ');
}

function shadowLayer({ color, offsetX, offsetY, blur, spread }: ShadowLayer): string {
  const lengths = [offsetX, offsetY, blur, ...(spread === 0 ? [] : [spread])];
  return `${lengths.map((length) => (length === 0 ? '0' : px(length))).join(' ')} ${toHex(color)}`;
}
