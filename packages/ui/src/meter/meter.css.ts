import { style } from '@vanilla-extract/css';

export const meter = style({
  display: 'flex',
  gap: '2px',
  width: '100%',
  height: '8px',
  overflow: 'hidden',
  borderRadius: '4px',
});

/** However small a part is, it is seen. */
export const part = style({ flexBasis: 0, minWidth: '4px' });
