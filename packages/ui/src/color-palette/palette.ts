/** The hues of the palette: greys first, then around the colour wheel. */
export const hues = [
  'grey',
  'red',
  'orange',
  'amber',
  'olive',
  'green',
  'teal',
  'blue',
  'indigo',
  'plum',
] as const;
export type Hue = (typeof hues)[number];

/** From light to dark. From step 600 on a colour is readable on white. */
export const steps = [100, 200, 300, 400, 500, 600, 700, 800] as const;
export type Step = (typeof steps)[number];

/** A fixed colour. Its localised name combines hue and step: `Blue 600`. */
export interface PaletteColor {
  readonly hue: Hue;
  readonly step: Step;
  /** `#rrggbb` in lower case. */
  readonly hex: string;
}

/** Eighty colours, the same in every brand and mode, since they are used in letters to customers. */
const hexes: Readonly<Record<Hue, string>> = {
  grey: '#f2f6fb #e2e6eb #c7cbd0 #a7abb1 #898c92 #6b6f74 #4d5054 #303337',
  red: '#fff1ee #ffdad6 #fdb5af #f28881 #dc5e59 #b8403e #872c2a #581b1a',
  orange: '#fff2ea #ffdccb #f9ba9a #ed905e #d76821 #b34a00 #843400 #562100',
  amber: '#fef3e9 #f5e2c4 #e9c48b #d7a03d #c07c00 #9e5f00 #744400 #4b2b00',
  olive: '#f4f7e8 #e4e9c8 #c8d291 #a8b44b #8a9600 #6d7700 #4f5600 #323700',
  green: '#ecf9ee #d1eed6 #a3dbae #69c27e #2aa654 #008639 #006227 #003f18',
  teal: '#e8faf8 #c3efec #85ddd7 #00c4bd #00a9a2 #00807a #00635f #00403d',
  blue: '#eaf7ff #cde9ff #9cd1ff #5cb2f7 #0593e6 #0074c0 #00538f #00355d',
  indigo: '#f1f5ff #dbe3ff #bac7ff #93a3fc #7180ec #5762c7 #3e4693 #272d60',
  plum: '#fdf1fc #f7daf3 #ebb8e5 #d98cd2 #c063ba #9e4799 #743170 #4b1f48',
};

export const palette: readonly PaletteColor[] = hues.flatMap((hue) =>
  hexes[hue].split(' ').flatMap((hex, index) => {
    const step = steps[index];
    return step === undefined ? [] : [{ hue, step, hex }];
  }),
);

const byHex = new Map(palette.map((color) => [color.hex, color]));

/** The palette's colour with this value, in any case. */
export function paletteColor(hex: string): PaletteColor | undefined {
  return byHex.get(hex.toLowerCase());
}
