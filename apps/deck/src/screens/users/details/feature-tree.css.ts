import { space, text as type } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const text = style({ ...type.dense, margin: `0 0 ${space[3]}`, color: vars.color.text2 });

export const nodes = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });

/** What stands below a permission hangs under its word. */
globalStyle(`${nodes} ${nodes}`, { marginBlockStart: space[1], paddingInlineStart: space[6] });

export const node = style({
  ...type.dense,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  color: vars.color.text3,
});
/** The mark stands in the middle of the first line, however many there are. */
globalStyle(`${node} > svg`, { flex: 'none', marginBlockStart: '2px' });

export const held = style([node, { color: vars.color.text }]);
