import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 'none',
  gap: space[3],
  padding: `20px ${space[6]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
  '@media': { [media.phone]: { padding: `0 ${space[4]} ${space[4]}` } },
});

/** Tabs end the header with their own line. */
export const withTabs = style([
  header,
  { paddingBottom: 0, '@media': { [media.phone]: { paddingBottom: 0 } } },
]);

/** On a phone without content below the bar, only the line remains. */
export const bare = style([header, { '@media': { [media.phone]: { paddingBottom: 0 } } }]);

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  // As high as a button: nothing moves when the actions come.
  minHeight: vars.size.control,
  '@media': { [media.phone]: { minHeight: 0 } },
});

/** Text wraps before the actions move below it. */
export const heading = style({ flex: '1 1 320px', display: 'grid', gap: space[1], minWidth: 0 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minWidth: 0,
});

const display = {
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayVariation,
  fontWeight: vars.weight.display,
  letterSpacing: vars.font.displayTracking,
} as const;

export const title = style({ ...text.title, ...display, overflowWrap: 'anywhere' });

export const phoneTitle = style({
  ...text.section,
  ...display,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Keeps the title and its copy button together. */
export const named = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });

/** At most two lines; a longer title is shown in full below. */
export const context = style({
  ...text.dense,
  display: '-webkit-box',
  overflow: 'hidden',
  color: vars.color.text2,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

/** Four figures and their separators. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[6]}`,
  paddingTop: space[2],
  paddingBottom: space[1],
});

// A long amount takes the space it needs, and another wraps; its label never widens it.
globalStyle(`${figures} > dl`, {
  flex: '0 1 max-content',
  minWidth: 'min(200px, 100%)',
  '@media': { [media.belowDesktop]: { flexGrow: 1, minWidth: 'min(136px, 100%)' } },
});
globalStyle(`${figures} dt`, { contain: 'inline-size' });

export const meter = style({
  flex: '1 1 200px',
  minWidth: 0,
  '@media': { [media.belowDesktop]: { flex: '1 1 100%' } },
});

export const phoneLead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const phoneFigures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
});
globalStyle(`${phoneFigures} > dl`, { flex: '1 1 max-content', minWidth: 'min(96px, 100%)' });
globalStyle(`${phoneFigures} dt`, { contain: 'inline-size' });

// Three figures side by side at 390 px are smaller than the total above.
globalStyle(`${phoneFigures} dd`, { ...text.section, letterSpacing: 'normal' });
