import { media } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    borderRadius: vars.radius.check,
    background: vars.color.lineFaint,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      // A filled background would be as prominent as text, so only the edge is drawn.
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  },
  variants: {
    shape: {
      bar: { height: '12px' },
      block: { height: '100%', minHeight: '12px', borderRadius: vars.radius.control },
      circle: { borderRadius: '50%', aspectRatio: '1' },
    },
  },
});
