import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

/** As wide as its longest choice, within the head of a card. */
export const filter = style({ inlineSize: `calc(${space[6]} * 8)` });
/** What a typed rate comes to, right below it. */
export const meaning = style({ ...text.dense, margin: `${space[1]} 0 0`, color: vars.color.text2 });
