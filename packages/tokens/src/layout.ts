/** Beside the subjects of a page: the column of what belongs to all of them. */
export const asideWidth = '360px';

/** Fields below each other: as wide as one still reads well. */
export const fieldsWidth = '640px';

/** A form of few cards that fills no page. */
export const formWidth = '960px';
