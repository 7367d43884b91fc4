import { asideWidth, media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const studio = style({
  display: 'grid',
  gridTemplateColumns: `${asideWidth} minmax(0, 1fr)`,
  gap: space[6],
  alignItems: 'start',
  padding: space[6],
  color: vars.color.text,
  fontFamily: vars.font.text,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[4] },
  },
});

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const decisions = style([
  stack,
  {
    position: 'sticky',
    top: space[6],
    maxHeight: `calc(100dvh - 2 * ${space[6]})`,
    overflowY: 'auto',
    padding: space[4],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    '@media': { [media.belowDesktop]: { position: 'static', maxHeight: 'none' } },
  },
]);

/** Below the tabs that lead to it. */
export const part = style({ paddingTop: space[4] });

export const preview = style([stack, { justifyItems: 'stretch' }]);

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const notices = style([stack, { marginTop: space[4], gap: space[2] }]);

export const note = style({ ...text.body, color: vars.color.text2 });

export const screen = style({
  display: 'flex',
  height: '680px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
});

export const page = style({ flex: '1', minWidth: 0, overflow: 'auto' });

export const signIn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  minHeight: '560px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const panel = style({
  position: 'relative',
  minHeight: '360px',
  background: vars.color.panel,
  color: vars.color.panelText,
});

export const motif = style({ position: 'absolute', inset: 0 });
globalStyle(`${motif} svg`, { inlineSize: '100%', blockSize: '100%' });

export const onPanel = style({ position: 'relative', padding: space[8] });

export const tagline = style({
  ...text.payAmount,
  marginTop: space[10],
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayVariation,
  fontWeight: vars.weight.display,
  textWrap: 'balance',
});

export const quiet = style({ ...text.body, marginTop: space[4], color: vars.color.panelText2 });

export const signInForm = style([stack, { alignContent: 'center', maxWidth: '400px', padding: space[8] }]);

export const pair = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

/** Drawn, not written: a pair that fails is shown as it would be. */
export const sample = style({
  '::before': { content: '"Aa"' },
  ...text.meta,
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.chip,
  fontWeight: vars.weight.medium,
});

export const verdict = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: space[1] },
  variants: {
    passes: {
      true: { color: vars.color.successText },
      false: { color: vars.color.dangerText, fontWeight: vars.weight.medium },
    },
  },
});
