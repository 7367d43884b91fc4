import { asideWidth, media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** The controls are wide enough for all their tabs. */
export const studio = style({
  display: 'grid',
  gridTemplateColumns: `calc(1.35 * ${asideWidth}) minmax(0, 1fr)`,
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

/** Below the tab list. */
export const part = style({ paddingTop: space[4] });

export const preview = style([stack, { justifyItems: 'stretch' }]);

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const notices = style([stack, { marginTop: space[4], gap: space[2] }]);

export const note = style({ ...text.body, color: vars.color.text2 });

/** The scale of a screen: a desktop is scaled to fit, a phone is not. */
const scale = createVar();

const frame = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const room = styleVariants({
  desk: [frame, { height: '660px', vars: { [scale]: '0.65' } }],
  phone: [frame, { height: '844px', width: '100%', maxWidth: '392px', vars: { [scale]: '1' } }],
});

export const screen = style({
  display: 'block',
  width: `calc(100% / ${scale})`,
  height: `calc(100% / ${scale})`,
  border: 0,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
});

export const pair = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

/** Generated content: a failing pair is shown as it would look, without being text. */
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
