import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { face } from './faces.css.ts';

export const dates = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
});

export const date = recipe({
  base: { minInlineSize: 0 },
  variants: { side: { start: {}, end: { marginInlineStart: 'auto', textAlign: 'end' } } },
});

export const label = style({ ...text.meta, margin: 0, color: vars.color.text2 });

export const day = recipe({
  base: { ...text.pageFigure, margin: 0, fontWeight: vars.weight.semibold },
  variants: {
    isLong: {
      true: { '@container': { [face.tornAcross]: text.title } },
      false: { '@container': { [face.tornAcross]: text.figure } },
    },
  },
});

export const when = style({ ...text.dense, margin: 0, color: vars.color.text2 });

const icon = '18px';
/** Below a date's label, and with the icon in the middle of the date's line. */
const besideDay = (lineHeight: string) => `calc(${text.meta.lineHeight} + (${lineHeight} - ${icon}) / 2)`;

/** The line from the start to the end, level with the dates. */
export const way = style({
  display: 'grid',
  flex: '1 1 64px',
  justifyItems: 'center',
  gap: space[1],
  // Where the dates leave it no room, the end goes below the start.
  minInlineSize: 'min-content',
  marginBlockStart: besideDay(text.pageFigure.lineHeight),
  marginInline: space[3],
  '@container': {
    [face.tornAcross]: {
      flexBasis: 'min-content',
      marginBlockStart: besideDay(text.figure.lineHeight),
      marginInline: 0,
    },
  },
});

const { accentMark } = vars.color;

/** A line away from the icon, with a dot at its end. */
const dot = {
  content: '',
  flex: '1 1 0',
  blockSize: space[2],
  backgroundImage: `linear-gradient(${accentMark}, ${accentMark}), radial-gradient(circle closest-side, ${accentMark} 96%, transparent)`,
  backgroundSize: `calc(100% - ${space[4]}) 2px, ${space[2]} ${space[2]}`,
  backgroundPosition: 'left center, right center',
  backgroundRepeat: 'no-repeat',
} as const;
const withoutDot = { backgroundSize: '100% 2px, 0 0' };

export const rail = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  blockSize: icon,
  color: vars.color.accentMark,
  '::before': { ...dot, transform: 'scaleX(-1)' },
  '::after': dot,
  '@container': { [face.tornAcross]: { '::before': withoutDot, '::after': withoutDot } },
});

export const length = style({ ...text.meta, color: vars.color.text2, whiteSpace: 'nowrap' });

export const rows = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
  margin: 0,
});

export const row = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child:not(:first-child)': { textAlign: 'end' } },
});

export const value = style({ ...text.body, margin: 0, fontWeight: vars.weight.semibold });
