/** Letters to customers. A company may reword each. */
export const templateIds = [
  'PAYMENT_LINK',
  'SPLIT_LINK',
  'CARD_REQUEST',
  'WIRE_INVOICE',
  'PAYMENT_PAID',
  'PAYMENT_AUTHORIZED',
  'PAYMENT_REJECTED',
  'PAYMENT_FAILED',
  'PAYMENT_EXPIRED',
  'PAYMENT_CANCELED',
  'PAYMENT_REFUNDED',
  'LINK_REMINDER',
  'INVOICE_REMINDER',
  'SCHEDULED_CHARGE',
  'TENDER_CREATED',
  'ORDER_CANCELED',
  'ORDER_FINALIZED',
] as const;

/** The blocks of a letter that can be reworded, in order. Subject, button and SMS are plain text. */
export const blockKeys = ['subject', 'greeting', 'message', 'button', 'expiry', 'closing', 'sms'] as const;

/** The placeholders of a letter, written `{{customer_name}}` in a block. */
export const templateTags = [
  'company_name',
  'company_email',
  'company_phone',
  'company_address',
  'company_website',
  'property_name',
  'property_email',
  'property_phone',
  'order_number',
  'payment_amount',
  'payment_expiry',
  'payment_date',
  'payment_link',
  'card_number',
  'customer_name',
] as const;

/** The actions on a draft: save, publish, discard. */
export const draftActions = ['SAVE', 'PUBLISH', 'DISCARD'] as const;

export type DraftAction = (typeof draftActions)[number];
export type TemplateId = (typeof templateIds)[number];
export type BlockKey = (typeof blockKeys)[number];
export type TemplateTag = (typeof templateTags)[number];
