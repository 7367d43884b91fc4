import { space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const trigger = style({
  margin: 0,
  cursor: 'pointer',
  selectors: { '&[aria-readonly], &:disabled': { cursor: 'default' } },
});

export const value = recipe({
  base: {
    flex: '1',
    alignSelf: 'center',
    minWidth: 0,
    paddingInlineStart: `calc(${space[3]} - 1px)`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  variants: { isPlaceholder: { true: { color: vars.color.text3 } } },
});

export const mark = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  paddingInline: `${space[2]} calc(${space[3]} - 1px)`,
  color: vars.color.text2,
  selectors: { ':disabled > &': { color: vars.color.text3 } },
});
