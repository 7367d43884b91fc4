/** What a state has to say: a decline, a hold, an end. */
export const en = {
  confirming: {
    title: 'We are asking your bank',
    text: 'Please keep this page open. It takes a few seconds.',
  },
  declined: (card: string) => `Your bank declined ${card}`,
  declinedNoCard: 'Your bank declined this card',
  notPaidWith: (method: string) => `The payment with ${method} was not completed`,
  notCharged: 'Nothing was charged.',
  otherWay: 'Or pay another way.',
  otherWayKept: 'Or pay another way: your dates stay kept.',
  reasons: {
    INSUFFICIENT_FUNDS: 'There is not enough money on it. Use another card.',
    DO_NOT_HONOUR: 'Your bank gave no reason. Call it.',
    EXPIRED_CARD: 'The card has expired. Check the date.',
    INCORRECT_CVC: 'The security code is wrong. Enter the card again.',
    LOST_OR_STOLEN: 'The card is blocked. Call your bank.',
    LIMIT_EXCEEDED: 'Ask your bank about its limit.',
    AUTHENTICATION_FAILED: 'Your bank got no confirmation from you. Try again and confirm it.',
    left: 'Try again.',
    other: 'Ask your bank about it.',
  },
  paid: {
    title: (amount: string) => `Paid ${amount}`,
    text: (property: string) => `${property} has your payment.`,
  },
  held: {
    title: (amount: string) => `${amount} is held`,
    text: 'Your bank sets the amount aside. Nothing is charged yet.',
  },
  transfer: {
    title: 'We are waiting for your transfer',
    text: 'It takes 1 to 2 working days. This page shows it once it arrives.',
  },
  cardSaved: {
    title: 'Your card is saved',
    text: (property: string) => `Nothing was charged. ${property} keeps the card for your order.`,
  },
  expired: {
    title: 'This link has expired',
    text: (property: string) => `Nothing was charged. Ask ${property} for a new one.`,
  },
  canceled: {
    title: 'This payment was canceled',
    text: (property: string) =>
      `Nothing was charged. If you still want to pay, ask ${property} for a new link.`,
  },
  paidByAnother: {
    title: 'This is already paid',
    text: (property: string) => `Nobody has to pay it again. ${property} has the money.`,
  },
  failed: {
    title: 'The payment failed',
    text: (property: string) => `Nothing was charged. Ask ${property} for a new link.`,
  },
  refunded: {
    title: 'The money was given back',
    text: 'Your bank may need a few days to show it.',
  },
  released: {
    title: 'The hold was freed',
    text: 'Nothing was charged. Your bank may need up to 7 days to show it.',
  },
};

export type GuestNoticeWords = typeof en;
