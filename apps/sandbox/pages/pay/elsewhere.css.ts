import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
