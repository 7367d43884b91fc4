import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floating } from '../styles/floating.ts';
import { focusRing } from '../styles/focus.ts';

/** The height of the bars in pixels. */
export const drawingHeight = 168;
const datesHeight = 24;
const topRoom = 8;

/** The heights of the skeleton's bars, as a share of the chart's height. */
export const waitingHeights = [42, 58, 33, 51, 74, 88, 63, 39, 47, 55, 71, 82] as const;

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[3],
  margin: 0,
  minWidth: 0,
  borderRadius: vars.radius.check,
  color: vars.color.text,
  fontFamily: vars.font.text,
  selectors: { '&:focus-visible': focusRing },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  minHeight: '52px',
});

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[8]}`, margin: 0 });
export const legendEntry = style({ minWidth: 0 });
export const legendName = style({
  ...text.meta,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.text2,
  overflowWrap: 'anywhere',
});
export const legendTotal = style({
  ...text.figure,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: text.figure.lineHeight,
  margin: 0,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

/** The same height with a skeleton, a table or a message. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: `${topRoom + drawingHeight + datesHeight}px`,
});

export const waiting = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-around',
  gap: space[2],
  paddingBottom: `${datesHeight}px`,
});
export const waitingBar = style({ flex: '0 1 32px' });

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[2],
  paddingTop: `${topRoom}px`,
});

export const axis = style({
  ...text.tag,
  position: 'relative',
  height: `${drawingHeight}px`,
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const axisPlace = style({ height: 0 });
export const axisMark = style({ position: 'absolute', insetInlineEnd: 0, transform: 'translateY(50%)' });
/** Gives the axis its width but no height. */
export const axisRoom = style({ visibility: 'hidden' });

export const scroller = style({
  minWidth: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'thin',
});

export const canvas = style({
  minWidth: '100%',
  borderRadius: vars.radius.check,
  cursor: 'default',
  touchAction: 'pan-x pan-y',
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '&[data-opens]': { cursor: 'pointer' },
  },
});
export const drawing = style({ position: 'relative', height: `${drawingHeight}px` });
export const svg = style({ display: 'block' });
export const anchor = style({ position: 'absolute', width: 0, height: 0, pointerEvents: 'none' });
export const dates = style({
  ...text.tag,
  position: 'relative',
  height: `${datesHeight}px`,
  paddingTop: '6px',
  color: vars.color.text2,
});
export const dateMark = style({ position: 'absolute', transform: 'translateX(-50%)', whiteSpace: 'nowrap' });

export const gridLine = recipe({
  base: { fill: 'none', stroke: vars.color.chartGrid },
  variants: { base: { true: { stroke: vars.color.line }, false: {} } },
});
export const activeSlot = style({
  fill: vars.color.active,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'Highlight' } },
});
export const solid = style({
  fill: vars.color.chartPaid,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
/** Its fill is the pattern. */
export const hatched = style({
  stroke: vars.color.chartRefunded,
  strokeWidth: 0.5,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
/** For bars too thin for stripes. */
export const thin = style({
  fill: vars.color.chartRefunded,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});
export const hatchGround = style({
  fill: vars.color.surface,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});
export const hatchStripe = style({
  fill: vars.color.chartRefunded,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const line = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
export const dot = style({
  fill: vars.color.surface,
  stroke: vars.color.text,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'Highlight' } },
});
export const swatch = style({ flex: 'none' });

export const tip = style({
  ...floating,
  ...text.meta,
  maxWidth: 'min(280px, 100vw - 16px)',
  padding: `${space[2]} ${space[3]}`,
  fontFamily: vars.font.text,
  pointerEvents: 'none',
});
export const tipTitle = style({ fontWeight: vars.weight.medium });
export const tipOpens = style({ marginTop: space[1], color: vars.color.text2 });
export const tipLine = style({ display: 'flex', alignItems: 'center', gap: space[2], marginTop: space[1] });
export const tipSwatch = style({ display: 'flex', flex: 'none' });
export const tipName = style({ flex: '1', color: vars.color.text2, overflowWrap: 'anywhere' });
export const tipAmount = style({ marginInlineStart: space[2], fontWeight: vars.weight.medium });

export const tableFrame = style({
  height: `${topRoom + drawingHeight + datesHeight}px`,
  overflow: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': focusRing },
});
export const table = style({ ...text.dense, width: '100%', borderCollapse: 'separate', borderSpacing: 0 });
const cell = { padding: `6px ${space[3]}`, borderBottom: `1px solid ${vars.color.lineFaint}` } as const;
const fixed = {
  ...text.meta,
  ...cell,
  position: 'sticky',
  background: vars.color.surface,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  zIndex: 1,
} as const;
export const headCell = style({
  ...fixed,
  top: 0,
  borderBottomColor: vars.color.line,
  color: vars.color.text2,
});
export const headWords = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const dateCell = style({ ...cell, fontWeight: vars.weight.regular, textAlign: 'start' });
export const bodyCell = style(cell);
export const footCell = style({
  ...fixed,
  bottom: 0,
  borderTop: `1px solid ${vars.color.line}`,
  borderBottom: 0,
  color: vars.color.text,
});
export const zero = style({ color: vars.color.text3 });
/** After the other cells' styles, since it overrides their side. */
export const amountCell = style({ textAlign: 'end', whiteSpace: 'nowrap' });
