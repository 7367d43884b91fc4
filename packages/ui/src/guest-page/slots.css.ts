import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const contact = style({ display: 'grid', gap: space[2] });

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))',
  gap: space[2],
});

export const address = style({
  ...text.dense,
  margin: 0,
  color: vars.color.text2,
  overflowWrap: 'anywhere',
});
