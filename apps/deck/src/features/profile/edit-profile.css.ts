import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

export const preview = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
