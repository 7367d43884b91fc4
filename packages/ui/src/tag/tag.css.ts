import { text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const tag = style({
  ...text.tag,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: '18px',
  paddingInline: '5px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.check,
  color: vars.color.text2,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});
