import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

export const act = style({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: space[4] });
