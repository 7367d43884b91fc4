import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', placeItems: 'center', blockSize: '100%', minBlockSize: '60vh' });
