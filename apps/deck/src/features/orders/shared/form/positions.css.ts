import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/**
 * A key costs of two hundred positions what it costs of one: what is out of sight is not drawn, and of what is in sight
 * its own card alone.
 */
export const position = style({
  willChange: 'transform',
  contentVisibility: 'auto',
  // Until it was seen once: what a stay needs.
  containIntrinsicSize: 'auto 316px',
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[1],
  color: vars.color.text3,
  ...text.dense,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
/** One line where there is room, two where there is not. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const name = style({ color: vars.color.text, fontWeight: vars.weight.medium, minInlineSize: 0 });
export const quiet = style({ color: vars.color.text2 });
export const amount = style({
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const acts = style({ display: 'flex' });
