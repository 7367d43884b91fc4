import { media, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';
import { touchTarget } from '../styles/touch-target.ts';

export const root = style({ position: 'relative', minWidth: 0 });

export const list = style({
  ...text.body,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: vars.color.text,
  fontFamily: vars.font.text,
});

export const entry = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    minWidth: 0,
  },
  variants: {
    dense: {
      true: { alignItems: 'center', gap: 0 },
      false: {
        paddingBlock: space[2],
        borderTop: `1px solid ${vars.color.lineFaint}`,
        selectors: { '&:first-child': { borderTopColor: 'transparent' } },
      },
    },
    state: {
      still: {},
      aside: colorTransition('transform'),
      held: {
        zIndex: 1,
        borderTopColor: 'transparent',
        borderRadius: vars.radius.control,
        background: vars.color.raised,
        boxShadow: vars.shadow.popover,
        // Forced colours remove shadows and backgrounds, so this border is visible there.
        outline: '1px solid transparent',
        '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
      },
    },
  },
});

export const content = style({
  flex: '1',
  minWidth: 0,
  alignContent: 'center',
  overflowWrap: 'anywhere',
  '@media': { [media.touch]: { minHeight: touchHeight } },
});

export const handle = style({
  ...colorTransition('background-color', 'color'),
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text2,
  cursor: 'grab',
  // Dragging by touch must not scroll the page.
  touchAction: 'none',
  userSelect: 'none',
  appearance: 'none',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.hover, color: vars.color.text },
    '&:active:not(:disabled)': { background: vars.color.active, cursor: 'grabbing' },
    '&:disabled': { color: vars.color.text3, cursor: 'not-allowed' },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.touch]: { ...touchTarget[media.touch], height: touchHeight },
    [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
  },
});
