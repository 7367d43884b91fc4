/** Beside the subjects of a page: the column of what belongs to all of them. */
export const asideWidth = '360px';

/** Fields below each other: as wide as one still reads well. */
export const fieldsWidth = '640px';

/** A form of few cards that fills no page. */
export const formWidth = '960px';

/** What a field of few letters needs, such as a currency's. */
export const shortField = '112px';

/** The least width of a column of facts or fields: with less it goes below the one beside it. */
export const leastColumn = '320px';

/** The names of facts, in front of them: a longer one goes on below. */
export const termWidth = '116px';

/** A QR code that a camera reads from the screen. */
export const qrCodeWidth = '200px';

/** A letter as it is previewed, with its frame: on a phone, and on a desk. */
export const previewWidth = { phone: '411px', desk: '592px' } as const;

/** A list to choose from that shares a line with acts: as wide as its words want, and the least that shows them. */
export const selectBesideActs = { wanted: '320px', least: '220px' } as const;

/** The least width of a card among cards: with less fewer of them share a line. */
export const leastCard = '280px';

/** The least width of a sentence: with less the act beside it gets a line of its own. */
export const leastSentence = '280px';

/** The least width of the words of a notice: with less its act goes below them. */
export const leastNotice = '180px';

/** The least width of long buttons below each other, so that their words stay on one line. */
export const leastButtons = '296px';

/** Where the words of a check box begin, on a phone. */
export const checkIndentOnPhone = '28px';

/** The height kept free for what is on its way into a panel or a dialog. */
export const waitingHeight = '320px';
