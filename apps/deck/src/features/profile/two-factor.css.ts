import { media, qrCodeWidth, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** What the camera reads, and beside it what is typed. */
export const setup = style({
  display: 'grid',
  // As wide before the code has come as after.
  gridTemplateColumns: `${qrCodeWidth} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});

/** Ten codes in two columns of five; on a phone, where two would not stay whole, in one. */
export const codes = style({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  margin: 0,
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  // It has the focus to be heard, and takes no key.
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
