export { advance, capturable, type Happening, refundable } from './advance.ts';
export { type Balance, balanceOf, heldOf, isLive, type PaymentFacts } from './balance.ts';
export { type CardExpiry, isCardExpired, lastDayOf } from './card-expiry.ts';
export { cardLabel } from './card-label.ts';
export { convertedPart } from './converted-part.ts';
export { type Excess, excessOf } from './excess.ts';
export {
  isNeededBlock,
  isPlainBlock,
  LONGEST_LETTER_TEXT,
  LONGEST_PLAIN_TEXT,
  letterTextProblem,
  unknownTags,
} from './letter-text.ts';
export { type ColumnMeaning, meantColumn } from './meant-column.ts';
export {
  leastTotal,
  type OrderActionFacts,
  type OrderDeed,
  type OrderRefusal,
  orderActions,
} from './order-actions.ts';
export { type OrderFacts, orderState, progressStatus } from './order-state.ts';
export { DEEPEST_PAGE, LARGEST_PAGE } from './paging.ts';
export {
  type ActionFacts,
  confirmable,
  isRevocable,
  minutesBeingPaid,
  mostOf,
  PAYER_STAYS_MINUTES,
} from './payment-action.ts';
export { type PaymentEvent, paymentEvents, paymentTransition } from './payment-transition.ts';
export { permissionTree } from './permission-tree.ts';
export { type Possibility, possibility } from './possibilities.ts';
export { type PaymentCurrencies, rateNeeded } from './rate-needed.ts';
export { hasStarted, type ScheduleFacts, type ScheduleRefusal, scheduleRefusal } from './scheduling.ts';
export { isSplitAmount } from './split-amount.ts';
export {
  ANSWER_MISSING_MINUTES,
  CLARIFICATION_MINUTES,
  EXPIRING_SOON_HOURS,
  expiresSoon,
  RESEND_SECONDS,
  secondsUntilResend,
  TERMINAL_MINUTES,
  TWO_FACTOR_KEY_MINUTES,
} from './time-limits.ts';
export { toneOf } from './tones.ts';
