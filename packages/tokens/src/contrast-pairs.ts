import { type ColorName, type Tone, tones } from './color-names.ts';

/** The ratios of WCAG 2.2 AA: for text, and for graphics. */
export const leastRatio = { text: 4.5, interface: 3 } as const;

/** A colour, its use, and all its possible backgrounds in every state. */
export type ContrastPair = {
  readonly foreground: ColorName;
  readonly use: keyof typeof leastRatio;
  readonly grounds: readonly ColorName[];
};

const grounds: readonly ColorName[] = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'active'];
const listed: readonly ColorName[] = [...grounds, 'selected'];
const softs: readonly ColorName[] = [...tones.map((tone): ColorName => `${tone}Soft`), 'accentSoft'];

function text(foreground: ColorName, on: readonly ColorName[]): ContrastPair {
  return { foreground, use: 'text', grounds: on };
}

function part(foreground: ColorName, on: readonly ColorName[]): ContrastPair {
  return { foreground, use: 'interface', grounds: on };
}

function ofTone(tone: Tone): ContrastPair[] {
  const on: ColorName[] = [...listed, `${tone}Soft`];
  return [text(`${tone}Text`, on), part(`${tone}Mark`, on)];
}

/** Every pair of colours in use. A widget that combines others adds them here. */
export const contrastPairs: readonly ContrastPair[] = [
  text('text', [...listed, ...softs]),
  text('text2', [...listed, ...softs, 'line']),
  text('text3', listed),
  text('accentText', [...listed, 'accentSoft', 'accentSoftHover']),
  text('onAccent', ['accent', 'accentHover', 'accentActive']),
  text('onDanger', ['dangerFill', 'dangerFillHover', 'dangerFillActive']),
  ...tones.flatMap(ofTone),
  text('navText', ['nav', 'navHover']),
  text('navText2', ['nav', 'navHover']),
  text('navOn', ['nav', 'navHover', 'navSelected']),
  text('panelText', ['panel']),
  text('panelText2', ['panel']),
  text('onTooltip', ['tooltip']),
  part('lineStrong', listed),
  part('focus', [...listed, 'accentSoft']),
  part('accentMark', [...listed, 'accentSoft']),
  part('accentEdge', ['canvas', 'surface', 'raised']),
  part('dangerFill', ['canvas', 'surface', 'raised']),
  part('chartPaid', ['surface']),
  part('chartRefunded', ['surface']),
  // In the navigation the mark is also the focus ring.
  part('navMark', ['nav', 'navHover', 'navSelected']),
];
