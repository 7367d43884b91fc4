import { style } from '@vanilla-extract/css';

export const countdown = style({ whiteSpace: 'nowrap' });
