import { style } from '@vanilla-extract/css';

export const meter = style({
  display: 'flex',
  gap: '2px',
  width: '100%',
  height: '8px',
  overflow: 'hidden',
  borderRadius: '4px',
});

/** The minimum width of a part, so that it stays visible. */
export const part = style({ flexBasis: 0, minWidth: '4px' });
