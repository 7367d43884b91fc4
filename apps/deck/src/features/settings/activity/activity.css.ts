import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** What narrows the log, above all of its rows. */
export const band = style({
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[3]} ${space[6]}`,
  background: vars.color.surface,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const changes = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
export const change = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const field = style({ ...text.dense, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const sides = style({ display: 'grid', gap: space[1], margin: 0 });
export const side = style({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: `calc(${space[6]} * 3) minmax(0, 1fr)`,
  gap: space[2],
});
export const term = style({ color: vars.color.text2 });
/** A text of a template may be long, and have lines. */
export const value = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
