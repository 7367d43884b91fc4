import { paper, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** The name of its sheets. */
const page = 'list';

/** In place of the whole page while it is printed. */
export const sheet = style({
  page,
  width: paper.landscape,
  fontFamily: vars.font.text,
  // Marks of money are drawn as backgrounds.
  printColorAdjust: 'exact',
  '@media': { screen: { display: 'none' } },
});
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  '@media': { print: { display: 'none !important' } },
});

export const title = style({ ...text.title, fontWeight: vars.weight.semibold });
export const facts = style({
  ...text.dense,
  marginBlock: `${space[1]} ${space[3]}`,
  color: vars.color.text2,
});

export const table = style({
  ...text.dense,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});
/** Repeated on every sheet. */
export const head = style({ display: 'table-header-group' });
export const row = style({ breakInside: 'avoid' });

const cell = { padding: `${space[1]} ${space[2]}`, textAlign: 'start', verticalAlign: 'top' } as const;
export const name = style({
  ...cell,
  ...text.meta,
  borderBlockEnd: `1px solid ${vars.color.text}`,
  fontWeight: vars.weight.medium,
});
/** On paper nothing is cut: nobody can point at it. */
export const value = style({
  ...cell,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});
export const atEnd = style({ textAlign: 'end' });
export const unbroken = style({ whiteSpace: 'nowrap' });

// A list is wide; other pages are printed as the reader's printer is set.
const across: Readonly<Record<string, string>> = { size: 'A4 landscape', margin: paper.margin };
globalStyle(`@page ${page}`, across);
