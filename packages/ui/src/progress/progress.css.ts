import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hatch } from '../styles/hatch.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const root = style({ minWidth: 0, color: vars.color.text, fontFamily: vars.font.text });

export const head = style({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  marginBottom: space[1],
});
export const label = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const words = style({ color: vars.color.text2, fontVariantNumeric: 'tabular-nums' });

/** Half its height, unless the brand is square. */
const corner = `min(4px, ${vars.radius.control})`;

export const track = style({
  height: '8px',
  overflow: 'hidden',
  borderRadius: corner,
  background: vars.color.line,
  // Forced colours remove backgrounds, so the edge gets a border there.
  outline: '1px solid transparent',
});

export const bar = recipe({
  base: {
    display: 'block',
    height: '100%',
    borderRadius: corner,
    background: vars.color.accentMark,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
  variants: {
    unknown: {
      // Striped, so that it does not look complete, and pulsing like a skeleton.
      true: {
        width: '100%',
        background: hatch(vars.color.accentMark, vars.color.line),
        animation: `${breathe} 1.6s ease-in-out infinite`,
        '@media': {
          [media.reducedMotion]: { animation: 'none' },
          [media.forcedColors]: { background: hatch('Highlight', 'Canvas') },
        },
      },
      false: {},
    },
  },
});
