import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { floating } from '../styles/floating.ts';

export const place = style({ display: 'inline-flex' });

globalStyle(`${place}[data-copied] svg`, {
  color: vars.color.successText,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const failed = style({
  ...floating,
  ...text.meta,
  width: 'min(280px, calc(100vw - 32px))',
  padding: space[3],
  fontFamily: vars.font.text,
});

export const selected = style({
  ...text.dense,
  width: '100%',
  marginTop: space[2],
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.text,
  fontFamily: 'inherit',
});
