import { print, space } from '@deck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const code = style({ display: 'grid', justifyItems: 'start', gap: space[1] });
/** Its words stand below the code's edge, as those of the downloads do. */
export const printButton = style({ marginInlineStart: '-8px' });

/** A sheet of paper: it is on no screen, and nothing else is on the paper. */
export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: space[6],
      minBlockSize: '90vh',
      color: print.ink,
      background: print.ground,
      textAlign: 'center',
    },
  },
});
export const title = style({ margin: 0, ...print.title });
export const text = style({ margin: 0, ...print.text, overflowWrap: 'anywhere' });
export const address = style({ margin: 0, ...print.address, overflowWrap: 'anywhere' });
/** Large enough for a table or a door. */
export const large = style({ zoom: 2.2 });

globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  '@media': { print: { display: 'none !important' } },
});
