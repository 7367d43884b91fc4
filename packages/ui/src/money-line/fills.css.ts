import { vars } from '@deck/tokens/contract';
import { keyframes, style } from '@vanilla-extract/css';

/** What is paid fills a line slower than a button changes: in 200 ms. */
const motion = `calc(${vars.motion.base} * 5 / 3) ${vars.motion.ease}`;

/** A part of a line that grows and shrinks with its share. */
export const fills = style({ transition: `flex-grow ${motion}` });

const grow = keyframes({ from: { flexGrow: 0 } });

/** A part that came while somebody looked. */
export const appears = style({ animation: `${grow} ${motion}` });
