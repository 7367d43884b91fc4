import { space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';
import { controlInput } from '../field/control-frame.css.ts';

/** Number, unit and checkbox share a line if they fit. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const number = style({ flex: '1 0 64px', maxWidth: '84px' });
export const unit = style({ flex: '1 0 100px', maxWidth: '116px' });
export const input = style([controlInput, { fontVariantNumeric: 'tabular-nums' }]);
