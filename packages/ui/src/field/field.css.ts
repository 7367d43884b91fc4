import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  fontFamily: vars.font.text,
});

export const label = style({
  ...text.dense,
  marginBottom: space[1],
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  alignSelf: 'flex-start',
});

export const optional = style({
  marginInlineStart: space[1],
  color: vars.color.text3,
  fontWeight: vars.weight.regular,
});

export const messages = style({
  ...text.meta,
  display: 'flex',
  gap: space[3],
  color: vars.color.text3,
});

export const message = recipe({
  base: {
    display: 'flex',
    flex: '1',
    gap: space[1],
    minWidth: 0,
    overflowWrap: 'anywhere',
    // An empty message leaves its space to the counter.
    selectors: {
      '&:not(:empty)': { marginTop: space[1] },
      '&:empty': { flex: 'none', marginInlineEnd: `calc(-1 * ${space[3]})` },
    },
  },
  variants: {
    tone: {
      hint: { color: vars.color.text3 },
      error: { color: vars.color.dangerText },
      success: { color: vars.color.successText },
    },
  },
});

export const meta = style({
  marginTop: space[1],
  color: vars.color.text3,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // An empty live region takes no space.
  selectors: { '&:has(> :empty:only-child)': { marginTop: 0 } },
});
