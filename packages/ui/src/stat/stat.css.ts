import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const root = style({ margin: 0, minWidth: 0, fontFamily: vars.font.text });

export const label = style({
  ...text.meta,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.text2,
});

export const marker = style({
  flex: 'none',
  width: '10px',
  height: '10px',
  borderRadius: `calc(${vars.radius.check} / 2)`,
});

export const value = style({
  ...text.figure,
  margin: 0,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  // A figure does not wrap while it fits: half an amount would be misread.
  overflowWrap: 'break-word',
});
