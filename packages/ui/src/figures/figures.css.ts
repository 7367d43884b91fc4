import { style } from '@vanilla-extract/css';

export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
