import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** Due, done, available: one below the other, summed up by the last. */
export const ledger = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  color: vars.color.text2,
  ...text.dense,
  selectors: {
    '&:last-child': {
      paddingBlockStart: space[2],
      borderBlockStart: `1px solid ${vars.color.line}`,
      color: vars.color.text,
      fontWeight: vars.weight.semibold,
    },
  },
});
export const figure = style({
  margin: 0,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** How it will stand: not yet so, and therefore set back into the dialog. */
export const after = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});
export const group = style({ display: 'grid', gap: 2 });
export const sums = style({ display: 'flex', gap: space[6], margin: 0, textAlign: 'end' });
export const term = style({ color: vars.color.text2, ...text.meta });
export const sum = style([figure, { fontWeight: vars.weight.medium, ...text.body }]);
export const indented = style({ paddingInlineStart: space[6] });
