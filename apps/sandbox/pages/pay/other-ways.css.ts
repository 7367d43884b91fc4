import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const wallets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: space[2],
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const way = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

/** A line with words in its middle. */
export const divider = style({
  ...text.dense,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.text2,
  '::before': { content: '', flex: '1', borderTop: `1px solid ${vars.color.line}` },
  '::after': { content: '', flex: '1', borderTop: `1px solid ${vars.color.line}` },
});

export const more = style({
  ...text.dense,
  color: vars.color.text,
});
export const moreTitle = style({
  padding: `${space[3]} 0`,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});
