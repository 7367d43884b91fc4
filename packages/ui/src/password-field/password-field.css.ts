import { space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const capsLock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.warningText,
  selectors: { '&:empty': { position: 'absolute' } },
});
