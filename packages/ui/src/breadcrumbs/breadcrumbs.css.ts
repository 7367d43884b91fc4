import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';

export const list = style({
  ...text.meta,
  display: 'flex',
  flexWrap: 'wrap',
  // As far apart as the links' touch targets need.
  rowGap: space[2],
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.font.text,
});

export const item = style({
  display: 'flex',
  minWidth: 0,
  color: vars.color.text3,
  overflowWrap: 'anywhere',
});

export const divider = style({ marginInline: space[2], color: vars.color.text3 });

export const link = style({
  position: 'relative',
  borderRadius: vars.radius.check,
  color: vars.color.text2,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': focusRing,
    // The text is 16 px high, the touch target 24.
    '&::after': { content: '', position: 'absolute', inset: '-4px' },
  },
});
