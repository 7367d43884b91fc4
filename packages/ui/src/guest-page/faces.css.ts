import { createContainer, style } from '@vanilla-extract/css';

/** What the page's faces follow: the width of its place, not of the window. */
export const guest = createContainer();

/** Two halves, two narrow halves, one column. */
export const face = {
  desk: `${guest} (width >= 1200px)`,
  wide: `${guest} (width >= 800px)`,
  middle: `${guest} (800px <= width < 1200px)`,
  phone: `${guest} (width < 800px)`,
  /** The receipt with its stub beside it. */
  tornDown: `${guest} (width >= 1000px)`,
  /** The receipt with its stub on top. */
  tornAcross: `${guest} (width < 1000px)`,
} as const;

const hiddenOn = (query: string) =>
  style({ '@container': { [query]: { selectors: { '&&': { display: 'none' } } } } });

/** What only the column of a phone shows, and what only the halves show. */
export const onPhone = hiddenOn(face.wide);
export const onWide = hiddenOn(face.phone);

/** The same for the receipt. */
export const onTornAcross = hiddenOn(face.tornDown);
export const onTornDown = hiddenOn(face.tornAcross);
