import { dayPage, media, shortField, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** What is pressed is not printed. */
export const unprinted = style({ display: 'contents', '@media': { print: { display: 'none' } } });

/** The day, and beside it the filters; their chips wrap. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { display: 'none' } },
});
export const days = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  // The arrow stands on the edge of the page, not the space around it.
  marginInlineStart: `calc(-1 * ${space[2]})`,
});
export const field = style({ inlineSize: dayPage.field });

/** The list, and beside it what it comes to. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${dayPage.aside}`,
  alignItems: 'start',
  gap: space[4],
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { padding: space[4] },
    print: { display: 'block', padding: 0 },
  },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  '@media': { print: { marginBlockEnd: space[4] } },
});

/** On paper nothing is cut: nobody can point at it. */
globalStyle(`${column} :is(td, td > *)`, { '@media': { print: { textWrap: 'wrap' } } });

/** On paper the day stands where its field is on the screen. */
export const printed = style({
  display: 'none',
  '@media': { print: { ...text.cardTitle, display: 'block', margin: `0 0 ${space[3]}` } },
});

export const headline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[6]}`,
  padding: `${space[3]} ${space[4]}`,
  color: vars.color.text,
  fontFamily: vars.font.text,
});
export const figure = style({
  ...text.pageFigure,
  margin: 0,
  fontWeight: vars.weight.semibold,
});
export const words = style({ ...text.body, margin: 0, color: vars.color.text2 });

export const currency = style({ inlineSize: shortField });
export const parts = style({
  selectors: { '& + &': { marginBlockStart: space[4] } },
});
export const partsTitle = style({
  ...text.meta,
  margin: `0 0 ${space[1]}`,
  color: vars.color.text2,
  fontWeight: vars.weight.regular,
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const part = style({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${dayPage.share} auto`,
  alignItems: 'center',
  gap: space[3],
  minBlockSize: space[6],
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const track = style({
  blockSize: space[1],
  borderRadius: vars.radius.control,
  background: vars.color.line,
});
export const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.control,
  background: vars.color.accentEdge,
});
export const amount = style({ minInlineSize: dayPage.amount, textAlign: 'end' });

export const closes = style({
  display: 'grid',
  gap: space[3],
  margin: `0 0 ${space[4]}`,
  padding: 0,
  listStyle: 'none',
});
export const closed = style({
  ...text.body,
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const by = style({ ...text.meta, margin: 0, color: vars.color.text2 });
export const moved = style({ margin: 0, fontWeight: vars.weight.medium });
export const note = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const open = style({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  margin: `0 0 ${space[4]}`,
});
export const form = style({
  display: 'grid',
  gap: space[3],
  '@media': { print: { display: 'none' } },
});
export const act = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const hint = style({
  ...text.meta,
  flex: `1 1 ${dayPage.leastHint}`,
  margin: 0,
  color: vars.color.text2,
});
