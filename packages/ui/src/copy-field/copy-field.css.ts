import { space } from '@deck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { area } from '../text-area/text-area.css.ts';

/** Side by side if the text stays readable, else stacked. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[2] });
globalStyle(`${row} > :first-child`, { flex: '9999 1 220px', minWidth: 0 });
globalStyle(`${row} > :last-child`, { flex: '1 0 auto', minWidth: '136px' });

/** The complete text wraps: links sent to guests are checked first. */
export const text = style([area, { fieldSizing: 'content', overflowWrap: 'anywhere' }]);
