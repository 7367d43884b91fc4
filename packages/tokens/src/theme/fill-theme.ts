import { assignVars, globalStyle } from '@vanilla-extract/css';
import type { Brand } from '../brand/brand.ts';
import { vars } from '../contract.css.ts';
import { toHex } from '../derive/oklch.ts';
import { derivePalette } from '../derive/palette.ts';
import type { Mode } from '../derive/seeds.ts';
import { deriveShadows } from '../derive/shadows.ts';
import { deriveMotion, deriveRadius, deriveSize, layers } from '../derive/shape.ts';

/** Names of CSS itself, which must not stand in quotes. */
const generic = /^(system-ui|ui-[a-z]+|serif|sans-serif|monospace)$/;

function families(names: readonly string[]): string {
  return names.map((name) => (generic.test(name) ? name : `'${name}'`)).join(', ');
}

function mapped<Name extends string, Value>(
  values: Readonly<Record<Name, Value>>,
  write: (value: Value) => string,
): Record<Name, string> {
  const entries = Object.entries<Value>(values).map(([name, value]) => [name, write(value)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

const px = (length: number) => `${length}px`;
const ms = (time: number) => `${time}ms`;

function shape(brand: Brand): Record<string, string> {
  const { font } = brand;
  const axes = Object.entries(font.displayAxes).map(([axis, setting]) => `'${axis}' ${setting}`);
  return {
    ...assignVars(vars.font, {
      text: families(font.text),
      display: families(font.display),
      displayVariation: axes.length === 0 ? 'normal' : axes.join(', '),
      displayTracking: `${font.displayTracking}em`,
    }),
    ...assignVars(vars.weight, {
      regular: '400',
      medium: '500',
      semibold: '600',
      display: String(font.displayWeight),
    }),
    ...assignVars(vars.radius, mapped(deriveRadius(brand), px)),
    ...assignVars(vars.size, mapped(deriveSize(brand), px)),
    ...assignVars(vars.motion, {
      ...mapped(deriveMotion(brand), ms),
      ease: `cubic-bezier(${brand.ease.join(', ')})`,
    }),
    ...assignVars(vars.layer, mapped(layers, String)),
  };
}

function colors({ seeds, overrides }: Brand, mode: Mode): Record<string, string> {
  const palette = derivePalette(seeds, mode, overrides);
  return {
    ...assignVars(vars.color, mapped(palette, toHex)),
    ...assignVars(vars.shadow, deriveShadows(seeds, mode, palette.line)),
  };
}

/**
 * Gives the document's root, matched by the selector, all values of a brand: light, and dark where
 * `data-mode="dark"` says so or, without a `data-mode`, where the reader's system does.
 */
export function fillTheme(root: string, brand: Brand): void {
  const dark = { colorScheme: 'dark', vars: colors(brand, 'dark') } as const;
  globalStyle(root, { colorScheme: 'light', vars: { ...shape(brand), ...colors(brand, 'light') } });
  globalStyle(`${root}[data-mode="dark"]`, dark);
  globalStyle(`${root}:not([data-mode])`, { '@media': { '(prefers-color-scheme: dark)': dark } });
}
