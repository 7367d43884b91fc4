import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** Beside each other, or stacked where a name would not fit. */
export const wallets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(148px, 100%), 1fr))',
  gap: space[2],
});
