import { media, space } from '@deck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
});

export const end = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' });

// On a phone the search, which comes first, has a line of its own.
globalStyle(`${bar} > :first-child:not(${end})`, { '@media': { [media.phone]: { flexBasis: '100%' } } });
