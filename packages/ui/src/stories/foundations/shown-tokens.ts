import { cssVariables, deriveTokens, type Mode, readBrand, type Tokens } from '@deck/tokens/studio';
import { shippedBrands } from '../brand-studio/shipped-brands.ts';

/** The brand and the mode of Storybook's toolbar. */
export interface ShownLook {
  readonly brand: string;
  readonly mode: Mode;
}

/** The tokens of a brand in a mode, as data and as CSS. */
export interface ShownTokens {
  readonly tokens: Tokens;
  /** The CSS value of a variable of the contract: `getValue(vars.radius.card)` is `12px`. */
  readonly getValue: (variable: string) => string;
}

/** Derives the tokens of the toolbar's look, as the build does. */
export function getShownTokens({ brand, mode }: ShownLook): ShownTokens {
  const shipped = shippedBrands.find(({ id }) => id === brand) ?? shippedBrands[0];
  if (!shipped) throw new Error('There is no brand.');
  const tokens = deriveTokens(readBrand(JSON.stringify(shipped.decisions), `${brand}/brand.json`), mode);
  const values = cssVariables(tokens);
  return { tokens, getValue: (variable) => values[variable.replace(/^var\((.*)\)$/, '$1')] ?? '' };
}

/** The toolbar's look, from the globals of a story. */
export const getLook = (globals: Readonly<Record<string, unknown>>): ShownLook => ({
  brand: String(globals.brand),
  mode: globals.mode === 'dark' ? 'dark' : 'light',
});
