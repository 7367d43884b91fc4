export { getBalance, getHeld, isLive, type PaymentFacts } from './balance.ts';
export { type CardExpiry, getLastDay, isCardExpired } from './card-expiry.ts';
export { cardLabel } from './card-label.ts';
export { findCardNumbers } from './card-numbers.ts';
export { convertedPart } from './converted-part.ts';
export { readDeliveryReason, toDeliveryReason } from './delivery-reason.ts';
export {
  dueDateProblem,
  firstDueDate,
  INVOICE_DUE_DAYS,
  INVOICE_REMINDER_DAYS,
  isOverdue,
} from './due-date.ts';
export {
  emailTextProblem,
  isNeededBlock,
  isPlainBlock,
  LONGEST_LETTER_TEXT,
  LONGEST_PLAIN_TEXT,
  unknownTags,
} from './email-text.ts';
export { getExcess } from './excess.ts';
export {
  LONGEST_ADDRESS,
  LONGEST_LINE,
  LONGEST_ORDER_ID,
  LONGEST_TEXT,
  longestBilling,
  MOST_COPIES,
  MOST_SPLIT_PAYERS,
} from './field-limits.ts';
export { DRAFT_DAYS, draftPermissions, LARGEST_DRAFT, MOST_DRAFTS } from './form-drafts.ts';
export { lengthOfStay } from './length-of-stay.ts';
export {
  type ColumnMeaning,
  currencyHeadings,
  findCurrencyColumn,
  matchColumn,
  plainHeading,
} from './match-column.ts';
export { getMethodWay, getToldWay, type MethodWay, takesAmount } from './method-ways.ts';
export { chooseRight, completeRights, rightNeeded } from './needed-rights.ts';
export {
  leastTotal,
  type OrderAction,
  type OrderActionFacts,
  type OrderRefusal,
  orderActions,
} from './order-actions.ts';
export { type OrderFacts, orderState, progressStatus } from './order-state.ts';
export { DEEPEST_PAGE, FIRST_PAGE, LARGEST_PAGE, LONGEST_SEARCH, PART_ROWS } from './paging.ts';
export {
  type ActionFacts,
  getMost,
  isRevocable,
  minutesBeingPaid,
  PAYER_STAYS_MINUTES,
} from './payment-action.ts';
export {
  type ConversionProblem,
  convertPayment,
  type PaymentCurrencies,
  type PaymentSides,
  rateNeeded,
} from './payment-conversion.ts';
export { type PaymentTraits, paymentKinds, typesWhere } from './payment-kinds.ts';
export {
  LEAST_PLANNED,
  lastPlanDay,
  lifetimeUntil,
  MOST_PLANNED,
  PLAN_TIME,
  type PlanFacts,
  type PlannedPayment,
  proposePlan,
  proposeReminder,
  remainder,
} from './payment-plan.ts';
export {
  endingStatuses,
  invoicedStatuses,
  openRequestStatuses,
  payableStatuses,
  pspStatuses,
  submittedStatuses,
} from './payment-statuses.ts';
export { permissionTree } from './permission-tree.ts';
export { nextAmount, policyShares } from './policy-share.ts';
export { possibility } from './possibilities.ts';
export { orderPrefix, type PaymentDefaults, paymentDefaults } from './property-defaults.ts';
export { firstRecipient } from './recipient.ts';
export { auditFields, type FieldOf, recordedFields } from './recorded-fields.ts';
export { retentionDays } from './retention.ts';
export {
  LONGEST_VIEW_ADDRESS,
  LONGEST_VIEW_NAME,
  MOST_VIEWS,
  SHARING_PERMISSION,
  viewPermissions,
} from './saved-views.ts';
export { hasStarted, planSchedule, type ScheduleProblem } from './scheduling.ts';
export { typesAtProperty, unsoldPositions } from './sold-positions.ts';
export { isSplitAmount, leastPart } from './split-amount.ts';
export { getStatusGroup, type StatusGroup, statusGroups } from './status-groups.ts';
export {
  ANSWER_MISSING_MINUTES,
  CLARIFICATION_MINUTES,
  EXPIRING_SOON_HOURS,
  expiresSoon,
  minutesUntilReminder,
  REMIND_MINUTES,
  RESEND_SECONDS,
  SECOND_FACTOR_MINUTES,
  SESSION_HOURS,
  SESSION_IDLE_MINUTES,
  secondsUntilResend,
  TERMINAL_MINUTES,
  TWO_FACTOR_KEY_MINUTES,
} from './time-limits.ts';
export { getTone } from './tones.ts';
export { capturable, type PaymentEvent, refundable, transition } from './transition.ts';
export { paymentEvents, paymentTransition, type TransitionEvent } from './transition-table.ts';
