import { keyframes } from '@vanilla-extract/css';

/** A layer fades in and moves by 4 px. */
export const arrive = keyframes({
  from: { opacity: 0, transform: 'translateY(-4px)' },
  to: { opacity: 1, transform: 'none' },
});

export const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
