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

export const end = style({ display: 'inline-flex', flex: 'none', alignItems: 'center' });

export const chip = style({
  ...text.dense,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  minHeight: '28px',
  paddingInlineStart: '10px',
  // Forced colours remove the background.
  border: '1px solid transparent',
  borderRadius: vars.radius.chip,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontFamily: vars.font.text,
  '@media': { [media.phone]: { minHeight: '36px', maxWidth: '80vw' } },
});

export const label = style({ flex: 'none' });

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
  color: 'inherit',
  cursor: 'pointer',
  appearance: 'none',
  selectors: {
    '&:hover': { background: vars.color.accentSoftHover },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.phone]: { width: '36px' },
    [media.touch]: {
      selectors: { '&::after': { content: '', position: 'absolute', inset: '-4px' } },
    },
  },
});
