import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});

/** When stands beside what, or above it where both would be squeezed. */
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const when = style({ ...text.dense, flex: '0 0 124px', color: vars.color.text2 });
export const happens = style({ flex: '1 1 168px', minInlineSize: 0, margin: 0 });
export const what = style({ ...text.dense, margin: 0, fontWeight: vars.weight.semibold });
export const note = style({ ...text.meta, margin: 0, color: vars.color.text2 });
