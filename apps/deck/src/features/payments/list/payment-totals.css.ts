import { media, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const strip = style({
  ...text.meta,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.text2,
  fontFamily: vars.font.text,
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const total = style({ display: 'flex', flex: 'none', gap: space[2], whiteSpace: 'nowrap' });

/** A line of text high. */
export const coming = style({ display: 'flex', alignItems: 'center', height: text.meta.lineHeight });

export const currency = style({ color: vars.color.text, fontWeight: vars.weight.medium });

export const paid = style({ color: vars.color.text });
