import { space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** Figures side by side, below each other where there is no room. */
export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[8]}` });

export const badRows = style({ display: 'grid' });
export const badRow = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const badRowHead = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}` });
/** What is wrong with a row, a line each. */
export const problems = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' });
/** A number and what one does with it. */
export const lookup = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
});
export const words = style({ padding: `${space[3]} ${space[4]}` });

/** Fields that go together, and what takes them away at their end. */
export const removable = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[2],
});
