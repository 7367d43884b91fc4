import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';

/** On a phone they scroll in a single line, so that the rows do not move. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${space[4]})`,
      paddingInline: space[4],
      paddingBlock: '2px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const chip = style({
  ...text.dense,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  minHeight: '28px',
  paddingInlineStart: '10px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.chip,
  background: vars.color.sunken,
  color: vars.color.text,
  fontFamily: vars.font.text,
  '@media': { [media.phone]: { minHeight: '36px', maxWidth: '80vw' } },
});

export const label = style({ flex: 'none', color: vars.color.text2 });

export const value = style({
  minWidth: 0,
  maxWidth: '320px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
});

export const remove = style({
  ...colorTransition('background-color', 'color'),
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: '26px',
  alignSelf: 'stretch',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.chip,
  background: 'transparent',
  color: vars.color.text2,
  cursor: 'pointer',
  appearance: 'none',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.phone]: { width: '36px' },
    [media.touch]: {
      selectors: { '&::after': { content: '', position: 'absolute', inset: '-4px' } },
    },
  },
});
