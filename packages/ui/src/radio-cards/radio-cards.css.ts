import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { radio as groupRadio } from '../radio-group/radio-group.css.ts';
import { focusRing } from '../styles/focus.ts';
import { colorTransition } from '../styles/motion.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(112px, 100%), 1fr))',
  gap: space[2],
});

export const card = style({
  ...text.body,
  ...colorTransition('border-color', 'background-color'),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'start',
  gap: space[2],
  minHeight: '72px',
  padding: `calc(${space[3]} - 1px) ${space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.lineStrong, background: vars.color.hover },
    // The second pixel is an outline, so that nothing moves.
    '&:has(:checked), &:has(:checked):hover:not(:has(:disabled))': {
      borderColor: vars.color.accentMark,
      background: vars.color.selected,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentMark}`,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { background: vars.color.sunken, color: vars.color.text3, cursor: 'not-allowed' },
    '&:has(:checked:disabled)': {
      borderColor: vars.color.lineStrong,
      background: vars.color.sunken,
      boxShadow: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

export const icon = style({
  display: 'flex',
  alignItems: 'center',
  color: vars.color.text2,
  selectors: {
    [`${card}:has(:checked) &`]: { color: vars.color.accentText },
    [`${card}:has(:disabled) &`]: { color: vars.color.text3 },
  },
});

/** The surrounding card shows the focus. */
export const radio = style([
  groupRadio,
  { outline: 'none', selectors: { '&:focus-visible': { outline: 'none' } } },
]);

export const words = style({ gridColumn: '1 / -1', overflowWrap: 'anywhere' });

export const reason = style({ ...text.meta, display: 'block', color: vars.color.text3 });

export const hint = style({
  ...text.dense,
  color: vars.color.text2,
  selectors: { '&:not(:empty)': { marginTop: space[3] } },
});
