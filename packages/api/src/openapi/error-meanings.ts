import type { ErrorCode } from '../vocabulary/error-codes.ts';

/** The meaning of a code for API developers. Users read the deck's catalogue. */
export const errorMeanings: Readonly<Record<ErrorCode, string>> = {
  PAYMENTS_AMOUNT_EXCEEDS_ORDER: 'The sum of payments cannot exceed the order total.',
  INVALID_VALUE:
    'Something given is not valid; params.fields names each field with the key of its message, and after ? what the message names: between?min=1&max=23.',
  NO_SUITABLE_PSP_PROFILE_FOUND: 'No PSP profile of the company takes this payment in this currency.',
  CARD_EXPIRED: 'The card has expired, or will have by the day of the charge.',
  ORDER_ALREADY_EXISTS: 'An order with this ID exists.',
  CARD_ALREADY_TOKENIZED: 'The card was added earlier.',
  CARD_ALREADY_REQUESTED: 'A card was already asked for.',
  INVALID_2FA_CODE: 'The verification code is wrong or was used before.',
  USER_NOT_FOUND:
    'There is no person with this login. No call answers it: an unknown login is answered like a wrong password.',
  LONG_WAITING: 'The bank has not answered yet; whether money moved is not known.',
  TERMINAL_OPENED: 'The payment page is already open; clients show nothing.',
  ACCESS_DENIED: 'The caller does not hold the right, or the token does not open the call.',
  ACCOUNT_LOCKED: 'The account is locked until its password is reset.',
  AMOUNT_EXCEEDS_AVAILABLE:
    'More than may be captured, refunded or confirmed; params.available says how much may.',
  CALLBACK_NOT_CONFIGURED: 'The company has no address for callbacks of this type.',
  CANNOT_DISABLE_ONESELF: 'Nobody disables themselves.',
  CUSTOMER_WITHOUT_EMAIL: 'The customer of the order has no e-mail address.',
  DIVISION_UNKNOWN: 'Company-ID names no business profile of the caller.',
  DRAFT_SAVED_MEANWHILE:
    'Another tab has saved the draft since it was read: params.revision and params.saved_at tell what it is now.',
  DRAFTS_FULL: 'The person has as many drafts in the division as there may be; params.most says how many.',
  GUEST_ELSEWHERE: 'The guest has orders at properties that the caller does not see.',
  GUEST_MONEY_MOVING:
    'Money of the guest still moves: an open link, a hold, a scheduled step or an operation without an outcome; params.payments names the first of them.',
  IDEMPOTENCY_KEY_REQUIRED: 'The header Idempotency-Key is missing.',
  IDEMPOTENCY_KEY_REUSED: 'The key already had an effect, with other arguments.',
  IMPORT_CELL_TOO_LARGE:
    'A cell of the file is longer than params.limit characters; params.row says where, the first line is 1.',
  IMPORT_COLUMNS_MISSING:
    'The file has fewer columns than the template needs, or not the headings it names: params.columns, params.needed, params.headers.',
  IMPORT_DATES_AMBIGUOUS:
    'The dates could begin with the day or the month; the template must say which. params.sample shows one.',
  IMPORT_FILE_EMPTY: 'The file has no row below its heading.',
  IMPORT_FILE_NOT_CSV: 'The file is not text with columns; params.found says what it is instead.',
  IMPORT_QUOTE_UNCLOSED:
    'A quotation mark of the file is not closed; params.row says in which row, the first line is 1.',
  IMPORT_TOO_MANY_COLUMNS:
    'A row of the file has more than params.limit columns; params.row says which, the first line is 1.',
  INVALID_CURRENT_PASSWORD: 'The current password is wrong.',
  LAST_OWNER: 'A company would be left without an owner who can sign in.',
  LINK_NOT_ACTIVE: 'The link can no longer be paid.',
  LINK_NOT_SENT: 'The link was never sent, so nobody can be reminded of it.',
  MESSAGE_SENT_RECENTLY: 'The recipient was just written to; params.seconds says when again.',
  NOT_FOUND: 'There is no such thing, or it belongs to another business profile.',
  OPERATION_DECLINED: 'The bank refused the operation; params.reason says why.',
  OPERATION_PENDING: 'Another operation of this payment has no answer yet.',
  ORDER_CURRENCY_FIXED: 'The currency of an order with payments stays.',
  ORDER_EDITED_MEANWHILE: 'Somebody has edited the order since it was read; read it again.',
  ORDER_HAS_MONEY: 'Money is taken or held for the order; refund or void it first.',
  ORDER_NOT_CLOSED: 'The order is neither finalised nor canceled, or not in the way the action lifts.',
  ORDER_NOT_EDITABLE: 'The order is closed for changes.',
  ORDER_TOTAL_TOO_LOW:
    'The total would be below what is taken, held and asked for by open payments; params.minimum says how much that is.',
  OWNER_HAS_ALL_RIGHTS: 'An owner holds every right by role.',
  PAYMENT_BEING_PAID: 'The payer is on the page or the bank is being asked; params.minutes says when again.',
  PAYMENT_TRANSITION_REFUSED: 'Not possible in the status the payment has now.',
  RATE_CHANGED: 'The exchange rate is another than the one that was shown.',
  RATE_REQUIRED: 'No exchange rate is active for this currency.',
  REMINDED_RECENTLY: 'The guest was just reminded of the payment; params.minutes says when again.',
  RESET_LINK_INVALID: 'The link was used, is over or never was.',
  SCHEDULING_UNAVAILABLE: 'Nothing can be scheduled for the day an order starts, or after it.',
  SERVER_BUSY:
    'Too many calls at once, of all or of this session or token: nothing of the call was begun. Ask again in so many seconds as Retry-After says; a write with the same Idempotency-Key.',
  SERVER_ERROR: 'A fault of the server; the caller did nothing wrong.',
  SERVICE_UNAVAILABLE:
    'The database is away, full or too slow. Ask again in so many seconds as Retry-After says; a write with the same Idempotency-Key.',
  SESSION_REQUIRED: 'There is no session, or it has ended.',
  TEMPLATE_EDITED_MEANWHILE: 'Somebody has changed the letter since it was read; read it again.',
  TENDER_IN_USE: 'Scheduled charges need the card; params.payments names them.',
  TENDER_IN_USE_ELSEWHERE: 'Scheduled charges of properties that the caller does not see need the card.',
  TOKEN_ALREADY_ISSUED: 'There is a token of this type; PUT issues it anew.',
  TOKEN_INVALID: 'The bearer is no token, or it was replaced or ended.',
  TOO_MANY_REQUESTS: 'Too many attempts; wait a moment.',
  TWO_FACTOR_ALREADY_ON: 'Two-factor sign-in is on; it is turned off first.',
  TWO_FACTOR_KEY_EXPIRED: 'No setup key of the last five minutes.',
  USER_LOCKED: 'The person is locked until they reset their password.',
  VIEWS_FULL: 'There are as many views of the list as there may be; params.most says how many.',
  WRONG_CREDENTIALS: 'Login or password is wrong; params says how many attempts are left.',
  XSRF_MISMATCH: 'The header X-XSRF-TOKEN does not repeat the cookie XSRF-TOKEN.',
};
