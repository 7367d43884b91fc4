import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  color: vars.color.text,
  fontFamily: vars.font.text,
});

export const section = style({
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const title = style({
  ...text.meta,
  marginBottom: space[3],
  color: vars.color.text3,
  fontWeight: vars.weight.medium,
});

export const items = recipe({
  variants: {
    layout: {
      grid: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        gap: space[4],
      },
      row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] },
      top: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[3] },
    },
  },
});
