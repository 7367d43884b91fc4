import { media, space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

export const note = style({
  padding: `${space[4]} ${space[6]} 0`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});
