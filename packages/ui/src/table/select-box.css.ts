import { globalStyle, style } from '@vanilla-extract/css';
import { gutter } from './table.css.ts';
import { pin, row } from './table-row.css.ts';

/** Set on the table while a row is chosen: every row then shows its box. */
export const choosing = style({});

/** Above the row's link, and twice as large to press as it looks. */
export const box = style({
  position: 'absolute',
  zIndex: 2,
  insetBlock: 0,
  insetInlineStart: `calc(${gutter} - 12px)`,
  display: 'grid',
  placeItems: 'center',
  width: '36px',
});

const rowClass = row.classNames.base;
const isShown = `:is(${rowClass}:is(:hover, :focus-within), ${choosing} tr)`;

globalStyle(`${rowClass} ${box}`, { '@media': { '(hover: hover)': { opacity: 0 } } });
globalStyle(`${isShown} ${box}`, { '@media': { '(hover: hover)': { opacity: 1 } } });
// A pin gives way to the box.
globalStyle(`${isShown}:has(${box}) ${pin}`, { '@media': { '(hover: hover)': { opacity: 0 } } });
