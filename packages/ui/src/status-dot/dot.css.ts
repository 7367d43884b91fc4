import { style } from '@vanilla-extract/css';

export const dot = style({ display: 'block', flex: 'none' });
