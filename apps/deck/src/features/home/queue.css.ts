import { media, space, text, todayPage } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { color, weight, motion } = vars;

export const failed = style({ padding: space[4] });
export const calm = style({ ...text.dense, margin: 0, padding: space[4], color: color.text2 });
export const rest = style([
  calm,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: space[2],
    paddingInlineEnd: space[2],
    borderBlockStart: `1px solid ${color.line}`,
  },
]);

export const group = style({
  ...text.meta,
  gridColumn: '1 / -1',
  margin: 0,
  padding: `${space[1]} ${space[4]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.sunken,
  fontWeight: weight.semibold,
  selectors: { 'section + section > &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const count = style({ marginInlineStart: space[1], color: color.text2, fontWeight: weight.regular });

/** So narrow that the reason stands below the name. */
const narrow = '(max-width: 680px)';

/** All rows share their columns, whatever group they are in. */
export const columns = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: `max-content ${space[4]} minmax(0, 1fr) max-content max-content`,
  columnGap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: `${space[4]} minmax(0, 1fr) max-content` } },
});
const across = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const;
export const section = style(across);
export const list = style({ ...across, margin: 0, padding: 0, listStyle: 'none' });

const { row: rowHeight, rowOnPhone: rowHeightPhone } = todayPage;
const fold = keyframes({ to: { blockSize: 0, minBlockSize: 0, paddingBlock: 0, opacity: 0 } });

/** One line, two where a reason is long; on a phone the name and the amount, the reason, and below them until when with the act. */
export const row = style({
  ...text.dense,
  ...across,
  gridTemplateAreas: '"when mark who amount act"',
  alignItems: 'center',
  minBlockSize: rowHeight,
  paddingInline: `${space[4]} ${space[2]}`,
  color: color.text,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': {
    [media.phone]: {
      gridTemplateAreas: 'none',
      rowGap: space[2],
      minBlockSize: rowHeightPhone,
      padding: space[4],
    },
  },
});
export const leaving = style([
  row,
  {
    overflow: 'hidden',
    animation: `${fold} ${motion.base} ${motion.ease} forwards`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
]);

export const when = style({
  gridArea: 'when',
  color: color.text2,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { gridArea: '2 / 2' } },
});
export const soon = style([when, { color: color.warningText, fontWeight: weight.semibold }]);
export const mark = style({
  gridArea: 'mark',
  display: 'inline-flex',
  justifyContent: 'center',
  color: color.text2,
  '@media': { [media.phone]: { gridArea: '1 / 1', alignSelf: 'start', paddingBlockStart: space[1] } },
});
export const who = style({
  gridArea: 'who',
  minInlineSize: 0,
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { display: 'grid' } },
  '@media': { [media.phone]: { gridArea: '1 / 2', paddingBlock: 0 } },
});
export const name = style({
  fontWeight: weight.medium,
  '@media': { [media.phone]: { ...text.rowTitlePhone, display: 'block' } },
});
globalStyle(`${name} > a`, { color: 'inherit', textDecorationColor: 'currentcolor' });
export const why = style({ color: color.text2 });
export const amount = style({
  gridArea: 'amount',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { ...text.rowTitlePhone, gridArea: '1 / 3', alignSelf: 'start' } },
});
/** On a phone it may be as wide as the row: the names above keep their width. */
export const act = style({
  gridArea: 'act',
  justifySelf: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { gridArea: '2 / 2 / auto / -1' } },
});

export const loading = style({ display: 'grid' });
export const skeleton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: rowHeight,
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [media.phone]: { minBlockSize: rowHeightPhone } },
});
