import { text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const mark = style({
  ...text.tag,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: '44px',
  height: '28px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.check,
  background: vars.color.raised,
  color: vars.color.text2,
  fontWeight: vars.weight.semibold,
  letterSpacing: '0.02em',
});
