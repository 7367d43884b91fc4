import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';
import { chosenInForcedColors } from '../styles/forced-colors.ts';
import { colorTransition } from '../styles/motion.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

export const track = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'flex-start',
  maxWidth: '100%',
  minHeight: `calc(${vars.size.controlSmall} + 2px)`,
  padding: '2px',
  border: `1px solid ${vars.color.lineFaint}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const segment = style({
  ...text.dense,
  ...colorTransition('background-color', 'color'),
  position: 'relative',
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  // Each segment keeps its height when they wrap.
  minHeight: `calc(${vars.size.controlSmall} - 4px)`,
  padding: `0 calc(${space[3]} - 2px)`,
  border: '1px solid transparent',
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  color: vars.color.text2,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:disabled))': { color: vars.color.text },
    '&:has(:checked)': {
      borderColor: vars.color.line,
      background: vars.color.surface,
      boxShadow: vars.shadow.button,
      color: vars.color.text,
    },
    '&:has(:disabled)': { color: vars.color.text3, cursor: 'not-allowed' },
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-1px' },
  },
  '@media': {
    [media.phone]: { minHeight: '38px' },
    // With the track's border the touch target is 44 px.
    [media.touch]: {
      selectors: { '&::after': { content: '', position: 'absolute', insetBlock: '-4px', insetInline: 0 } },
    },
    // Forced colours remove backgrounds, so the checked segment gets the system's highlight.
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': chosenInForcedColors,
        '&:has(:disabled)': { color: 'GrayText' },
        '&:has(:checked:disabled)': { background: 'Canvas', borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

/** The invisible radio has the name and the keyboard behaviour. */
export const input = style([visuallyHidden, { appearance: 'none' }]);
