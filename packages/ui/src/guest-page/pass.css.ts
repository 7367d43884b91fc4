import { guestPage, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { face } from './faces.css.ts';

const { color } = vars;
const hairline = `1px solid ${color.line}`;
const stubWidth = guestPage.receipt.stub;
const radius = '12px';

/** The shadow lies beside the paper, so that it does not show through the notches. */
export const pass = style({
  position: 'relative',
  minInlineSize: 0,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: vars.radius.dialog,
    boxShadow: vars.shadow.popover,
  },
});

/** A bite out of the paper at the upper or the lower edge of the tear. The ring draws its border. */
const bite = (y: string) =>
  `radial-gradient(circle calc(${radius} - 1px) at calc(100% - ${stubWidth}) ${y}, transparent 98%, #000)`;

const ring = {
  content: '',
  position: 'absolute',
  boxSizing: 'border-box',
  inlineSize: `calc(2 * ${radius})`,
  blockSize: `calc(2 * ${radius})`,
  border: hairline,
  borderRadius: '50%',
} as const;

export const paper = style({
  position: 'relative',
  boxSizing: 'border-box',
  border: hairline,
  borderRadius: vars.radius.dialog,
  background: color.surface,
  overflow: 'hidden',
  '@container': {
    [face.tornDown]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) calc(${stubWidth} - 1px)`,
      gridTemplateRows: 'auto 1fr',
      minBlockSize: guestPage.receipt.least,
      maskImage: `${bite('0')}, ${bite('100%')}`,
      maskComposite: 'intersect',
    },
    [face.tornAcross]: { display: 'flex', flexDirection: 'column' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  minInlineSize: 0,
  '@container': {
    [face.tornDown]: {
      gridArea: '1 / 1',
      padding: `calc(${space[8]} - 1px) ${space[10]} 0 calc(${space[8]} - 1px)`,
    },
    [face.tornAcross]: { flexWrap: 'wrap', alignItems: 'center', gap: space[3], padding: space[4] },
  },
});

export const names = style({ flex: '1 1 112px', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({
  ...text.figure,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.font.displayTracking,
  fontVariationSettings: vars.font.displayVariation,
  '@container': {
    [face.tornAcross]: { ...text.section, lineHeight: text.body.lineHeight, letterSpacing: 'normal' },
  },
});

export const place = style({
  ...text.dense,
  margin: 0,
  color: color.text2,
  '@container': { [face.tornAcross]: text.meta },
});

export const order = style({
  ...text.dense,
  maxInlineSize: '40%',
  margin: '6px 0 0',
  color: color.text2,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const stub = style({
  '@container': {
    [face.tornDown]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: space[8],
      gridArea: '1 / 2 / 3 / 3',
      minInlineSize: 0,
      padding: `calc(${space[8]} - 1px)`,
      '::before': {
        ...ring,
        insetBlockStart: `calc(-1 * ${radius} - 1px)`,
        insetInlineStart: `calc(-1 * ${radius})`,
      },
      '::after': {
        ...ring,
        insetBlockEnd: `calc(-1 * ${radius} - 1px)`,
        insetInlineStart: `calc(-1 * ${radius})`,
      },
      backgroundImage: `linear-gradient(${color.line} 60%, transparent 0)`,
      backgroundPosition: `0 ${radius}`,
      backgroundSize: '2px 10px',
      backgroundRepeat: 'repeat-y',
    },
    [face.tornAcross]: { display: 'contents' },
  },
});

/** Torn across, its upper edge is the tear, with the ground of the page in its notches. */
export const trip = recipe({
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: space[6],
    minInlineSize: 0,
    '@container': {
      [face.tornDown]: {
        gridArea: '2 / 1',
        padding: `${space[6]} ${space[10]} calc(${space[8]} - 1px) calc(${space[8]} - 1px)`,
      },
      [face.tornAcross]: {
        position: 'relative',
        order: 2,
        gap: space[4],
        marginBlockStart: space[6],
        padding: `${space[4]} ${space[4]} ${space[4]}`,
        borderBlockStart: `2px dashed ${color.line}`,
        '::before': {
          ...ring,
          insetBlockStart: `calc(-1 * ${radius} - 1px)`,
          insetInlineStart: `calc(-1 * ${radius})`,
          background: color.canvas,
        },
        '::after': {
          ...ring,
          insetBlockStart: `calc(-1 * ${radius} - 1px)`,
          insetInlineEnd: `calc(-1 * ${radius})`,
          background: color.canvas,
        },
      },
    },
  },
  variants: {
    hasTrip: { false: { '@container': { [face.tornAcross]: { paddingBlockEnd: 0 } } } },
    hasTear: { false: { '@container': { [face.tornAcross]: { display: 'none' } } } },
  },
});

export const line = recipe({
  base: {},
  variants: { hasTrip: { true: { paddingBlockStart: space[6], borderBlockStart: hairline } } },
});
