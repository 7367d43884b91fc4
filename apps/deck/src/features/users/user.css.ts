import { checkIndentOnPhone, leastSentence, media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** A sentence and its one act. */
export const matter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const matterText = style({
  ...text.dense,
  flex: `1 1 ${leastSentence}`,
  margin: 0,
  color: vars.color.text2,
});

/** The single rights hang below the choice of all. */
export const rights = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: `${space[3]} 0 0`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  listStyle: 'none',
});

/** What saving will change stands beside its right, so that no line moves under the next press. */
export const right = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] });
export const mark = style({
  ...text.meta,
  color: vars.color.text2,
  // Below the right, under its words, where both do not fit in a line.
  '@media': { [media.phone]: { flexBasis: '100%', paddingInlineStart: checkIndentOnPhone } },
});

export const nodes = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });

/** What stands below a permission hangs under its word. */
globalStyle(`${nodes} ${nodes}`, { marginBlockStart: space[1], paddingInlineStart: space[6] });

export const node = style({
  ...text.dense,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  color: vars.color.text3,
});
/** The mark stands in the middle of the first line, however many there are. */
globalStyle(`${node} > svg`, { flex: 'none', marginBlockStart: '2px' });

export const held = style([node, { color: vars.color.text }]);
