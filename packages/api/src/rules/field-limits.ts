/** What one types holds so many characters at most: a line, */
export const LONGEST_LINE = 200;
/** a text of several lines, */
export const LONGEST_TEXT = 2000;
/** an e-mail address, */
export const LONGEST_EMAIL = 254;
/** an address of the web, */
export const LONGEST_ADDRESS = 500;
/** a password, */
export const LONGEST_PASSWORD = 200;
/** an order's ID as the company writes it. */
export const LONGEST_ORDER_ID = 40;

/** So many people are sent parts of an order by one call. */
export const MOST_SPLIT_PAYERS = 50;
/** So many addresses get copies of what employees get. */
export const MOST_COPIES = 10;
