import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: space[4], padding: space[6] });
