/** The side column of a page. */
export const asideWidth = '360px';

/** The maximum width of stacked fields. */
export const fieldsWidth = '640px';

/** A short form. */
export const formWidth = '960px';

/** A form beside the guest's view of it, and that view. */
export const formBesidePreview = { form: '1040px', preview: '352px' } as const;

/** A short field, such as a currency's. */
export const shortField = '112px';

/** The minimum width of a column of facts or fields; below, columns are stacked. */
export const leastColumn = '320px';

/** The width of facts' names; longer names wrap. */
export const termWidth = '116px';

/** A QR code that a camera can read from the screen. */
export const qrCodeWidth = '200px';

/** The preview of a letter with its frame, on a phone and on a desktop. */
export const previewWidth = { phone: '411px', desk: '592px' } as const;

/** A list that shares a line with buttons: its preferred and its minimum width. */
export const selectBesideActs = { wanted: '320px', least: '220px' } as const;

/** The minimum width of a card in a grid. */
export const leastCard = '280px';

/** The minimum width of a sentence; below, the action next to it wraps. */
export const leastSentence = '280px';

/** The minimum width of an alert's text; below, its action wraps. */
export const leastNotice = '180px';

/** The minimum width of stacked buttons with long labels. */
export const leastButtons = '296px';

/** The position of a checkbox's label, on a phone. */
export const checkIndentOnPhone = '28px';

/** The height reserved for loading content in a panel or a dialog. */
export const waitingHeight = '320px';
