import { text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const line = style({ margin: 0, color: vars.color.text2, whiteSpace: 'nowrap', ...text.dense });
export const time = style({ color: vars.color.text, fontVariantNumeric: 'tabular-nums' });
