/** The texts of the payer's pages in English, which define the shape of the other catalogues. */
export const en = {
  language: 'Language',
  loading: 'Loading the payment',
  part: {
    PREPAYMENT_100: 'Full prepayment',
    PREPAYMENT_50: '50 % prepayment',
    PREPAYMENT_30: '30 % prepayment',
    AT_PROPERTY: 'Payment',
    OTHER: 'Payment',
  },
  due: {
    by: (moment: string) => `Pay by ${moment}`,
    left: (time: string) => `${time} left`,
  },
  converted: (owed: string, rate: string) => `For ${owed}, at ${rate}`,
  time: {
    days: (days: number) => `${days} d`,
    hours: (hours: number) => `${hours} h`,
    minutes: (minutes: number) => `${minutes} min`,
  },
  details: 'Order details',
  trip: { RETURN: 'return', ONE_WAY: 'one way' },
  card: {
    title: 'Pay by card',
    pay: (amount: string) => `Pay ${amount}`,
    hold: (amount: string) => `Put ${amount} on hold`,
    holdNote: 'The amount is only reserved on your card for now.',
    declined: 'Declined',
  },
  frame: {
    title: 'Card details',
    loading: 'Loading the card fields',
    failed: {
      title: 'The card fields could not be loaded',
      text: 'Check your connection, or choose another way to pay.',
      again: 'Try again',
    },
    safe: (property: string) =>
      `Card details go encrypted to the payment provider, never to ${property}. Your bank may ask you to confirm.`,
  },
  methods: {
    orCard: 'or pay by card',
    others: 'Other ways to pay',
    more: (count: number) => `More ways to pay (${count})`,
    pay: (title: string) => `Pay with ${title}`,
    crypto: (title: string) => `I have sent it: ${title}`,
    cryptoNote: 'The sandbox only simulates cryptocurrencies: nothing has to be sent.',
    redirect: 'You confirm on their page and come back here.',
    transfer: 'You send a bank transfer. It may arrive a day later.',
    notTaken: 'This way to pay is no longer offered here. Choose another one',
    none: {
      title: 'This payment cannot be paid online now',
      text: (property: string) => `Nothing was charged. Ask ${property} for another way to pay.`,
    },
    sheet: (title: string) => `${title}, a wallet`,
  },
  elsewhere: {
    title: (method: string) => `Confirm the payment: ${method}`,
    text: 'The page of your bank opens. When you are done there, it brings you back here.',
    card: 'your bank',
    go: 'Continue to the bank',
    another: 'Choose another way to pay',
  },
  transfer: {
    title: (amount: string) => `Send ${amount} by bank transfer`,
    text: 'Name the reference, so that the money is found. This page says when it has arrived.',
    beneficiary: 'Beneficiary',
    reference: 'Reference',
    go: 'Send it in the simulated bank',
  },
  wrong: {
    required: 'Fill in this field',
    cardExpired: 'This card has expired. Use another one',
    cardNotTaken: 'This card is not accepted here. Use another one',
    tooLong: (most: number) => `At most ${most} characters`,
    invalid: 'Check this field',
  },
  declined: {
    INSUFFICIENT_FUNDS: {
      title: 'There is not enough money on this card',
      text: 'Nothing was charged. Top it up, or pay with another card.',
    },
    DO_NOT_HONOUR: {
      title: 'Your bank declined this card',
      text: 'Nothing was charged, and the bank gave no reason. Call it, or pay with another card.',
    },
    EXPIRED_CARD: {
      title: 'This card has expired',
      text: 'Nothing was charged. Check the date, or pay with another card.',
    },
    INCORRECT_CVC: {
      title: 'The security code is wrong',
      text: 'Nothing was charged. Enter the card again with the code printed on it.',
    },
    LOST_OR_STOLEN: {
      title: 'This card is blocked',
      text: 'Nothing was charged. Call your bank, or pay with another card.',
    },
    LIMIT_EXCEEDED: {
      title: "The amount is above your card's limit",
      text: 'Nothing was charged. Check the limit with your bank, or pay with another card.',
    },
    AUTHENTICATION_FAILED: {
      title: 'The payment was not confirmed',
      text: 'Nothing was charged, since your bank got no confirmation from you. Try again and confirm it.',
    },
    other: {
      title: 'Your bank declined this card',
      text: 'Nothing was charged. Check with your bank, or pay with another card.',
    },
  },
  lost: {
    title: 'We do not know yet whether it was paid',
    text: 'The connection was lost. We are checking: please wait and do not pay again.',
  },
  notSent: {
    title: 'It did not reach us',
    text: 'The connection was lost before that, and nothing was charged. You can try again.',
  },
  processing: {
    title: 'We are asking your bank',
    text: 'This takes a few seconds. Please keep this page open.',
  },
  waiting: {
    title: 'The outcome is not known yet',
    text: 'Your bank has not answered. Please do not pay again: the outcome appears here as soon as it is known. You may close this page and come back.',
  },
  billing: {
    title: 'Your bank asks for your address',
    text: 'The street and postal code your card statements go to. Nothing has been charged yet; without them the payment is canceled after 30 minutes.',
    street: 'Street and number',
    postalCode: 'Postal code',
    go: (amount: string) => `Continue and pay ${amount}`,
  },
  paid: {
    title: (amount: string) => `Paid ${amount}`,
    text: (property: string) => `Thank you. ${property} has your payment.`,
  },
  held: {
    title: (amount: string) => `${amount} is on hold`,
    text: (property: string) =>
      `Thank you. Your bank reserves the amount; it is charged only when ${property} takes it.`,
  },
  receipt: {
    amount: 'Amount',
    order: 'Order',
    payment: 'Payment',
    dates: 'Dates',
    card: 'Card',
    paidIn: 'Payment method',
    at: 'Time',
    authCode: 'Bank reference',
    print: 'Print the receipt',
  },
  closed: {
    expired: {
      title: 'This link has expired',
      text: (property: string) => `Nothing was charged. Ask ${property} for a new one.`,
    },
    revoked: {
      title: 'This payment was canceled',
      text: (property: string) =>
        `Nothing was charged. If you still want to pay, ask ${property} for a new link.`,
    },
    refunded: {
      title: 'This payment was refunded',
      text: (property: string) =>
        `${property} has given money back. Your bank may need a few days to show it.`,
    },
    released: {
      title: 'The hold was released',
      text: (property: string) =>
        `${property} did not take the amount. Your bank releases it, sometimes only after a few days.`,
    },
    failed: {
      title: 'The payment failed',
      text: (property: string) => `Nothing was charged. Ask ${property} for a new link.`,
    },
  },
  questions: 'Questions?',
  missing: {
    title: 'There is no payment at this address',
    text: 'Check that the whole link was copied, or ask the sender for a new one.',
  },
  unreachable: {
    title: 'The payment could not be loaded',
    text: 'Check your connection. This page tries again by itself.',
    again: 'Try again',
  },
  secured: (brand: string) => `Secured by ${brand}`,
  terms: 'Terms',
  privacy: 'Privacy',
};

export type PayerWords = typeof en;
