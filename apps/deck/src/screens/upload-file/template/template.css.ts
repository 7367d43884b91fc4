import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** Fields that go together, and what takes them away at their end. */
export const removable = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[2],
});
