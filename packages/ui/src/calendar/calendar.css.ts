import { media, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import type { ClassNames } from 'react-day-picker';
import { focusRing } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';

const cell = '40px';
const side = '32px';
const radius = `calc(${vars.radius.control} - 2px)`;

const root = style({ position: 'relative', fontFamily: vars.font.text, color: vars.color.text });
const months = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[6] });
const month = style({ width: `calc(7 * ${cell})`, minWidth: 0, minHeight: '282px' });

const nav = style({ position: 'absolute', insetInline: 0, top: 0 });
const navButton = style({
  ...colorTransition('background-color', 'color'),
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  padding: 0,
  border: 0,
  borderRadius: radius,
  background: 'transparent',
  color: vars.color.text2,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled])': { background: vars.color.active, color: vars.color.text },
    '&[aria-disabled]': { color: vars.color.text3, opacity: 0.5, cursor: 'not-allowed' },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.touch]: { width: touchHeight, height: touchHeight, top: '-8px' } },
});
const previous = style([navButton, { insetInlineStart: 0 }]);
const next = style([navButton, { insetInlineEnd: 0 }]);

const caption = style({
  ...text.dense,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '28px',
  marginBottom: space[1],
  fontWeight: vars.weight.semibold,
});
export const dropdown = style({
  position: 'relative',
  padding: `2px 2px`,
  borderRadius: radius,
  selectors: { '&:hover': { background: vars.color.active }, '&:focus-within': focusRing },
});
/** As wide as its longest month name. */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  background: vars.color.raised,
  color: vars.color.text,
  font: 'inherit',
  opacity: 0,
  cursor: 'pointer',
  appearance: 'none',
  '@media': { [media.touch]: { insetBlock: '-10px', height: 'calc(100% + 20px)' } },
});

// Rows are 4 px apart; every month reserves six rows, so that nothing jumps.
const grid = style({
  borderCollapse: 'separate',
  borderSpacing: `0 ${space[1]}`,
  tableLayout: 'fixed',
  width: '100%',
});
const weekday = style({
  ...text.meta,
  height: '26px',
  padding: 0,
  color: vars.color.text3,
  fontWeight: vars.weight.regular,
});

const day = style({ height: side, padding: 0, textAlign: 'center' });
const dayButton = style({
  ...text.dense,
  ...colorTransition('background-color', 'color'),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: side,
  maxWidth: '100%',
  height: side,
  margin: '0 auto',
  padding: 0,
  border: 0,
  borderRadius: radius,
  background: 'transparent',
  color: 'inherit',
  fontFamily: 'inherit',
  fontWeight: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled])': { background: vars.color.active },
    '&[aria-disabled]': { color: vars.color.text3, textDecoration: 'line-through', cursor: 'not-allowed' },
    '&:focus-visible': focusRing,
    // The whole cell is the target, including half of the gap on either side.
    '&::after': { content: '', position: 'absolute', inset: '-2px -4px' },
  },
});

const today = style({ color: vars.color.accentText, fontWeight: vars.weight.semibold });
const selected = style({});
const rangeStart = style({});
const rangeEnd = style({});

/** Days of adjacent months have cells, but are hidden. */
const seen = ':not([data-hidden])';

/** The band of a range runs through the cells and is rounded at the ends of rows. */
export const within = style({
  selectors: {
    [`&${seen}`]: { background: vars.color.accentSoft },
    '&:first-child': { borderStartStartRadius: radius, borderEndStartRadius: radius },
    '&:last-child': { borderStartEndRadius: radius, borderEndEndRadius: radius },
  },
  '@media': { [media.forcedColors]: { outline: '1px solid Highlight' } },
});
const half = (side: 'left' | 'right') =>
  `linear-gradient(${vars.color.accentSoft}, ${vars.color.accentSoft}) ${side} / 50% 100% no-repeat`;
globalStyle(`${rangeStart}${seen}:not(${rangeEnd}, :last-child)`, { background: half('right') });
globalStyle(`${rangeEnd}${seen}:not(${rangeStart}, :first-child)`, { background: half('left') });

// A chosen day, the ends of a range, and its first day while the last is missing.
const end = `${selected}:not(${within})`;
globalStyle(`${end} > ${dayButton}`, {
  background: vars.color.accent,
  boxShadow: `inset 0 0 0 1px ${vars.color.accentEdge}`,
  color: vars.color.onAccent,
  fontWeight: vars.weight.medium,
  '@media': {
    [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});
globalStyle(`${end} > ${dayButton}:hover:not([aria-disabled])`, { background: vars.color.accentHover });

export const classNames: Partial<ClassNames> = {
  root,
  months,
  month,
  nav,
  button_previous: previous,
  button_next: next,
  month_caption: caption,
  month_grid: grid,
  weekday,
  day,
  day_button: dayButton,
  today,
  selected,
  range_start: rangeStart,
  range_end: rangeEnd,
  range_middle: within,
};
