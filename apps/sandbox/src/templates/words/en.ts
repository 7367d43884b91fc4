import type { TemplateWords } from './template-words.ts';

const linkExpiry = 'The link works until {{payment_expiry}}.';

export const en: TemplateWords = {
  greeting: 'Dear {{customer_name}},',
  closing: 'Questions? Write to {{property_email}} or call {{property_phone}}.',
  scan: 'Or scan the code with your phone.',
  sentBy: 'Sent with {{brand}} for {{property_name}}.',
  letters: {
    PAYMENT_LINK: {
      subject: 'Payment of {{payment_amount}} for {{order_number}}, {{property_name}}',
      message: '{{property_name}} asks for a payment of {{payment_amount}} for your order {{order_number}}.',
      button: 'Pay {{payment_amount}}',
      expiry: linkExpiry,
      sms: '{{property_name}}: please pay {{payment_amount}} for {{order_number}}: {{payment_link}}',
    },
    SPLIT_LINK: {
      subject: 'Shared payment for {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} asks you to share the payment of order {{order_number}}. {{payment_amount}} is left to pay: everyone with this link can pay any part of it.',
      button: 'Pay a part',
      expiry: linkExpiry,
      sms: '{{property_name}}: {{payment_amount}} is left to pay for {{order_number}}. Pay any part of it: {{payment_link}}',
    },
    CARD_REQUEST: {
      subject: 'Your card for {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} asks for a card to go with your order {{order_number}}. Nothing is charged now: your bank only confirms that the card is yours.',
      button: 'Add a card',
      expiry: linkExpiry,
      sms: '{{property_name}}: please add a card for {{order_number}}. Nothing is charged now: {{payment_link}}',
    },
    WIRE_INVOICE: {
      subject: 'Invoice for {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} sends you the invoice for {{payment_amount}} of your order {{order_number}}, to be paid by bank transfer.',
      button: 'Open the invoice',
      expiry: 'Please pay it by {{payment_expiry}}.',
      sms: '{{property_name}}: your invoice for {{payment_amount}}, {{order_number}}: {{payment_link}}',
    },
    PAYMENT_PAID: {
      subject: 'We received {{payment_amount}} for {{order_number}}, {{property_name}}',
      message:
        'Thank you. {{property_name}} received your payment of {{payment_amount}} for order {{order_number}} on {{payment_date}}.',
      sms: '{{property_name}}: we received {{payment_amount}} for {{order_number}}. Thank you.',
    },
    PAYMENT_AUTHORIZED: {
      subject: '{{payment_amount}} is reserved for {{order_number}}, {{property_name}}',
      message:
        '{{payment_amount}} is reserved on your card {{card_number}} for order {{order_number}}. It is charged when {{property_name}} confirms it; whatever is not charged is released.',
      sms: '{{property_name}}: {{payment_amount}} is reserved on your card {{card_number}} for {{order_number}}.',
    },
    PAYMENT_REJECTED: {
      subject: 'Your bank declined the payment for {{order_number}}, {{property_name}}',
      message:
        'Your bank declined the payment of {{payment_amount}} for order {{order_number}}. Nothing was charged. Another card may work, or your bank can say why.',
      button: 'Try another card',
      expiry: linkExpiry,
      sms: '{{property_name}}: your bank declined {{payment_amount}} for {{order_number}}. Nothing was charged. {{payment_link}}',
    },
    PAYMENT_FAILED: {
      subject: 'The payment for {{order_number}} failed, {{property_name}}',
      message:
        'The payment of {{payment_amount}} for order {{order_number}} could not be completed, and nothing was charged. We are sorry: {{property_name}} will send you a new link.',
      sms: '{{property_name}}: the payment of {{payment_amount}} for {{order_number}} failed, nothing was charged.',
    },
    PAYMENT_EXPIRED: {
      subject: 'The time to pay for {{order_number}} is over, {{property_name}}',
      message:
        'The time to pay {{payment_amount}} for order {{order_number}} this way is over. Please ask {{property_name}} how to pay if you still wish to.',
      sms: '{{property_name}}: the time to pay {{payment_amount}} for {{order_number}} is over.',
    },
    PAYMENT_CANCELED: {
      subject: 'The payment for {{order_number}} was canceled, {{property_name}}',
      message:
        '{{property_name}} canceled the payment of {{payment_amount}} for order {{order_number}}. You do not need to do anything, and any amount reserved on your card is released.',
      sms: '{{property_name}}: the payment of {{payment_amount}} for {{order_number}} was canceled.',
    },
    PAYMENT_REFUNDED: {
      subject: '{{payment_amount}} refunded for {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} refunded {{payment_amount}} for order {{order_number}}. Your bank usually shows it within ten working days.',
      sms: '{{property_name}}: we refunded {{payment_amount}} for {{order_number}}.',
    },
    LINK_REMINDER: {
      subject: 'Your payment link expires soon: {{order_number}}, {{property_name}}',
      message:
        'A reminder: {{payment_amount}} for order {{order_number}} is not paid yet, and the link expires within 24 hours.',
      button: 'Pay {{payment_amount}}',
      expiry: linkExpiry,
      sms: '{{property_name}}: the link to pay {{payment_amount}} for {{order_number}} expires within 24 hours: {{payment_link}}',
    },
    INVOICE_REMINDER: {
      subject: 'Reminder: the invoice for {{order_number}}, {{property_name}}',
      message:
        'A reminder: {{payment_amount}} of the invoice for your order {{order_number}} has not arrived yet. If you have already made the transfer, there is nothing more to do.',
      button: 'Open the invoice',
      expiry: 'Please pay it by {{payment_expiry}}.',
      sms: '{{property_name}}: please pay {{payment_amount}} of the invoice for {{order_number}} by {{payment_expiry}}: {{payment_link}}',
    },
    SCHEDULED_CHARGE: {
      subject: '{{payment_amount}} will be charged for {{order_number}}, {{property_name}}',
      message:
        'As agreed, {{property_name}} will charge {{payment_amount}} for order {{order_number}} to your card {{card_number}} on {{payment_date}}. You do not need to do anything.',
      sms: '{{property_name}}: {{payment_amount}} for {{order_number}} will be charged to your card {{card_number}} on {{payment_date}}.',
    },
    TENDER_CREATED: {
      subject: 'Your card is saved for {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} saved your card {{card_number}} for order {{order_number}}. It is charged only for what you agreed on with {{property_name}}.',
      sms: '{{property_name}}: your card {{card_number}} is saved for {{order_number}}.',
    },
    ORDER_CANCELED: {
      subject: 'Order {{order_number}} was canceled, {{property_name}}',
      message: '{{property_name}} canceled your order {{order_number}}. Payment links for it no longer work.',
      sms: '{{property_name}}: your order {{order_number}} was canceled.',
    },
    ORDER_FINALIZED: {
      subject: 'Order {{order_number}} is complete, {{property_name}}',
      message: 'Your order {{order_number}} is complete. Thank you for choosing {{property_name}}.',
      sms: '{{property_name}}: your order {{order_number}} is complete. Thank you.',
    },
  },
};
