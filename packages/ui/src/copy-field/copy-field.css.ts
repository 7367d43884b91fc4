import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** As wide as the buttons that send, which stand above it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(136px, auto)',
  gap: space[2],
});
