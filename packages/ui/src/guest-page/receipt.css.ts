import { guestPage, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { face, guest } from './faces.css.ts';

const { color } = vars;
const hairline = `1px solid ${color.line}`;

/** The pass, and what is below it. */
const tornDown = { maxInlineSize: guestPage.receipt.wide };
const tornAcross = { maxInlineSize: guestPage.receipt.narrow };

export const page = style({ position: 'relative', display: 'flex', flex: 1, flexDirection: 'column' });

export const photo = recipe({
  base: {},
  variants: {
    hasPhoto: {
      true: {
        blockSize: guestPage.receiptPhoto.desk,
        '@container': { [face.tornAcross]: { blockSize: guestPage.receiptPhoto.phone } },
      },
      false: { blockSize: guestPage.band },
    },
  },
});

export const language = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
  border: hairline,
  borderRadius: vars.radius.control,
  background: color.raised,
});

/** A payment without a stay has nothing beside its stub, so its pass is that of a phone. */
export const place = recipe({
  base: { display: 'flex', flex: 1, flexDirection: 'column' },
  variants: {
    isAlone: {
      true: {
        containerName: guest,
        containerType: 'inline-size',
        inlineSize: '100%',
        maxInlineSize: `calc(${guestPage.receipt.narrow} + 2 * ${space[4]})`,
        marginInline: 'auto',
      },
    },
  },
});

export const sheet = recipe({
  base: {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    // Columns never grow with their content.
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[6],
    flex: 1,
    inlineSize: `calc(100% - 2 * ${space[8]})`,
    marginInline: 'auto',
    paddingBlockEnd: space[12],
    '@container': {
      [face.tornDown]: tornDown,
      [face.tornAcross]: {
        ...tornAcross,
        gap: space[4],
        inlineSize: `calc(100% - 2 * ${space[4]})`,
        paddingBlockEnd: space[8],
      },
    },
  },
  variants: {
    hasPhoto: {
      true: {
        marginBlockStart: `-${guestPage.receiptOverlap.desk}`,
        '@container': { [face.tornAcross]: { marginBlockStart: `-${guestPage.receiptOverlap.phone}` } },
      },
      false: { marginBlockStart: `calc(-1 * ${space[8]})` },
    },
  },
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  '@container': { [face.tornAcross]: { display: 'block' } },
});

export const sentTo = style({ ...text.dense, margin: 0, color: color.text2, overflowWrap: 'anywhere' });
export const withIcon = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const card = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: hairline,
  borderRadius: vars.radius.card,
  background: color.surface,
});

export const title = style({ ...text.rowTitlePhone, margin: 0, fontWeight: vars.weight.semibold });

export const columns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    // The grid of the pass: its text, and its stub.
    [face.tornDown]: {
      gridTemplateColumns: `minmax(0, 1fr) calc(${guestPage.receipt.stub} - ${space[8]})`,
      columnGap: guestPage.outer,
      marginBlockStart: space[3],
    },
  },
});

export const next = style({ display: 'grid', alignContent: 'start', gap: space[6], minInlineSize: 0 });

export const heading = style([title, { paddingBlockEnd: space[2], borderBlockEnd: hairline }]);

/** The moments share a column, as wide as the longest. */
export const steps = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [face.tornDown]: { gridTemplateColumns: 'minmax(168px, auto) minmax(0, 1fr)' } },
});

export const step = style({
  ...text.dense,
  display: 'grid',
  columnGap: space[4],
  paddingBlock: space[3],
  overflowWrap: 'anywhere',
  '@container': { [face.tornDown]: { gridColumn: 'span 2', gridTemplateColumns: 'subgrid' } },
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const when = style({ color: color.text2 });

export const answers = style({ paddingBlockStart: space[3] });
export const words = style({ ...text.dense, margin: 0, color: color.text2, overflowWrap: 'anywhere' });
export const charger = style({ marginBlockStart: space[2] });
export const small = style({ ...text.meta, margin: 0, color: color.text2, overflowWrap: 'anywhere' });

export const foot = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  inlineSize: `calc(100% - 2 * ${space[4]})`,
  marginInline: 'auto',
  paddingBlockEnd: space[6],
  '@container': {
    [face.tornDown]: { ...tornDown, inlineSize: `calc(100% - 2 * ${space[8]})` },
    [face.tornAcross]: tornAcross,
  },
});
