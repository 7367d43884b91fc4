import { leastCard, media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  color: vars.color.text,
  fontFamily: vars.font.text,
});

export const head = style({ display: 'grid', gap: space[2] });

export const title = style({
  ...text.title,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
});

export const lead = style({ ...text.body, margin: 0, color: vars.color.text2 });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const sectionTitle = style({
  ...text.section,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
});

export const list = recipe({
  base: { display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' },
  variants: {
    layout: {
      cards: { gridTemplateColumns: `repeat(auto-fill, minmax(min(${leastCard}, 100%), 1fr))` },
      rows: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
});

export const specimen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  justifyContent: 'space-between',
});

export const name = style({ ...text.body, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const use = style({ ...text.dense, margin: 0, color: vars.color.text2 });

export const value = style({ ...text.meta, margin: 0, color: vars.color.text2, overflowWrap: 'anywhere' });

export const facts = style({ display: 'grid', gap: space[1] });

export const verdict = recipe({
  base: { ...text.meta, display: 'flex', alignItems: 'center', gap: space[1], margin: 0 },
  variants: { passes: { true: { color: vars.color.successText }, false: { color: vars.color.dangerText } } },
});

export const swatch = style({
  height: vars.size.topbar,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});

/** A shape that shows a length, a corner or a shadow. */
export const shape = style({
  height: space[12],
  border: `1px solid ${vars.color.accentLine}`,
  background: vars.color.accentSoft,
});

export const length = style({ height: space[4], background: vars.color.accentMark });

export const words = style({ margin: 0, overflowWrap: 'anywhere' });

export const track = style({
  position: 'relative',
  height: space[8],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  containerType: 'inline-size',
});

export const runner = style({
  position: 'absolute',
  top: space[1],
  left: space[1],
  width: space[6],
  height: space[6],
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  transitionProperty: 'translate',
  selectors: { '&[data-moved]': { translate: `calc(100cqi - ${space[8]}) 0` } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const icons = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${leastCard}, 100%), 1fr))`,
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const icon = style({
  ...text.dense,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  contentVisibility: 'auto',
  containIntrinsicHeight: vars.size.control,
});

export const iconName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[4] });

export const tool = style({ flex: `1 1 ${leastCard}`, maxWidth: `calc(1.5 * ${leastCard})` });
