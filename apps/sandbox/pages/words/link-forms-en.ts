export const en = {
  latin: 'In Latin letters, as on your card',
  emailHint: 'Your receipt goes to this address',
  phone: 'Phone (optional)',
  reference: 'Reference (optional)',
  referenceHint: 'The number of a booking or an invoice, if you have one',
  goAmount: (amount: string) => `Continue to pay ${amount}`,
  next: 'You enter your card on the next page.',
  wrong: {
    latinName: 'Use Latin letters, as on your card',
    nameSign: (sign: string) => `“${sign}” cannot be part of a name`,
    cardNumber: 'Remove the card number: the next page asks for it',
    email: 'Check the address: it looks like anna@example.com',
    phone: 'With + and the country code, like +30 694 412 3456',
    amount: 'Check the amount',
    amountPositive: 'Enter more than zero',
    tooMuch: (left: string) => `At most ${left}`,
    step: (least: string, unit: string, left: string) =>
      `From ${least} up, in steps of ${unit}, or all of ${left}`,
  },
  lost: {
    title: 'It may not have reached us',
    text: 'The connection was lost. Nothing was charged. Press again: it counts only once.',
  },
  refused: {
    title: 'That did not work',
    text: (property: string) => `Nothing was charged. Reload the page and try again, or ask ${property}.`,
  },
  wait: {
    title: 'Please wait a little',
    text: 'Nothing was charged. Too much was begun from here: finish it, or try again in ten minutes.',
  },
  split: {
    underway: (amount: string) => `${amount} is being paid by someone right now`,
    range: (least: string, left: string) => `From ${least} up to ${left}`,
    rest: (amount: string) => `Pay the rest, ${amount}`,
    taken: {
      title: (left: string) => `Someone was faster: ${left} is left now`,
      text: 'Nothing was charged. Choose an amount up to that.',
    },
    allUnderway: {
      title: 'The rest is being paid right now',
      text: 'Someone has begun to pay it. What they do not pay becomes available again within ten minutes.',
    },
    begun: {
      title: (amount: string) => `You have begun to pay ${amount}`,
      text: 'It is kept for you for ten minutes, until you give a card.',
      go: 'Continue',
    },
  },
};

export type LinkFormWords = typeof en;
