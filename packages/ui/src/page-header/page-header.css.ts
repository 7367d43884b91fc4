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

export const context = style({ ...text.dense, color: vars.color.text2, overflowWrap: 'anywhere' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

/** Four figures and what joins them. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 200px)) minmax(0, 1fr)',
  gap: `${space[3]} ${space[6]}`,
  paddingTop: space[2],
  paddingBottom: space[1],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))' },
  },
});

export const meter = style({
  minWidth: 0,
  '@media': { [media.belowDesktop]: { gridColumn: '1 / -1', gridRow: 2 } },
});

export const phoneLead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const phoneFigures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: space[3],
});

// Three figures side by side on 390 px: below the total they step back.
globalStyle(`${phoneFigures} dd`, { ...text.section, letterSpacing: 'normal' });
