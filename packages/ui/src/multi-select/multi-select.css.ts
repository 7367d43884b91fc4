import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '../options/options.css.ts';
import { floating } from '../styles/floating.ts';

export const root = style({ display: 'inline-flex', flexDirection: 'column', minWidth: 0 });

/** As wide as its text. */
export const trigger = style({
  ...text.dense,
  alignItems: 'center',
  gap: space[2],
  width: 'auto',
  minHeight: vars.size.controlSmall,
  margin: 0,
  paddingInline: `calc(${space[3]} - 1px)`,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': { [media.phone]: { ...text.body, minHeight: '44px' } },
});

export const label = style({ color: vars.color.text2, whiteSpace: 'nowrap' });

export const value = style({
  minWidth: 0,
  maxWidth: '200px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
});

export const mark = style({ display: 'flex', flex: 'none', color: vars.color.text2 });

globalStyle(`${trigger}:disabled > *`, { color: vars.color.text3 });

export const panel = style({
  ...floating,
  display: 'flex',
  flexDirection: 'column',
  width: '264px',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'min(440px, var(--radix-popover-content-available-height))',
  fontFamily: vars.font.text,
});

/** Two groups beside each other. */
export const widePanel = style([
  panel,
  { width: '480px', maxHeight: 'min(640px, var(--radix-popover-content-available-height))' },
]);

export const inside = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });

export const list = style({
  minHeight: 0,
  margin: 0,
  padding: space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
});

export const groups = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[1],
  minHeight: 0,
  padding: space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const groupHead = style({ padding: `0 ${space[1]}`, fontWeight: vars.weight.semibold });

// The options of a group are indented below its check.
globalStyle(`${group} ${list}`, { paddingTop: 0, paddingLeft: space[6] });

/** The whole line is clickable; the focus ring is on the line. */
export const line = style([
  row,
  {
    minHeight: '32px',
    padding: `${space[1]} ${space[2]}`,
    selectors: {
      '&:hover:not(:has(:disabled)), &:has(:focus-visible)': { background: vars.color.active },
      '&:has(:disabled)': { color: vars.color.text3, cursor: 'not-allowed' },
    },
    '@media': { [media.phone]: { minHeight: '44px' }, [media.touch]: { minHeight: '44px' } },
  },
]);

export const foot = style({
  ...text.meta,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: '44px',
  padding: `${space[1]} ${space[2]}`,
  borderTop: `1px solid ${vars.color.lineFaint}`,
});
