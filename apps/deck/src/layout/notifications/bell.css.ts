import { style } from '@vanilla-extract/css';

/** While the panel is on its way. */
export const waiting = style({ display: 'grid', placeItems: 'center', minBlockSize: '320px' });
