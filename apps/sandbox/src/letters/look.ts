import type { AccentColor, ColorName, LoadedBrand, PropertyAccent } from '@deck/tokens/node';

/** The inline styles of a letter: mail programs ignore most style sheets. */
export interface Look {
  readonly colors: Readonly<Record<ColorName, string>>;
  /** The family list, for styles made in place. */
  readonly font: string;
  readonly paragraph: string;
  readonly list: string;
  readonly link: string;
  readonly inline: string;
  /** 32/40: the sum. */
  readonly sum: string;
  /** 16/24, semibold: the property's name. */
  readonly name: string;
  /** 15/20, semibold: titles, and the text of a column. */
  readonly title: string;
  /** 15/20, semibold and quiet: the label above the sum. */
  readonly label: string;
  /** 13/20: tables and lines below a title. */
  readonly small: string;
  /** The same in the colour of text. */
  readonly value: string;
  /** 12/16: the names of columns, the legal lines. */
  readonly meta: string;
  readonly button: string;
  readonly radius: number;
  readonly cardRadius: number;
}

/** The look of letters: the brand's, in the property's accent. Always light, since the card stays white. */
export function getLetterLook(brand: LoadedBrand, accent: PropertyAccent | null): Look {
  const colors = {
    ...brand.colors.light,
    ...(accent?.light satisfies Record<AccentColor, string> | undefined),
  };
  const { text, text2, text3 } = colors;
  const [font, display] = [toFamilies(brand.fonts.text), toFamilies(brand.fonts.display)];
  const { radius, cardRadius } = brand;
  return {
    colors,
    font,
    radius,
    cardRadius,
    paragraph: `margin:0 0 12px;font:400 15px/24px ${font};color:${text}`,
    list: `margin:0 0 12px;padding-left:24px;font:400 15px/24px ${font};color:${text}`,
    link: `color:${colors.accentText};text-decoration:none`,
    inline: 'max-width:100%;height:auto;vertical-align:middle',
    sum: `font:600 32px/40px ${font};color:${text};letter-spacing:-0.5px`,
    name: `font:600 16px/24px ${display};color:${text}`,
    title: `font:600 15px/20px ${font};color:${text}`,
    label: `font:600 15px/20px ${font};color:${text2}`,
    small: `font:400 13px/20px ${font};color:${text2}`,
    value: `font:400 13px/20px ${font};color:${text}`,
    meta: `font:400 12px/16px ${font};color:${text3}`,
    button: `display:inline-block;padding:14px 24px;border-radius:${radius}px;background-color:${colors.accent};color:${colors.onAccent};font:600 16px/20px ${font};text-decoration:none;text-align:center`,
  };
}

/** The brand's families, which some readers have, then those of mail programs. */
export const toFamilies = (own: readonly string[]): string =>
  [...own, 'Segoe UI', 'Roboto', 'Helvetica', 'Arial', 'sans-serif']
    .filter((family, at, all) => family !== 'system-ui' && all.lastIndexOf(family) === at)
    .map((family) => (family.includes(' ') ? `'${family}'` : family))
    .join(', ');
