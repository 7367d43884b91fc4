import { guestPage, space } from '@deck/tokens';
import { createVar, style } from '@vanilla-extract/css';
import { face } from './faces.css.ts';

/** The least height of a page inside another: that of the miniature's screen. */
export const leastHeight = createVar();

/** The text of the left half is of one width and hugs the seam, however wide the window is. */
export const leftText = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  marginInlineStart: 'auto',
  '@container': {
    [face.desk]: {
      maxInlineSize: `calc(${guestPage.text} + ${guestPage.seam} + ${space[8]})`,
      paddingInline: `${space[8]} ${guestPage.seam}`,
    },
    [face.middle]: { paddingInline: space[8] },
    [face.phone]: { paddingInline: space[4] },
  },
});
