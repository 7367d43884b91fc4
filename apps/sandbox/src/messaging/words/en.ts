import type { StaffWords } from './staff-words.ts';

export const en: StaffWords = {
  news: {
    CHARGED: {
      title: 'Paid: {{amount}}',
      text: '{{customer}} paid {{amount}} for order {{order}}, {{property}}.',
    },
    AUTHORIZED: {
      title: 'Held: {{amount}}',
      text: '{{amount}} from {{customer}} is held for order {{order}}, {{property}}. Capture or void it.',
    },
    CAPTURED: {
      title: 'Captured: {{amount}}',
      text: '{{amount}} was captured for order {{order}} of {{customer}}, {{property}}.',
    },
    DECLINED: {
      title: 'Declined: {{amount}}',
      text: 'The bank declined {{amount}} from {{customer}} for order {{order}}, {{property}}: {{reason}}.',
    },
    CARD_REFUSED: {
      title: 'Card not accepted: {{order}}',
      text: 'The card {{customer}} gave for order {{order}}, {{property}}, was not confirmed: {{reason}}.',
    },
    FAILED: {
      title: 'Error: {{amount}}',
      text: 'The payment of {{amount}} for order {{order}} of {{customer}}, {{property}}, failed. Nothing was taken.',
    },
    ANSWER_MISSING: {
      title: 'No answer yet: {{amount}}',
      text: 'The bank has not answered about {{amount}} for order {{order}} of {{customer}}, {{property}}. The outcome is being asked for: do not take the amount again.',
    },
    SEND_FAILED: {
      title: 'Link not sent: {{order}}',
      text: 'The link for {{amount}}, order {{order}} of {{customer}}, {{property}}, could not be sent. Send it again from the payment.',
    },
    EXPIRED: {
      title: 'Expired: {{amount}}',
      text: 'The link for {{amount}}, order {{order}} of {{customer}}, {{property}}, expired unpaid.',
    },
    HOLD_ENDED: {
      title: 'Hold ended: {{amount}}',
      text: 'The bank ended the hold of {{amount}} for order {{order}} of {{customer}}, {{property}}. It can no longer be captured.',
    },
    CARD_REQUEST_EXPIRED: {
      title: 'Card request expired: {{order}}',
      text: '{{customer}} gave no card in time for order {{order}}, {{property}}.',
    },
    REFUNDED: {
      title: 'Refunded: {{amount}}',
      text: '{{amount}} was refunded to {{customer}} for order {{order}}, {{property}}.',
    },
    REVOKED: {
      title: 'Payment canceled: {{amount}}',
      text: 'The payment of {{amount}} for order {{order}} of {{customer}}, {{property}}, was canceled.',
    },
    HOLD_VOIDED: {
      title: 'Hold released: {{amount}}',
      text: 'The hold of {{amount}} for order {{order}} of {{customer}}, {{property}}, was released.',
    },
    TENDER_CREATED: {
      title: 'Card saved: {{card}}',
      text: 'The card {{card}} of {{customer}} is saved for order {{order}}, {{property}}.',
    },
    CAPTURE_REMINDER: {
      title: 'Still to capture: {{amount}}',
      text: '{{amount}} from {{customer}} is still held for order {{order}}, {{property}}. The bank ends the hold on {{until}}.',
    },
    LINK_EXPIRING: {
      title: 'Link expires soon: {{amount}}',
      text: 'The link for {{amount}}, order {{order}} of {{customer}}, {{property}}, is unpaid and expires on {{until}}.',
    },
    INVOICE_DUE: {
      title: 'Invoice due: {{amount}}',
      text: 'The invoice of order {{order}}, {{customer}}, {{property}}, is due today, and {{amount}} has not arrived yet. Confirm the receipt once it has.',
    },
    INVOICE_EXPIRED: {
      title: 'Invoice no longer valid: {{amount}}',
      text: 'The exchange rate of the invoice for {{amount}}, order {{order}} of {{customer}}, {{property}}, ended before it was paid. Make a new one.',
    },
    CHARGE_NEAR: {
      title: 'Charge tomorrow: {{amount}}',
      text: 'The card {{card}} of {{customer}} will be charged {{amount}} for order {{order}}, {{property}}, on {{until}}.',
    },
    ORDER_CANCELED: {
      title: 'Order {{order}} canceled',
      text: 'Order {{order}} of {{customer}}, {{property}}, was canceled.',
    },
    FINALIZED: {
      title: 'Order {{order}} finalised',
      text: 'Order {{order}} of {{customer}}, {{property}}, was finalised.',
    },
    PASSWORD_CHANGED: {
      title: 'Password changed: {{person}}',
      text: 'The password of {{person}} was changed on {{until}}. If that was not intended, reset it now with “Forgot password”.',
    },
    EMAIL_CHANGED: {
      title: 'E-mail address changed: {{person}}',
      text: 'The e-mail address of {{person}} was changed on {{until}}. This letter goes to the old and the new address. If that was not intended, tell an owner of your company now.',
    },
    ROLE_CHANGED: {
      title: 'Role changed: {{person}}',
      text: 'The role of {{person}} was changed on {{until}}. If that was not intended, tell an owner of your company now.',
    },
    TWO_FACTOR_ON: {
      title: 'Two-factor sign-in is on: {{person}}',
      text: 'Two-factor sign-in of {{person}} was turned on on {{until}}. If that was not intended, tell an owner of your company now.',
    },
    TWO_FACTOR_OFF: {
      title: 'Two-factor sign-in is off: {{person}}',
      text: 'Two-factor sign-in of {{person}} was turned off on {{until}}. If that was not intended, turn it on again and reset the password.',
    },
    CARD_TESTING: {
      title: 'Somebody is testing cards',
      text: 'Many cards were declined on your links within a few minutes. Addresses and links with several declined cards must wait now. Check the newest payments, and revoke links that you do not know.',
    },
  },
  person: {
    RESET_PASSWORD: {
      subject: 'A new password for {{brand}}',
      message:
        'Someone, hopefully you, asked for a new password. If it was not you, do nothing: the old one stays.',
      button: 'Choose a new password',
      expiry: 'The link works once, until {{until}}.',
    },
    SET_PASSWORD: {
      subject: 'Welcome to {{brand}}',
      message:
        '{{company}} created an account for you, with the login {{login}}. Choose a password, and you can sign in.',
      button: 'Choose a password',
      expiry: 'The link works once, until {{until}}.',
    },
  },
  greeting: 'Hello {{person}},',
  open: 'Open in Deck',
  why: '{{company}} sends this to its staff. Its notification settings decide who gets it.',
  sentBy: 'Sent with {{brand}}.',
  declines: {
    INSUFFICIENT_FUNDS: 'insufficient funds',
    DO_NOT_HONOUR: 'the bank does not say why',
    EXPIRED_CARD: 'the card has expired',
    INCORRECT_CVC: 'wrong security code',
    LOST_OR_STOLEN: 'the card is blocked',
    LIMIT_EXCEEDED: "above the card's limit",
    AUTHENTICATION_FAILED: 'the cardholder was not confirmed',
  },
};
