import { space, text, todayPage } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, weight } = vars;

export const money = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[2]} ${space[4]} ${space[3]}`,
});
export const calm = style({ ...text.dense, margin: 0, padding: space[4], color: color.text2 });
export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  margin: 0,
});
export const figure = style({ ...text.figure, fontWeight: weight.semibold });
export const note = style({ ...text.meta, margin: 0, color: color.text2 });
export const rows = style({
  display: 'grid',
  gridTemplateColumns: `calc(${todayPage.day} + ${space[4]}) minmax(0, 1fr) ${todayPage.line} auto`,
  columnGap: space[3],
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${color.line}`,
  listStyle: 'none',
});
export const row = style({
  ...text.dense,
  display: 'grid',
  gridColumn: '1 / -1',
  // The widest amount decides for all rows; the name has the rest. The first column has the row's padding too.
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minBlockSize: todayPage.row,
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const day = style({ color: color.text2, fontVariantNumeric: 'tabular-nums' });
export const dayNow = style([day, { color: color.text, fontWeight: weight.semibold }]);
export const name = style({
  overflow: 'hidden',
  fontWeight: weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
globalStyle(`${name} > a`, { color: 'inherit', textDecorationColor: 'currentcolor' });
export const amount = style({ textAlign: 'end', whiteSpace: 'nowrap' });
export const rest = style([
  note,
  { padding: `${space[3]} ${space[4]}`, borderBlockStart: `1px solid ${color.line}` },
]);
