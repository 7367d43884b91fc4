import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2] });
