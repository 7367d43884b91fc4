import { style } from '@vanilla-extract/css';
import { controlInput } from '../field/control-frame.css.ts';

export const input = style([controlInput, { fontVariantNumeric: 'tabular-nums' }]);
