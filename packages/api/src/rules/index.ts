export { advance, capturable, type Happening, refundable } from './advance.ts';
export { type Balance, balanceOf, heldOf, isLive, type PaymentFacts } from './balance.ts';
export { cardLabel } from './card-label.ts';
export { type OrderFacts, orderState, progressStatus } from './order-state.ts';
export { type PaymentEvent, paymentEvents, paymentTransition } from './payment-transition.ts';
export { toneOf } from './tones.ts';
