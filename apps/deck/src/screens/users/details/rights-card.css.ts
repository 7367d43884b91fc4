import { space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

/** The single rights hang below the choice of all. */
export const rights = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: `${space[3]} 0 0`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  listStyle: 'none',
});
