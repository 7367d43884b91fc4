import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, weight, radius } = vars;

export const groups = style({ display: 'grid', fontFamily: vars.font.text });

export const group = recipe({
  base: {
    display: 'grid',
    gap: space[1],
    // Its mark reaches as far as the padding of the card.
    marginInline: `calc(-1 * ${space[4]})`,
    paddingBlock: space[3],
    paddingInline: space[4],
    selectors: {
      '&:first-child': { marginTop: `calc(-1 * ${space[2]})` },
      '&:last-child': { marginBottom: `calc(-1 * ${space[2]})` },
      '&:not(:first-child)': { borderTop: `1px solid ${color.lineFaint}` },
    },
  },
  variants: {
    marked: {
      // A shadow at the start, so that nothing moves when a group is marked.
      true: { background: color.selected, boxShadow: `inset 3px 0 ${color.accentMark}` },
      false: {},
    },
  },
});

const line = { display: 'grid', alignItems: 'start', columnGap: space[2] } as const;

export const head = style({
  ...line,
  gridTemplateColumns: `${space[3]} minmax(0, 1fr) auto`,
  alignItems: 'baseline',
});

export const swatch = style({
  alignSelf: 'start',
  width: space[3],
  height: space[3],
  marginTop: space[1],
  borderRadius: `calc(${radius.check} / 2)`,
});

/** The words of a line side by side, or below one another where they do not fit. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  minWidth: 0,
});

export const title = style({ ...text.dense, margin: 0, color: color.text, fontWeight: weight.semibold });

export const link = style({ ...text.dense, whiteSpace: 'nowrap' });

export const quiet = style({ ...text.meta, minWidth: 0, color: color.text3, overflowWrap: 'anywhere' });

export const events = recipe({
  base: { display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' },
  variants: { indented: { true: { paddingInlineStart: `calc(${space[3]} + ${space[2]})` }, false: {} } },
});

export const event = style({ ...line, gridTemplateColumns: `${space[3]} minmax(0, 1fr) auto` });

export const dot = style({ display: 'grid', height: '20px', alignItems: 'center' });

export const happened = style({ ...text.dense, color: color.text, overflowWrap: 'anywhere' });
