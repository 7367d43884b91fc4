import { brandFile, loadDecisions } from './brand/brands.ts';
import { type BrandWords, getWords } from './brand/words.ts';
import type { AccentColor, ColorName } from './color-names.ts';
import { toHex } from './derive/oklch.ts';
import { derivePalette } from './derive/palette.ts';
import { derivePropertyAccent, type PropertyAccent } from './derive/property-accent.ts';
import type { Mode } from './derive/seeds.ts';
import { deriveRadius } from './derive/shape.ts';

export { chosenBrand, listBrands } from './brand/brands.ts';
export { BrandError } from './brand/reader.ts';
export type { AccentColor, ColorName, Mode, PropertyAccent };

/** A brand for output outside the browser: letters, pictures, documents. */
export type LoadedBrand = BrandWords & {
  /** The name of its folder, as in `BRAND=meridian`. */
  readonly id: string;
  /** The scripts of a chat widget and of web analytics; undefined without. */
  readonly chatUrl: string | undefined;
  readonly analyticsUrl: string | undefined;
  /** The font families of text and titles, in order of preference. */
  readonly fonts: { readonly text: readonly string[]; readonly display: readonly string[] };
  /** The radius of a control and of a card, in pixels. */
  readonly radius: number;
  readonly cardRadius: number;
  /** Every colour of the theme as `#rrggbb`, or `#rrggbbaa` if translucent. */
  readonly colors: Readonly<Record<Mode, Readonly<Record<ColorName, string>>>>;
  /** Absolute paths of its drawings. */
  readonly files: {
    readonly logo: string;
    readonly mark: string;
    readonly favicon: string;
    readonly panel: string;
  };
  /**
   * The accent of a property's pages, from its one colour.
   * @throws RangeError if the seed is not written like `#177f83`
   */
  readonly propertyAccent: (seed: string) => PropertyAccent;
};

/** Reads a brand and derives its colours. Throws a BrandError if its file is invalid. */
export function loadBrand(id: string): LoadedBrand {
  const decisions = loadDecisions(id);
  const { thirdParties, font, seeds, overrides } = decisions;
  const { control, card } = deriveRadius(decisions);
  const hex = (mode: Mode) => {
    const entries = Object.entries(derivePalette(seeds, mode, overrides));
    return Object.fromEntries(entries.map(([color, value]) => [color, toHex(value)])) as Record<
      ColorName,
      string
    >;
  };
  return {
    id,
    ...getWords(decisions),
    chatUrl: thirdParties.chat,
    analyticsUrl: thirdParties.analytics,
    fonts: { text: font.text, display: font.display },
    radius: control,
    cardRadius: card,
    colors: { light: hex('light'), dark: hex('dark') },
    files: {
      logo: brandFile(id, 'logo.svg'),
      mark: brandFile(id, 'mark.svg'),
      favicon: brandFile(id, 'favicon.svg'),
      panel: brandFile(id, 'panel.svg'),
    },
    propertyAccent: (seed) => derivePropertyAccent(seeds, overrides, seed),
  };
}
