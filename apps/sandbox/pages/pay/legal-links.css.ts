import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const links = style({
  ...text.meta,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Quieter than links in text, and high enough for a finger. */
export const link = style({
  display: 'inline-block',
  minHeight: space[6],
  borderRadius: vars.radius.check,
  color: vars.color.text2,
  lineHeight: space[6],
  textDecoration: 'none',
  textUnderlineOffset: '3px',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
