import { media, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { floating } from '../styles/floating.ts';

/** The estimated height of an unmeasured row, in pixels. */
export const rowHeight = 36;

/** The padding around the rows, in pixels. */
export const listPadding = 4;

/** The width of the anchor and the available height; Radix sets these variables. */
const anchorWidth = 'var(--radix-popper-anchor-width)';
const roomBelow = 'var(--radix-popper-available-height, 100vh)';

const panelBase = {
  ...floating,
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 'min(480px, 100vw - 16px)',
  maxHeight: `min(364px, ${roomBelow})`,
  fontFamily: vars.font.text,
} as const;

/** The background of a popup, at least as wide as its field. */
export const panel = style({ ...panelBase, minWidth: anchorWidth });

/** The same with a fixed width: its field's, or wide enough to read. Changing content does not resize it. */
export const steadyPanel = style({ ...panelBase, width: `max(280px, ${anchorWidth})` });

export const list = style({
  position: 'relative',
  flex: '1',
  minHeight: 0,
  padding: `${listPadding}px`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  // An empty list takes no space; only the message shows.
  selectors: { '&:empty': { display: 'none' } },
});

/** A row: an option of a list, an item of a menu. */
export const row = style({
  ...text.dense,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  minHeight: `${rowHeight}px`,
  padding: `6px ${space[2]}`,
  borderRadius: `calc(${vars.radius.card} - ${space[1]})`,
  color: vars.color.text,
  fontFamily: vars.font.text,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.active },
    '&[aria-disabled="true"]': { color: vars.color.text3, cursor: 'not-allowed' },
  },
  '@media': {
    [media.phone]: { ...text.rowTitlePhone, minHeight: touchHeight },
    [media.touch]: { minHeight: touchHeight },
    [media.forcedColors]: {
      selectors: {
        '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const words = style({ flex: '1', minWidth: 0, overflowWrap: 'anywhere' });

/** A second line: its consequence, or why it cannot be chosen. */
export const hint = style({ ...text.meta, display: 'block', color: vars.color.text2 });

export const icon = style({ display: 'flex', flex: 'none', color: vars.color.text2 });

export const meta = style({ ...text.meta, flex: 'none', color: vars.color.text2 });

export const check = style({ display: 'flex', flex: 'none', color: vars.color.accentMark });

export const match = style({
  background: 'transparent',
  color: 'inherit',
  fontWeight: vars.weight.semibold,
  textDecoration: `underline 1px ${vars.color.accentMark}`,
  textUnderlineOffset: '3px',
});

/** The line above the rows with their number. */
export const count = style({
  ...text.meta,
  flex: 'none',
  padding: `${space[3]} ${space[3]} 0`,
  color: vars.color.text2,
});

/** A message instead of the rows. */
export const note = style({
  ...text.dense,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
  color: vars.color.text2,
  overflowWrap: 'anywhere',
});

/** The search field above the rows. */
export const search = style({ flex: 'none', padding: `${space[2]} ${space[2]} 2px` });
