import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus.ts';
import { chosenInForcedColors } from '../styles/forced-colors.ts';
import { colorTransition } from '../styles/motion.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minHeight: vars.size.controlSmall,
  marginBlockEnd: space[2],
});

export const title = style({
  ...text.cardTitle,
  marginInlineEnd: 'auto',
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
});

export const count = style({ ...text.dense, color: vars.color.text2 });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const chip = style({
  ...text.dense,
  ...colorTransition('background-color', 'border-color', 'color'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: vars.size.controlSmall,
  paddingInline: space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.chip,
  background: vars.color.surface,
  color: vars.color.text2,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover:not(:has(:disabled))': { background: vars.color.hover, color: vars.color.text },
    '&:has(:checked)': {
      borderColor: vars.color.accentLine,
      background: vars.color.accentSoft,
      color: vars.color.text,
    },
    '&:has(:checked):hover:not(:has(:disabled))': { background: vars.color.accentSoftHover },
    '&:has([aria-invalid])': { borderColor: vars.color.dangerMark },
    '&:has(:disabled)': { color: vars.color.text3, cursor: 'not-allowed' },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': {
    [media.phone]: { minHeight: '40px' },
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': chosenInForcedColors,
        '&:has(:disabled)': { color: 'GrayText' },
      },
    },
  },
});

export const hint = style({
  ...text.meta,
  color: vars.color.text2,
  fontWeight: vars.weight.regular,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

/** It lies over its chip unseen: whoever points at the chip, points at it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  appearance: 'none',
  cursor: 'inherit',
});
