import { keyframes } from '@vanilla-extract/css';

/** A layer arrives by opacity and 4 px of travel. */
export const arrive = keyframes({
  from: { opacity: 0, transform: 'translateY(-4px)' },
  to: { opacity: 1, transform: 'none' },
});

export const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
