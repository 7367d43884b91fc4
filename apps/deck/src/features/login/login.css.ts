import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** The panel is a picture: what stands on it has measures of its own, by the motif rather than by the grid. */
const onPanel = {
  edge: '56px',
  aboveLogo: space[12],
  abovePitch: '88px',
  /** The most a line of the tagline is long. */
  pitch: '520px',
  /** As high as the drawing is: in a low window its foot is cut off, lest its head come up behind the words. */
  motif: '900px',
} as const;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  minBlockSize: '100dvh',
  background: vars.color.surface,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const panel = style({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.color.panel,
  color: vars.color.panelText,
  '@media': { [media.phone]: { display: 'none' } },
});
export const logo = style({ position: 'relative', padding: `${onPanel.aboveLogo} ${onPanel.edge} 0` });
export const pitch = style({
  position: 'relative',
  maxInlineSize: onPanel.pitch,
  padding: `${onPanel.abovePitch} ${onPanel.edge} 0`,
});
export const tagline = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayVariation,
  fontWeight: vars.weight.display,
  ...text.tagline,
  textWrap: 'balance',
});
export const pitchText = style({
  marginBlock: space[4],
  color: vars.color.panelText2,
  ...text.section,
});
export const motif = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: `max(100%, ${onPanel.motif})`,
});
globalStyle(`${motif} svg`, { inlineSize: '100%', blockSize: '100%', display: 'block' });
export const side = style({ display: 'flex', flexDirection: 'column', padding: space[6], minInlineSize: 0 });
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  '@media': { [media.phone]: { justifyContent: 'space-between' } },
});
/** The panel is not there on a phone: the brand stands above the form. */
export const phoneLogo = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } });
export const main = style({ flex: 1, display: 'grid', placeItems: 'center', paddingBlock: space[6] });
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], ...text.meta });
export const twoFactor = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  color: vars.color.text2,
});

export const form = style({ display: 'grid', gap: space[4], inlineSize: '100%', maxInlineSize: 360 });
export const heading = style({
  margin: 0,
  ...text.figure,
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayVariation,
  fontWeight: vars.weight.display,
  letterSpacing: vars.font.displayTracking,
  overflowWrap: 'anywhere',
  // It takes the focus only to be heard.
  outline: 'none',
});
export const paragraph = style({
  marginBlock: `${space[1]} ${space[2]}`,
  marginInline: 0,
  color: vars.color.text2,
  ...text.body,
  overflowWrap: 'anywhere',
});
export const way = style({ marginBlockStart: space[1] });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], ...text.body });
/** Lets the way to a new password stand at the end of the label above the field. */
export const passwordField = style({ position: 'relative' });
export const forgot = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, ...text.dense });
