import { text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** A sentence among the fields of a card. */
export const plain = style({ ...text.dense, margin: 0, color: vars.color.text2 });
