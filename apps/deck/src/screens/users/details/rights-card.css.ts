import { checkIndentOnPhone, media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

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
