import type { LayerName, MotionName, RadiusName, SizeName, WeightName } from './brand/brand.ts';
import { type ColorName, type ShadowName, type Tone, tones } from './color-names.ts';
import type { text } from './text.ts';

type ToneColor = `${Tone}${'Soft' | 'Line' | 'Mark' | 'Text'}`;

const toneUses = Object.fromEntries(
  tones.flatMap((tone): [ToneColor, string][] => [
    [`${tone}Soft`, `The ground of a badge or notice: ${tone}`],
    [`${tone}Line`, `The border of a notice: ${tone}`],
    [`${tone}Mark`, `The dot and the icon of a status: ${tone}`],
    [`${tone}Text`, `Words of a status, on every ground: ${tone}`],
  ]),
) as Record<ToneColor, string>;

const colors: Readonly<Record<ColorName, string>> = {
  canvas: 'The page behind everything',
  surface: 'Cards, tables, forms, the header of a page',
  raised: 'What floats: menus, lists, dialogs',
  sunken: 'What lies deeper: a track, a locked field',
  hover: 'A row or quiet button under the pointer',
  active: 'The same while it is pressed',
  line: 'Borders of cards and between rows',
  lineFaint: 'Lines within one thing, the grid of a chart',
  lineStrong: 'The border of a field: it must be seen',
  text: 'What is read first',
  text2: 'What explains it',
  text3: 'Hints, placeholders, what may be overlooked',
  accent: 'A fill with words or a sign on it: the one main act, what is chosen',
  onAccent: 'Words on the accent',
  accentHover: 'The main act under the pointer',
  accentActive: 'The main act while it is pressed',
  accentEdge: 'The accent that is seen by itself: the border of a fill, a bar',
  accentSoft: 'A chosen chip, an avatar',
  accentSoftHover: 'The same under the pointer; selected text',
  accentLine: 'The border of what is chosen',
  accentText: 'Links',
  accentMark: 'A thin mark of what is chosen: a tab, a line of a chart',
  focus: 'The ring of the keyboard',
  selected: 'A chosen row',
  ...toneUses,
  dangerFill: 'The ground of an act that destroys',
  onDanger: 'Words on it',
  dangerFillHover: 'That act under the pointer',
  dangerFillActive: 'That act while it is pressed',
  nav: 'The menu',
  navHover: 'A place of the menu under the pointer',
  navSelected: 'The place where one is',
  navLine: 'Lines in the menu',
  navText: 'Places of the menu',
  navText2: 'What is quieter there',
  navOn: 'The name of the place where one is, and of the brand',
  navMark: 'Its icon, and the ring of the keyboard in the menu',
  panel: 'The panel beside the sign-in form',
  panelText: 'Words on it',
  panelText2: 'Quieter words on it',
  panelLine: 'The lines of its picture',
  chartPaid: 'Bars of what is paid',
  chartRefunded: 'Bars of what is refunded',
  chartGrid: 'The grid behind them',
  tooltip: 'The ground of a tooltip, in the tone of the other mode',
  onTooltip: 'Words on it',
  scrim: 'The veil beneath a dialog; it lets the page through',
};

const shadows: Readonly<Record<ShadowName, string>> = {
  button: 'A button that lies on the page',
  popover: 'Menus, lists, calendars, toasts',
  dialog: 'Dialogs and the drawer',
};

const radii: Readonly<Record<RadiusName, string>> = {
  chip: 'Badges, chips, tags',
  control: 'Buttons and fields',
  card: 'Cards, menus, lists',
  dialog: 'Dialogs',
  check: 'Check boxes',
};

const sizes: Readonly<Record<SizeName, string>> = {
  control: 'The height of a button and a field',
  controlSmall: 'The height of a small button',
  row: 'The height of a row',
  rowCompact: 'The height of a row where a person has chosen the compact one',
  rowHead: 'The height of a table’s head',
  navMini: 'The width of the menu with icons alone',
  navFull: 'The width of the menu',
  topbar: 'The height of the bar above the page',
};

const weights: Readonly<Record<WeightName | 'display', string>> = {
  regular: 'Text',
  medium: 'Labels, buttons, heads of tables',
  semibold: 'Titles of cards, figures',
  display: 'Titles of pages and dialogs',
};

const motions: Readonly<Record<MotionName | 'ease', string>> = {
  fast: 'A colour that changes',
  base: 'A layer that comes or goes',
  ease: 'The curve of both',
};

const layers: Readonly<Record<LayerName, string>> = {
  sticky: 'Heads of tables and bars of acts',
  nav: 'The menu and the bar above the page',
  popover: 'Menus and lists',
  dialog: 'Dialogs',
  toast: 'Toasts',
  tooltip: 'Tooltips',
};

const fonts = {
  text: 'The family of all text',
  display: 'The family of titles',
  displayVariation: 'Settings of its own axes',
  displayTracking: 'The space between its letters, in em',
};

/** The use of each size of type. */
export const textUses: Readonly<Record<keyof typeof text, string>> = {
  figure: 'The figure of a header or a stat: semibold, in the family of text',
  pageFigure: 'The one figure of a page: an order’s total, a day, the dates of a receipt',
  title: 'The title of a page: display family',
  section: 'The title of a dialog or a section: display family',
  cardTitle: 'The title of a card: semibold',
  body: 'Text, fields and, in medium, buttons',
  dense: 'Tables, menus and, in medium, labels',
  meta: 'Hints, details and, in medium, badges and the heads of tables',
  tag: 'Tags and the axis of a chart',
  fieldPhone: 'A field on a phone, which iOS would otherwise zoom into',
  rowTitlePhone: 'The title of a row on a phone',
  tagline: 'The line beside the form of a sign-in',
  payAmount: 'The amount on a payment page',
};

/** The use of each value of the theme, by group and name. */
export const tokenUses = {
  color: colors,
  shadow: shadows,
  font: fonts,
  weight: weights,
  radius: radii,
  size: sizes,
  motion: motions,
  layer: layers,
} as const;
