import { media, space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** The list follows right below: on its ground, with a line between. */
export const filters = style({
  padding: `${space[3]} ${space[6]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});
