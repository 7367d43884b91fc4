import { media, shortField, space, text, todayPage } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** The queue and beside it the arrivals; on a phone the arrivals are a line above the queue. */
export const today = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${todayPage.arrivals}`,
  alignItems: 'start',
  gap: space[4],
  padding: `${space[4]} ${space[6]} 0`,
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { padding: `${space[4]} ${space[4]} 0` },
  },
});
export const alone = style([today, { gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const first = style({ '@media': { [media.phone]: { order: -1 } } });

/** Rows are always filled: a block whose neighbour is hidden takes the whole width. */
export const blocks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: space[4],
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  '@media': { [media.phone]: { padding: space[4] } },
});

/** Half a row beside a neighbour; the wallet needs that for its sums. */
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flexGrow: 1,
  flexBasis: `calc(50% - ${space[4]})`,
  minInlineSize: 0,
  '@media': { [media.belowWide]: { flexBasis: '100%' } },
});

/** What a chart shows: in one line where there is room. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBottom: space[3],
});
export const currency = style({ inlineSize: shortField });
/** They stay beside each other. */
export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[4]}` });

/** Currencies without any money. */
export const zero = style({
  ...text.meta,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.text2,
});
