import { media, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { halo } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';

export const place = style({ display: 'inline-flex', minWidth: 0, maxWidth: '100%' });

/** A field's frame with the height of the buttons next to it and the width of its text. */
export const trigger = style({
  ...text.dense,
  ...colorTransition('border-color', 'box-shadow', 'background-color'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  minHeight: vars.size.controlSmall,
  margin: 0,
  padding: `0 ${space[2]} 0 calc(${space[3]} - 1px)`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: `light-dark(${vars.color.surface}, ${vars.color.sunken})`,
  color: vars.color.text3,
  fontFamily: vars.font.text,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { borderColor: vars.color.text2 },
    '&:focus-visible, &[data-open]': halo(vars.color.focus),
    '&[data-invalid]': { borderColor: vars.color.dangerMark },
    '&:disabled': { borderColor: vars.color.line, background: vars.color.sunken, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minHeight: touchHeight } },
});

/** A single line: dates that do not fit after the preset's name are hidden, not cut. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  minWidth: 0,
  height: text.dense.lineHeight,
  overflow: 'hidden',
});

const part = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const name = style({
  ...part,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  selectors: { [`${trigger}:disabled &`]: { color: 'inherit' } },
});

export const dates = style({
  ...part,
  color: vars.color.text2,
  selectors: { [`${trigger}:disabled &`]: { color: 'inherit' } },
});
