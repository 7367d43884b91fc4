import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const preview = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const none = style({ ...text.dense, margin: 0, color: vars.color.text2 });
