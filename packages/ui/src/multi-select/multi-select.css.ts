import { media, multiSelect, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '../options/options.css.ts';
import { floating } from '../styles/floating.ts';

export const root = style({ display: 'inline-flex', flexDirection: 'column', minWidth: 0 });

/** A button: its label, its value, an arrow. */
export const trigger = style({
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  paddingInline: `calc(${space[3]} - 1px)`,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

/** As wide as its text, in a filter bar. */
export const asFilter = style({
  ...text.dense,
  width: 'auto',
  minHeight: vars.size.controlSmall,
  '@media': { [media.phone]: { ...text.body, minHeight: touchHeight } },
});

export const label = style({ color: vars.color.text2, whiteSpace: 'nowrap' });

export const value = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${asFilter} &`]: { maxWidth: multiSelect.value, fontWeight: vars.weight.medium } },
});

export const mark = style({
  display: 'flex',
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.text2,
});

globalStyle(`${trigger}:disabled > *`, { color: vars.color.text3 });

export const panel = style({
  ...floating,
  display: 'flex',
  flexDirection: 'column',
  width: multiSelect.panel,
  maxWidth: `calc(100vw - ${space[4]})`,
  maxHeight: `min(${multiSelect.panelHeight}, var(--radix-popover-content-available-height))`,
  fontFamily: vars.font.text,
});

export const inside = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });

export const list = style({
  minHeight: 0,
  margin: 0,
  padding: space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
});

/** The whole line is clickable; the focus ring is on the line. */
export const line = style([
  row,
  {
    minHeight: space[8],
    padding: `${space[1]} ${space[2]}`,
    selectors: {
      '&:hover:not(:has(:disabled)), &:has(:focus-visible)': { background: vars.color.active },
      '&:has(:disabled)': { color: vars.color.text3, cursor: 'not-allowed' },
    },
    '@media': { [media.phone]: { minHeight: touchHeight }, [media.touch]: { minHeight: touchHeight } },
  },
]);

export const foot = style({
  ...text.meta,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: touchHeight,
  padding: `${space[1]} ${space[2]}`,
  borderTop: `1px solid ${vars.color.lineFaint}`,
});
