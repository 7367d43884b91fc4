import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const list = style({ ...text.dense, margin: 0, color: vars.color.text });
/** What the keys do, and at the end of the line the keys. */
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: '5px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.lineFaint}` } },
});
export const keys = style({ display: 'flex', flex: 'none', gap: space[1], margin: 0 });
export const key = style({
  ...text.tag,
  minInlineSize: space[6],
  padding: `0 ${space[1]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.check,
  color: vars.color.text2,
  fontFamily: 'inherit',
  textAlign: 'center',
});
