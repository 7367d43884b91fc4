import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';
import { floating } from '../styles/floating.ts';

export const dialog = style([floating, { position: 'fixed', inset: '80px', padding: space[6] }]);

export const list = style([floating, { position: 'fixed', top: '160px', left: '160px', padding: space[2] }]);
