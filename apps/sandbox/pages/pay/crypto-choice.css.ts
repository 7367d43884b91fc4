import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** Set apart from the card, which most payers use. */
export const choice = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  marginTop: space[2],
  paddingTop: space[4],
  borderTop: `1px solid ${vars.color.line}`,
});

export const title = style({
  ...text.body,
  fontWeight: vars.weight.display,
  color: vars.color.text,
});
