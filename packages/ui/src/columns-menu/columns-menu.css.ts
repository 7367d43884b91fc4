import { media, multiSelect, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floating } from '../styles/floating.ts';

export const panel = style({
  ...floating,
  display: 'flex',
  flexDirection: 'column',
  width: multiSelect.panel,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'var(--radix-popover-content-available-height)',
  fontFamily: vars.font.text,
});

export const search = style({ flex: 'none', padding: space[2] });

export const list = style({
  minHeight: 0,
  margin: 0,
  padding: `0 ${space[1]} ${space[1]}`,
  overflowY: 'auto',
});

/** The whole line is clickable. */
export const line = recipe({
  base: {
    ...text.dense,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '32px',
    padding: `${space[1]} ${space[2]}`,
    borderRadius: `calc(${vars.radius.card} - ${space[1]})`,
    color: vars.color.text,
    '@media': { [media.touch]: { minHeight: touchHeight } },
  },
  variants: {
    fixed: {
      true: { cursor: 'not-allowed' },
      false: { cursor: 'pointer', selectors: { '&:hover': { background: vars.color.active } } },
    },
  },
});

export const name = style({ flex: '1', minWidth: 0 });
export const always = style({ ...text.meta, color: vars.color.text3 });
export const none = style({ ...text.dense, padding: space[2], color: vars.color.text2 });

export const density = style({
  flex: 'none',
  padding: `${space[2]} ${space[3]}`,
  borderTop: `1px solid ${vars.color.lineFaint}`,
  // On a touch screen rows are always comfortable.
  '@media': { [media.touch]: { display: 'none' }, [media.phone]: { display: 'none' } },
});

export const foot = style({
  ...text.meta,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: touchHeight,
  padding: `${space[1]} ${space[2]} ${space[1]} ${space[3]}`,
  borderTop: `1px solid ${vars.color.lineFaint}`,
  color: vars.color.text2,
});

export const acts = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: space[1],
  borderTop: `1px solid ${vars.color.lineFaint}`,
  selectors: { '&:empty': { display: 'none' } },
});
