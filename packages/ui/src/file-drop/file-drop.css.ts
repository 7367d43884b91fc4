import { media, space, text, touchHeight } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { colorTransition } from '../styles/motion.ts';

export const zone = recipe({
  base: {
    ...text.body,
    ...colorTransition('border-color', 'background-color'),
    display: 'flex',
    // Always stacked: the text changes while a file is dragged over, the layout does not.
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[3],
    padding: `${space[6]} ${space[4]}`,
    border: `1px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.sunken,
    color: vars.color.text2,
    textAlign: 'center',
    selectors: {
      '&[data-over]': {
        borderStyle: 'solid',
        borderColor: vars.color.accentMark,
        background: vars.color.accentSoft,
        color: vars.color.accentText,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-over]': { outline: '2px solid Highlight' } } },
    },
  },
  variants: {
    state: {
      primary: {},
      error: { borderColor: vars.color.dangerMark },
      success: { borderColor: vars.color.successMark },
    },
    locked: { true: { borderColor: vars.color.line, color: vars.color.text3 } },
  },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const limits = style({ ...text.meta, display: 'block', color: 'inherit' });

export const files = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
export const below = style({ marginTop: space[2] });

export const file = style({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: touchHeight,
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
});

export const icon = style({ display: 'flex', color: vars.color.text3 });
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const meta = recipe({
  base: { ...text.meta, display: 'block', fontVariantNumeric: 'tabular-nums' },
  variants: {
    tone: {
      plain: { color: vars.color.text2 },
      success: { color: vars.color.successText },
      danger: { color: vars.color.dangerText },
    },
  },
});
export const acts = style({ display: 'flex', gap: space[1], minHeight: vars.size.controlSmall });

export const progress = style({
  display: 'block',
  gridColumn: '1 / -1',
  width: `calc(100% - ${space[2]})`,
  height: '4px',
  margin: `${space[1]} 0`,
  border: 0,
  borderRadius: `min(2px, ${vars.radius.control})`,
  background: vars.color.line,
  overflow: 'hidden',
  appearance: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.line },
    '&::-webkit-progress-value': { background: vars.color.accentMark },
    '&::-moz-progress-bar': { background: vars.color.accentMark },
  },
  '@media': {
    [media.forcedColors]: {
      height: '8px',
      border: '1px solid CanvasText',
      forcedColorAdjust: 'none',
      selectors: {
        '&::-webkit-progress-bar': { background: 'Canvas' },
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});

export const refusals = style({ ...text.meta, marginTop: space[1], color: vars.color.dangerText });
export const refusal = style({ display: 'flex', gap: space[1] });
export const refusalWords = style({ minWidth: 0, overflowWrap: 'anywhere' });
