import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const line = style({ display: 'grid', gap: space[3] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
});

export const title = style({ ...text.rowTitlePhone, margin: 0, fontWeight: vars.weight.semibold });

export const side = style({ ...text.dense, margin: 0, color: vars.color.text2 });

export const shortLine = style({ display: 'grid', gap: '6px' });
