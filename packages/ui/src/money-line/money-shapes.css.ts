import { moneyLine, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const list = style({
  ...text.meta,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.font.text,
  color: vars.color.text2,
});

export const item = style({ display: 'flex', alignItems: 'center', gap: space[1], whiteSpace: 'nowrap' });

/** As high as the line of a row. */
export const swatch = style({
  flex: 'none',
  width: space[3],
  height: space[2],
  borderRadius: `calc(${vars.radius.check} / 2)`,
});

const { money, needle: needleWidth, notchHeight } = moneyLine.inRow;

export const day = style([
  item,
  { '@media': { [`(width < ${moneyLine.inRow.daysFrom})`]: { display: 'none' } } },
]);
/** As they stand in a row. */
export const needle = style({
  flex: 'none',
  width: needleWidth,
  height: money,
  background: vars.color.accentMark,
});
export const notch = style({
  flex: 'none',
  width: '1px',
  height: notchHeight,
  background: vars.color.lineStrong,
});
