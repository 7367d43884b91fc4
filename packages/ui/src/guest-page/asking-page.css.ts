import { guestPage, media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fadeIn } from '../styles/keyframes.css.ts';
import { face } from './faces.css.ts';
import { leftText } from './layout.css.ts';

const { color } = vars;
const seam = `1px solid ${color.line}`;
const halves = (right: string) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${right}`,
  gridTemplateRows: 'auto 1fr auto',
});

export const page = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  background: color.canvas,
  '@container': {
    [face.desk]: halves(guestPage.right),
    [face.middle]: halves(guestPage.rightNarrow),
    [face.phone]: { display: 'flex', flexDirection: 'column' },
  },
});

export const head = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  '@container': { [face.phone]: { background: color.surface } },
});

/** Its two halves are parts of the page's grid, or of its column. */
export const main = style({ display: 'contents' });

const rightText = {
  [face.desk]: { paddingInline: `${guestPage.seam} ${guestPage.outer}` },
  [face.middle]: { paddingInline: space[8] },
  [face.phone]: { paddingInline: space[4] },
} as const;

export const ask = style({
  '@container': {
    [face.desk]: { paddingBlockStart: space[6] },
    [face.middle]: { paddingBlockStart: space[6] },
    [face.wide]: {
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      gridArea: '1 / 2 / 3 / 3',
      minInlineSize: 0,
      paddingBlockEnd: space[6],
      borderInlineStart: seam,
      background: color.surface,
    },
    [face.phone]: { display: 'contents' },
  },
});

const aligned = { '@container': rightText };

export const headline = style({
  '@container': {
    ...rightText,
    [face.wide]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[4],
      minBlockSize: guestPage.headline,
    },
    [face.phone]: { display: 'contents' },
  },
});

export const header = style({ ...text.dense, margin: 0, color: color.text2, overflowWrap: 'anywhere' });

/** On a phone it lies on the photo. */
export const language = recipe({
  base: {
    flex: 'none',
    // The picker has room around its words; these end where the fields below end.
    '@container': { [face.wide]: { marginInlineEnd: `calc(-1 * ${space[3]})` } },
  },
  variants: {
    isFolded: {
      true: {
        '@container': {
          [face.phone]: { position: 'absolute', insetBlockStart: space[4], insetInlineEnd: space[3] },
        },
      },
      false: {
        '@container': {
          [face.phone]: {
            position: 'absolute',
            insetBlockStart: space[3],
            insetInlineEnd: space[3],
            border: seam,
            borderRadius: vars.radius.control,
            background: color.raised,
          },
        },
      },
    },
  },
});

export const sum = style({
  marginBlockStart: space[6],
  '@container': {
    ...rightText,
    [face.phone]: {
      marginBlockStart: 0,
      paddingInline: space[4],
      paddingBlockEnd: space[3],
      borderBlockEnd: seam,
      background: color.surface,
    },
  },
});

export const shortLine = style({ marginBlockStart: space[3] });

export const part = style([
  aligned,
  { marginBlockStart: guestPage.rhythm, '@container': { [face.phone]: { marginBlockStart: space[4] } } },
]);
export const notice = style([part, { animation: `${fadeIn} ${vars.motion.base} ${vars.motion.ease}` }]);
export const others = style([aligned, { marginBlockStart: space[3] }]);
export const trust = style([aligned, { marginBlockStart: space[4] }]);

export const staffNote = style([
  part,
  { ...text.dense, marginBlockEnd: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
]);

/** The filled button; at the bottom of a phone it never scrolls away. */
export const bar = style({
  '@container': {
    ...rightText,
    [face.wide]: { marginBlockStart: guestPage.rhythm },
    [face.phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.layer.sticky,
      order: 1,
      marginBlockStart: 'auto',
      padding: `${space[3]} ${space[4]}`,
      borderBlockStart: seam,
      background: color.surface,
    },
  },
  '@media': { [media.low]: { position: 'static' } },
});

export const barLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  marginBlockStart: space[1],
});

export const about = style([
  leftText,
  {
    gridArea: '2 / 1 / 4 / 2',
    minInlineSize: 0,
    '@container': {
      [face.wide]: { paddingBlockEnd: space[6] },
      [face.phone]: { display: 'grid', gap: space[3], paddingBlock: `${space[6]} ${space[4]}` },
    },
  },
]);

/** On a phone the blocks of the left half are cards. */
export const card = style({
  '@container': {
    [face.phone]: {
      padding: space[4],
      border: seam,
      borderRadius: vars.radius.card,
      background: color.surface,
    },
  },
});

/** A hairline stands between blocks, but not above the first. */
export const block = style({
  '@container': {
    [face.wide]: {
      paddingBlock: guestPage.rhythm,
      selectors: {
        [`${card}:first-child > &:first-child`]: { paddingBlockStart: 0 },
        [`${card} ~ &, ${card} ~ ${card} > &`]: { borderBlockStart: seam },
      },
    },
  },
});

export const dense = style({
  borderBlockStart: seam,
  '@container': {
    [face.wide]: { paddingBlock: space[4] },
    [face.phone]: { marginBlockStart: space[4], paddingBlockStart: space[4] },
  },
  selectors: { '&:first-child': { borderBlockStart: 'none', marginBlockStart: 0, paddingBlockStart: 0 } },
});

export const charger = style({ ...text.meta, margin: 0, color: color.text2, overflowWrap: 'anywhere' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  '@container': {
    ...rightText,
    [face.wide]: {
      gridArea: '3 / 2',
      minBlockSize: space[6],
      paddingBlockEnd: space[6],
      borderInlineStart: seam,
      background: color.surface,
    },
    [face.phone]: { paddingInline: space[4], paddingBlockEnd: space[4] },
  },
});

export const small = style({ ...text.meta, minInlineSize: 0, color: color.text2, overflowWrap: 'anywhere' });
