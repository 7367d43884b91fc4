/** The tones of the product's states: of a status, a notice, a tag. */
export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type Tone = (typeof tones)[number];

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'active'] as const;
const lines = ['line', 'lineFaint', 'lineStrong'] as const;
const texts = ['text', 'text2', 'text3'] as const;
/** The colours that a property's own colour replaces. */
export const accentNames = [
  'accent',
  'onAccent',
  'accentHover',
  'accentActive',
  'accentEdge',
  'accentSoft',
  'accentSoftHover',
  'accentLine',
  'accentText',
  'accentMark',
  'focus',
  'selected',
] as const;
export type AccentColor = (typeof accentNames)[number];
const dangerFills = ['dangerFill', 'onDanger', 'dangerFillHover', 'dangerFillActive'] as const;
const navigation = [
  'nav',
  'navHover',
  'navSelected',
  'navLine',
  'navText',
  'navText2',
  'navOn',
  'navMark',
] as const;
const panel = ['panel', 'panelText', 'panelText2', 'panelLine'] as const;
const charts = ['chartPaid', 'chartRefunded', 'chartGrid'] as const;
const floating = ['tooltip', 'onTooltip', 'scrim'] as const;

type ToneColor = `${Tone}${'Soft' | 'Line' | 'Mark' | 'Text'}`;
const toneColors = tones.flatMap((tone): ToneColor[] => [
  `${tone}Soft`,
  `${tone}Line`,
  `${tone}Mark`,
  `${tone}Text`,
]);

/** Every colour of the theme, in the order of the stylesheet. */
export const colorNames = [
  ...grounds,
  ...lines,
  ...texts,
  ...accentNames,
  ...toneColors,
  ...dangerFills,
  ...navigation,
  ...panel,
  ...charts,
  ...floating,
] as const;

export type ColorName =
  | (typeof grounds)[number]
  | (typeof lines)[number]
  | (typeof texts)[number]
  | AccentColor
  | ToneColor
  | (typeof dangerFills)[number]
  | (typeof navigation)[number]
  | (typeof panel)[number]
  | (typeof charts)[number]
  | (typeof floating)[number];

export const shadowNames = ['button', 'popover', 'dialog'] as const;
export type ShadowName = (typeof shadowNames)[number];
