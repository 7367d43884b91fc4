import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
});

export const end = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' });

const search = `${bar} > :first-child:not(${end})`;

// As high as the buttons next to it, with a fixed width, so that typing moves nothing. On a phone it has its
// own line.
globalStyle(search, {
  flex: '0 1 256px',
  vars: { [vars.size.control]: vars.size.controlSmall },
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
globalStyle(`${search} input`, { ...text.dense, '@media': { [media.phone]: text.fieldPhone } });
