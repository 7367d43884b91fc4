const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Limit {
  /** The number of attempts within the window that fail, or, with `countsAll`, of all. */
  readonly most: number;
  /** In milliseconds, from the first attempt. */
  readonly window: number;
  /** What the attempts are counted by: the networks of a client's address, or an id. */
  readonly by: 'ADDRESS' | 'ID';
}

/** Every limit of repeated attempts. The counts stand in the database, so all servers share them. */
export const limits = {
  /** Refused sign-ins and second factors. Each login has a limit of its own, see `signIn`. */
  SIGN_IN: { most: 30, window: MINUTE, by: 'ADDRESS' },
  /** Wrong integration tokens. */
  TOKEN: { most: 30, window: MINUTE, by: 'ADDRESS' },
  /** Wrong keys of the dictionaries and of administrators, at the calls. */
  KEY: { most: 30, window: MINUTE, by: 'ADDRESS' },
  /** Wrong administrators' keys, at their pages. */
  BACKOFFICE: { most: 30, window: MINUTE, by: 'ADDRESS' },
  /** Unknown and outdated links to new passwords. */
  PASSWORD_LINK: { most: 30, window: MINUTE, by: 'ADDRESS' },
  /** All requested links to new passwords. Each login has a limit of its own, see `requestReset`. */
  PASSWORD_LETTER: { most: 10, window: MINUTE, by: 'ADDRESS' },
  /** Wrong current passwords of a signed-in user. */
  CURRENT_PASSWORD: { most: 5, window: 15 * MINUTE, by: 'ID' },
  /** Wrong codes of a signed-in user who turns two-factor sign-in on or off. */
  TWO_FACTOR_CHANGE: { most: 5, window: 15 * MINUTE, by: 'ID' },
  /** All orders of the forms of permanent links: a busy desk needs less. */
  FORM_ORDER: { most: 30, window: MINUTE, by: 'ADDRESS' },
  /** Declined cards over all payments: a lobby full of guests needs less. */
  CARD_OF_ADDRESS: { most: 30, window: 10 * MINUTE, by: 'ADDRESS' },
  /** Declined cards of a payment. */
  CARD_OF_LINK: { most: 10, window: HOUR, by: 'ID' },
  /** Declined cards of a company. Beyond it, cards are being tested: see `limitCards`. */
  CARD_OF_COMPANY: { most: 60, window: 10 * MINUTE, by: 'ID' },
  /** Notices to the staff of a company that cards are being tested. */
  CARD_TESTING_NOTICE: { most: 1, window: HOUR, by: 'ID' },
} as const satisfies Readonly<Record<string, Limit>>;

export type Purpose = keyof typeof limits;
