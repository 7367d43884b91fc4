import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** Beside the handle of an entry: its name, and its other choices at the end. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  minBlockSize: vars.size.controlSmall,
});
/** Fields that belong to one entry. */
export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const note = style({ ...text.meta, color: vars.color.text2 });
/** The entries of an entry. */
export const within = style({ marginBlockStart: space[1] });
