import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

export const by = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const mark = style({ display: 'grid', flex: 'none', width: '16px', height: '16px' });
