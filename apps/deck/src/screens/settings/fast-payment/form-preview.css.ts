import { space, text as type } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const preview = style({
  ...stack,
  gap: space[2],
  padding: space[4],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  fontFamily: vars.font.text,
});
export const title = style({ ...type.cardTitle, margin: 0, fontWeight: vars.weight.semibold });
export const text = style({ ...type.meta, margin: 0, color: vars.color.text2 });
export const form = style({ ...stack, gap: space[4] });
