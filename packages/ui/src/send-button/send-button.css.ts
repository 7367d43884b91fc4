import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const alone = style({ display: 'inline-grid', justifyItems: 'start', fontFamily: vars.font.text });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(136px, auto)',
  columnGap: space[2],
  fontFamily: vars.font.text,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2] } },
});

/** Beside the control, below its label. */
export const beside = style({
  display: 'grid',
  alignContent: 'start',
  marginTop: `calc(${text.dense.lineHeight} + ${space[1]})`,
  '@media': { [media.phone]: { marginTop: 0, gridRow: 3 } },
});

export const said = style({
  ...text.meta,
  display: 'flex',
  gridColumn: 1,
  gap: space[1],
  marginTop: space[1],
  color: vars.color.successText,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { marginTop: 0 } },
});

globalStyle(`${beside} > button`, { width: '100%' });
