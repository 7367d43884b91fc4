import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: space[2],
  padding: space[4],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const now = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.text2,
});

export const time = style({
  ...text.body,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const zone = style({ ...text.meta, color: vars.color.text3 });

export const said = style({
  ...text.meta,
  color: vars.color.text2,
  selectors: { '&:empty': { display: 'none' } },
});

export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** Muted: users know it after the first time. */
export const explanation = style({ ...text.meta, color: vars.color.text3 });
