import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[4],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  fontFamily: vars.font.text,
});
export const title = style({ ...text.cardTitle, margin: 0, fontWeight: vars.weight.semibold });
