import { facts, media, space, termWidth, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const row = (term: string) => ({ gridTemplateColumns: `${term} minmax(0, 1fr)` });

/** Russian and Greek words are longer. */
const inLongWords = ':lang(ru) &, :lang(el) &';

export const list = recipe({
  base: { ...text.dense, margin: 0, fontFamily: vars.font.text },
  variants: {
    layout: {
      fit: {
        ...row(`fit-content(${termWidth})`),
        display: 'grid',
        columnGap: space[3],
        rowGap: space[2],
        // Stacked lists must look like a single list.
        '@media': { [media.belowWide]: row(termWidth) },
      },
      aligned: { display: 'grid', rowGap: space[2] },
      columns: {
        columns: `${facts.column.short} 3`,
        columnGap: space[6],
        // The distance after the last of each column.
        marginBottom: `calc(-1 * ${space[2]})`,
        selectors: { [inLongWords]: { columns: `${facts.column.long} 3` } },
      },
    },
  },
});

const alignedRow = {
  ...row(facts.term.short),
  display: 'grid',
  columnGap: space[3],
  selectors: { [inLongWords]: row(facts.term.long) },
} as const;

export const item = recipe({
  variants: {
    layout: {
      fit: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
      aligned: alignedRow,
      columns: { ...alignedRow, breakInside: 'avoid', paddingBottom: space[2] },
    },
  },
});

export const term = style({ color: vars.color.text3, hyphens: 'auto', overflowWrap: 'anywhere' });

export const description = style({ margin: 0, color: vars.color.text, overflowWrap: 'anywhere' });
