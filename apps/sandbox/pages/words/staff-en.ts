import type { StaffWords } from './staff.ts';

export const en: StaffWords = {
  marked: {
    title: 'Staff: card taken by phone',
    text: (name) =>
      `Enter the card of ${name} while they read it to you. Do not write it down anywhere else.`,
  },
  elsewhere: {
    title: 'This page is already open',
    text: 'It is open in another tab or window of this browser. Continue there, or close it to continue here.',
  },
  instead: {
    due: { by: (moment) => `Enter the card by ${moment}` },
    card: {
      pay: (amount) => `Charge ${amount}`,
      holdNote: "The amount is only reserved on the guest's card for now.",
    },
    declined: {
      INSUFFICIENT_FUNDS: {
        title: 'There is not enough money on this card',
        text: 'Nothing was charged. Ask the guest for another card.',
      },
      DO_NOT_HONOUR: {
        title: "The guest's bank declined this card",
        text: 'Nothing was charged, and the bank gave no reason. Ask the guest for another card, or to call the bank.',
      },
      EXPIRED_CARD: {
        title: 'This card has expired',
        text: 'Nothing was charged. Check the date with the guest, or ask for another card.',
      },
      INCORRECT_CVC: {
        title: 'The security code is wrong',
        text: 'Nothing was charged. Have the guest read the code again, and enter the card once more.',
      },
      LOST_OR_STOLEN: {
        title: 'This card is blocked',
        text: 'Nothing was charged. Do not try this card again: ask for another one.',
      },
      LIMIT_EXCEEDED: {
        title: "The amount is above the card's limit",
        text: 'Nothing was charged. Ask the guest for another card, or to have the limit raised.',
      },
      AUTHENTICATION_FAILED: {
        title: 'The guest did not confirm the payment',
        text: 'Nothing was charged. Enter the card again while the guest has the bank’s app at hand, or send a link.',
      },
      other: {
        title: "The guest's bank declined this card",
        text: 'Nothing was charged. Ask the guest for another card, or to call the bank.',
      },
    },
    lost: {
      title: 'We do not know yet whether it was charged',
      text: 'The connection was lost. We are checking: please wait and do not charge again.',
    },
    processing: {
      title: "We are asking the guest's bank",
      text: 'This takes a few seconds. Keep the page open and the guest on the line.',
    },
    waiting: {
      title: 'The outcome is not known yet',
      text: 'The bank has not answered. Do not charge again: the outcome appears here and in the order. You may close this page.',
    },
    billing: {
      title: "The bank asks for the guest's address",
      text: 'The street and postal code of the card statements. Nothing has been charged yet; without them the payment is canceled after 30 minutes.',
    },
    paid: {
      title: (amount) => `Charged ${amount}`,
      text: (property) => `${property} has the payment. You can tell the guest, and close this page.`,
    },
    held: {
      text: (property) => `The guest's bank reserves the amount until ${property} takes it.`,
    },
    closed: {
      expired: {
        title: 'The time for this page has run out',
        text: () => 'Nothing was charged. Make a new vPOS payment from the order.',
      },
      revoked: {
        title: 'This payment was canceled',
        text: () =>
          'No card was given in 30 minutes, or staff canceled it. Make a new vPOS payment from the order.',
      },
      failed: {
        title: 'The payment failed',
        text: () => 'Nothing was charged. Make a new vPOS payment from the order.',
      },
    },
  },
};
