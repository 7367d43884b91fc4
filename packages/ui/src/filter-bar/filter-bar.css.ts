import { leastSentence, media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
});

/** The rest of the line; where that is too narrow for a chip or two, a line of their own. */
export const chips = style({
  flex: `1 1 ${leastSentence}`,
  minWidth: 0,
  '@media': { [media.phone]: { order: 1, flexBasis: '100%' } },
});

export const end = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' });

const search = `${bar} > :first-child:has(input):not(${end})`;

// As high as the buttons next to it, with a fixed width, so that typing moves nothing. On a phone it has its
// own line.
globalStyle(search, {
  flex: '0 1 256px',
  vars: { [vars.size.control]: vars.size.controlSmall },
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
globalStyle(`${search} input`, { ...text.dense, '@media': { [media.phone]: text.fieldPhone } });
