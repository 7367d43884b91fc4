import type { Messages } from '@deck/ui';

/** The texts of the payer's pages in English, which define the shape of the other catalogues. */
export const en = {
  language: 'Language',
  sandbox: 'Test page: no real money moves',
  loading: 'Loading the payment',
  frame: {
    title: 'Card details',
    loading: 'Loading the card fields',
    failed: {
      title: 'The card fields could not be loaded',
      text: 'Check your connection, or choose another way to pay.',
      again: 'Try again',
    },
  },
  methods: {
    more: (count: number) => `More ways to pay (${count})`,
    pay: (title: string) => `Pay with ${title}`,
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
    send: 'Send it in the simulated bank',
  },
  wrong: {
    required: 'Fill in this field',
    cardExpired: 'This card has expired. Use another one',
    cardNotTaken: 'This card is not accepted here. Use another one',
    tooMany: 'Too many tries. Nothing was charged. Wait ten minutes, or ask the property',
    tooLong: (most: number) => `At most ${most} characters`,
    invalid: 'Check this field',
  },
  lost: {
    title: 'We do not know yet whether it was paid',
    text: 'The connection was lost. We are checking: please wait and do not pay again.',
  },
  notSent: {
    title: 'It did not reach us',
    text: 'The connection was lost before that, and nothing was charged. You can try again.',
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
  missing: {
    title: 'There is no payment at this address',
    text: 'Check that the whole link was copied, or ask the sender for a new one.',
  },
  unreachable: {
    title: 'The payment could not be loaded',
    text: 'Check your connection. This page tries again by itself.',
    again: 'Try again',
  },
  paymentsBy: (brand: string) => `Payments by ${brand}`,
  terms: 'Terms',
  privacy: 'Privacy',
};

export type PayerWords = typeof en;

/** The words of the kit that guests meet, for the languages that the kit itself lacks. */
export type KitWords = Pick<
  Messages,
  'button' | 'copy' | 'spinner' | 'field' | 'amountField' | 'typedValue' | 'phoneField' | 'combobox'
>;
