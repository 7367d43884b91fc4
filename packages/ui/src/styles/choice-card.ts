import { media } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { focusRing } from './focus.ts';
import { colorTransition } from './motion.ts';

/** A card that is chosen by the radio inside it. Spread it into a style, and `noFocusRing` into that of the radio. */
export const choiceCard = {
  ...colorTransition('border-color', 'background-color'),
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.lineStrong, background: vars.color.hover },
    // The second pixel is a shadow, so that nothing moves.
    '&:has(:checked), &:has(:checked):hover:not(:has(:disabled))': {
      borderColor: vars.color.accentMark,
      background: vars.color.selected,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentMark}`,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { background: vars.color.sunken, color: vars.color.text3, cursor: 'not-allowed' },
    '&:has(:checked:disabled)': {
      borderColor: vars.color.lineStrong,
      background: vars.color.sunken,
      boxShadow: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
} as const;

/** The card around the radio shows the focus. */
export const noFocusRing = {
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
} as const;
