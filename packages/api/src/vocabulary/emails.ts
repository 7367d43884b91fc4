/** Letters to customers. A company may word each of them anew. */
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
  'SCHEDULED_CHARGE',
  'TENDER_CREATED',
  'ORDER_CANCELED',
  'ORDER_FINALIZED',
] as const;

/** The parts of a letter that can be worded, in the order in which they stand. Subject, button and SMS are plain text. */
export const blockKeys = ['subject', 'greeting', 'message', 'button', 'expiry', 'closing', 'sms'] as const;

/** What a letter is filled with: written `{{customer_name}}` in a block. */
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

/** What is done with a draft: kept, sent from now on, or thrown away. */
export const draftActions = ['SAVE', 'PUBLISH', 'DISCARD'] as const;

export type DraftAction = (typeof draftActions)[number];
export type TemplateId = (typeof templateIds)[number];
export type BlockKey = (typeof blockKeys)[number];
export type TemplateTag = (typeof templateTags)[number];
