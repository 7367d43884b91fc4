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

/** Tabs close the header: their line is its own. */
export const withTabs = style([
  header,
  { paddingBottom: 0, '@media': { [media.phone]: { paddingBottom: 0 } } },
]);

/** On a phone, with nothing below the bar, the header is only its line. */
export const bare = style([header, { '@media': { [media.phone]: { paddingBottom: 0 } } }]);

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});

/** Its words break before the acts move below it. */
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

/** The title and its copy button are one. */
export const named = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });

/** Two lines at most: what is longer stands below in whole. */
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

/** Four figures and what joins them. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[6]}`,
  paddingTop: space[2],
  paddingBottom: space[1],
});

// An amount that is longer than its share takes what it needs, and another goes below; its name makes nothing wider.
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

// Three figures side by side on 390 px: below the total they step back.
globalStyle(`${phoneFigures} dd`, { ...text.section, letterSpacing: 'normal' });
