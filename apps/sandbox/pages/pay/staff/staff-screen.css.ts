import { media, space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** A banner above the page's header, so that nobody takes it for the payer's page. */
export const mark = style({
  padding: `${space[4]} ${space[6]} 0`,
  borderRadius: 'inherit',
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
  background: vars.color.surface,
  '@media': { [media.phone]: { padding: `${space[3]} 20px 0` } },
});
