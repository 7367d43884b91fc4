/** The longest billing address of a card, in characters. */
export const longestBilling = { street: 200, postalCode: 20 } as const;
/** The maximum length of a single-line text, in characters. */
export const LONGEST_LINE = 200;
/** The maximum length of a multi-line text. */
export const LONGEST_TEXT = 2000;
/** The maximum length of an e-mail address. */
export const LONGEST_EMAIL = 254;
/** The maximum length of a web address. */
export const LONGEST_ADDRESS = 500;
/** The maximum length of a password. */
export const LONGEST_PASSWORD = 200;
/** The maximum length of an order's ID as the company writes it. */
export const LONGEST_ORDER_ID = 40;

/** The most recipients of a split link in a single call. */
export const MOST_SPLIT_PAYERS = 50;
/** The most addresses that get copies of e-mails to employees. */
export const MOST_COPIES = 10;
