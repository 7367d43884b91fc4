import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

const hairline = { content: '', flex: '1 0 24px', height: '1px', background: vars.color.line };

export const divider = style({
  ...text.meta,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  margin: 0,
  color: vars.color.text2,
  fontFamily: vars.font.text,
  textAlign: 'center',
  '::before': hairline,
  '::after': hairline,
});
