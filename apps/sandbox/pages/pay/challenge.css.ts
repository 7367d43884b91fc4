import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const bank = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const name = style({
  ...text.meta,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.text2,
  fontWeight: vars.weight.medium,
});

export const acts = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
