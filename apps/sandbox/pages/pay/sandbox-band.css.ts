import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const band = style({
  ...text.meta,
  margin: 0,
  padding: `${space[1]} ${space[4]}`,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  textAlign: 'center',
});
