import { leastButtons, space } from '@deck/tokens';
import { style } from '@vanilla-extract/css';

/** Ways to send at the left, the code at the right; below them where both do not fit. */
export const sides = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[6] });
export const ways = style({ flex: `1 1 ${leastButtons}`, display: 'grid', gap: space[4], minInlineSize: 0 });
