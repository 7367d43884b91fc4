import { style } from '@vanilla-extract/css';

/** Invisible, but in the accessibility tree: to spread into a condition of a style. */
export const invisible = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Invisible, but in the accessibility tree. */
export const visuallyHidden = style(invisible);
