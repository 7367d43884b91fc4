import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
