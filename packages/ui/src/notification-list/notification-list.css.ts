import { space, text as type } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';

/** The widths of the skeleton's bars in pixels. */
export const waitingWidths = [148, 196, 120, 172] as const;

/** Takes the focus on retry. */
export const place = style({
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
});

export const list = style([place, { listStyle: 'none', margin: 0, padding: 0, fontFamily: vars.font.text }]);

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Skeleton bars represent text, which would wrap in narrow containers.
  overflow: 'hidden',
  gap: space[3],
  padding: `${space[4]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.lineFaint}`,
});

export const row = style({
  ...colorTransition('background-color'),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  columnGap: space[3],
  padding: `${space[3]} ${space[2]} ${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.lineFaint}`,
  color: vars.color.text,
  selectors: {
    '&:last-child': { borderBottom: 0 },
    '&:has(a):hover': { background: vars.color.hover },
  },
});

export const icon = recipe({
  base: { display: 'flex', alignItems: 'center', height: type.dense.lineHeight },
  variants: {
    tone: {
      neutral: { color: vars.color.neutralText },
      info: { color: vars.color.infoText },
      warning: { color: vars.color.warningText },
      success: { color: vars.color.successText },
      danger: { color: vars.color.dangerText },
    },
  },
});

export const words = style({ display: 'grid', gap: space[1], minWidth: 0, overflowWrap: 'anywhere' });

export const title = recipe({
  base: { ...type.dense, margin: 0 },
  variants: {
    unread: {
      true: { fontWeight: vars.weight.semibold },
      false: { fontWeight: vars.weight.medium },
    },
  },
});

/** The whole row is clickable. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const text = style({ ...type.dense, margin: 0, color: vars.color.text2 });

export const meta = style({
  ...type.meta,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: vars.color.text3,
});

/** Above the link that covers the row. */
export const act = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: type.dense.lineHeight,
});

export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: '4px',
  // A border instead of a background: forced colours keep it.
  border: `4px solid ${vars.color.accentMark}`,
});

export const end = style({
  ...type.dense,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  padding: space[3],
  color: vars.color.text2,
});
