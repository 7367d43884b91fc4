import { media } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { keyframes, style } from '@vanilla-extract/css';
import { fadeIn } from '../styles/keyframes.css.ts';

const fadeOut = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
const moment = `80ms ${vars.motion.ease}`;

export const place = style({ position: 'relative' });

export const arriving = style({
  animation: `${fadeIn} ${moment}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const leaving = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 'max-content',
  animation: `${fadeOut} ${moment} forwards`,
  '@media': { [media.reducedMotion]: { display: 'none' } },
});
