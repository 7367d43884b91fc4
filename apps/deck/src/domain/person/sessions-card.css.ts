import { leastSentence, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** What a session is, and its act at the end. */
export const session = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  minBlockSize: vars.size.row,
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const words = style({
  display: 'grid',
  flex: `1 1 ${leastSentence}`,
  gap: space[1],
  minInlineSize: 0,
});
export const device = style({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontWeight: vars.weight.medium,
});
export const facts = style({ ...text.meta, margin: 0, color: vars.color.text2, overflowWrap: 'anywhere' });
