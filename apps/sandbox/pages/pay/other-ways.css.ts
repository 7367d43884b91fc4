import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const list = style([rows, { margin: 0, padding: 0, listStyle: 'none' }]);

export const more = style({
  ...text.dense,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[2],
  color: vars.color.text2,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
});

/** Points down, and up once the rest is shown. */
export const pointer = style({
  display: 'flex',
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
});
