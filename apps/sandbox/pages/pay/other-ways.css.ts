import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const list = style([rows, { margin: 0, padding: 0, listStyle: 'none' }]);

export const more = style({
  ...text.dense,
  paddingBlock: space[2],
  color: vars.color.text2,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});
