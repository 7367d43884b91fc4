import { fieldsWidth, leastButtons, media, space } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** Fields below each other, no wider than one reads well. */
export const fields = style({ display: 'grid', gap: space[4], minInlineSize: 0, maxInlineSize: fieldsWidth });

/** Ways to send at the left, the code at the right; below them where both do not fit. */
export const sides = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[6] });
export const ways = style({ flex: `1 1 ${leastButtons}`, display: 'grid', gap: space[4], minInlineSize: 0 });

/** A recipient and the button beside it; below it where both do not fit. */
export const sendLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[2] });
export const recipient = style({ flex: `1 1 ${leastButtons}`, minInlineSize: 0 });
/** As high as the field beside it; on a phone as wide. */
globalStyle(`${sendLine} > button`, {
  marginBlockStart: space[6],
  '@media': { [media.phone]: { flex: '1 1 auto', marginBlockStart: 0 } },
});

export const sent = style({ display: 'flex', alignItems: 'flex-start', gap: space[2], outline: 'none' });
export const sentMark = style({ flex: 'none', color: vars.color.successMark });
