import { space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const color = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const swatch = style({
  width: space[4],
  height: space[4],
  borderRadius: vars.radius.chip,
  border: `1px solid ${vars.color.line}`,
});
