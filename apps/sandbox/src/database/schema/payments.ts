import type { MaskedCard } from '@deck/api/contract/payments';
import type {
  Channel,
  DeliveryStatus,
  PaymentStatus,
  PaymentType,
  Scheme,
  TransactionStatus,
  TransactionType,
} from '@deck/api/vocabulary';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, numeric, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { deck, id, instant, minor } from './columns.ts';
import { businessProfiles, properties } from './companies.ts';
import { orders } from './orders.ts';

/** Payment numbers are unique across the product: P-778120. */
export const paymentNumbers = deck.sequence('payment_numbers', { startWith: 700001 });

/**
 * That the bank still holds money of a payment: `getHeld` of the rules is more than nothing. The indexes of such payments
 * are made of these words.
 * @param of the name its table has in a query; in an index it has none
 */
export function holdsMoney(of?: string): SQL {
  const column = (name: string) => (of === undefined ? name : `${of}.${name}`);
  const [scheme, authorized, captured, released] = ['scheme', 'authorized', 'captured', 'released'].map(
    column,
  );
  return sql.raw(`${scheme} = 'AUTH' AND ${authorized} > ${captured} + ${released}`);
}

export const payments = deck.table(
  'payments',
  {
    id: id(),
    number: text('number').notNull().unique(),
    /** Null only for a permanent link: each payer creates a new order. */
    orderId: text('order_id').references(() => orders.id),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    /** The order's property, or the permanent link's. The database fills it in from the order. */
    propertyId: text('property_id').references(() => properties.id),
    type: text('type').$type<PaymentType>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    scheme: text('scheme').$type<Scheme>().notNull(),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    authorized: minor('authorized').notNull().default(sql`0`),
    captured: minor('captured').notNull().default(sql`0`),
    refunded: minor('refunded').notNull().default(sql`0`),
    released: minor('released').notNull().default(sql`0`),
    lifetime: text('lifetime'),
    expiresAt: instant('expires_at'),
    /** The day by which an invoice is to be paid, by the property's clocks; null for other payments. */
    dueDate: date('due_date', { mode: 'string' }),
    /** The unguessable end of the payer's address. */
    linkToken: text('link_token').unique(),
    description: text('description').notNull(),
    customerNote: text('customer_note').notNull(),
    /** What the payment is called on the guest's page, in staff's own words; empty: it follows the amount. */
    label: text('label').notNull().default(''),
    reference: text('reference').notNull(),
    invoiceNumber: text('invoice_number').notNull(),
    reason: text('reason'),
    card: jsonb('card').$type<MaskedCard>(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
    /** When the payment was sent to the PSP; null once it is answered. */
    submittedAt: instant('submitted_at'),
    /** The payer's last sign of life on the page. */
    payerSeenAt: instant('payer_seen_at'),
    /** When the payer's bank releases the hold; null if nothing was ever held. */
    holdEndsAt: instant('hold_ends_at'),

    /** A permanent link: many payers may use it. */
    permanent: boolean('permanent').notNull().default(false),
    /** The payer of a permanent link enters the amount; then `amount` is zero. */
    amountOpen: boolean('amount_open').notNull().default(false),
    /** The permanent link through which the payment was created. */
    permanentLinkId: text('permanent_link_id'),
    /** Whoever pays a part of a shared order, as they named themselves; empty: the order's customer pays. */
    payerName: text('payer_name').notNull().default(''),
    payerEmail: text('payer_email').notNull().default(''),

    /** The amount staff typed, if not in the order's currency. */
    inputCurrency: text('input_currency'),
    inputAmount: minor('input_amount'),
    /** The amount the payer is charged, if not in the order's currency. */
    acquisitionCurrency: text('acquisition_currency'),
    acquisitionAmount: minor('acquisition_amount'),
    /** How much of `rateTo` a unit of `rateFrom` bought on the rate's day; never changed afterwards. */
    rate: text('rate'),
    rateFrom: text('rate_from'),
    rateTo: text('rate_to'),
    rateDate: date('rate_date', { mode: 'string' }),
    rateEndDate: date('rate_end_date', { mode: 'string' }),
    /** When the rate's last day ends in the property's zone. */
    rateEndsAt: instant('rate_ends_at'),

    sendAt: instant('send_at'),
    sendChannel: text('send_channel').$type<Channel>(),
    sendRecipient: text('send_recipient'),
    sendWithQrcode: boolean('send_with_qrcode').notNull().default(false),
    executeAt: instant('execute_at'),
    /** The saved card to charge. */
    tenderId: text('tender_id'),

    /** Payment methods the payer may choose; empty allows all. */
    methods: text('methods').array().notNull().default(sql`'{}'`),
    /** The method the payer chose, `APPLE_PAY` or `IRIS`; empty for a typed card. */
    chosenMethod: text('chosen_method').notNull().default(''),
    billingAddress: text('billing_address').notNull().default(''),
    billingCity: text('billing_city').notNull().default(''),
    billingCountry: text('billing_country').notNull().default(''),
    billingPostalCode: text('billing_postal_code').notNull().default(''),
    avsPostalCode: text('avs_postal_code').notNull().default(''),
    avsStreet: text('avs_street').notNull().default(''),
    captureDescription: text('capture_description').notNull().default(''),
    refundDescription: text('refund_description').notNull().default(''),

    // Columns for filtering and sorting. Triggers maintain them, so that every writer is consistent.
    /** The chosen method, else the card brand, or `BANK_TRANSFER`; empty until the payer has chosen. */
    method: text('method').notNull().default(''),
    /** The amount as a decimal number, for sorting and filtering. */
    amountFigure: numeric('amount_figure').notNull().default('0'),
    /** The creation day in the property's zone. */
    createdDay: date('created_day', { mode: 'string' }).notNull().default('1970-01-01'),
    /** Empty for a permanent link. */
    orderExternalId: text('order_external_id').notNull().default(''),
    /** The payer of a part of a shared order, else the order's customer. */
    customerName: text('customer_name').notNull().default(''),
    /** The order came from a hotel system. */
    viaCms: boolean('via_cms').notNull().default(false),
  },
  (table) => [
    check('payments_of_an_order', sql`${table.permanent} = (${table.orderId} IS NULL)`),
    index('payments_order').on(table.orderId, table.createdAt),
    index('payments_created').on(table.businessProfileId, table.createdAt, table.id),
    index('payments_permanent')
      .on(table.businessProfileId, table.createdAt, table.id)
      .where(sql`permanent = true`),
    index('payments_day').on(table.businessProfileId, table.createdDay, table.createdAt),
    index('payments_due').on(table.status, table.expiresAt),
    index('payments_hold_ends').on(table.holdEndsAt).where(holdsMoney()),
    index('payments_sends').on(table.sendAt).where(sql`status = 'SCHEDULED_SEND'`),
    index('payments_charges').on(table.executeAt).where(sql`status = 'SCHEDULED_CHARGE'`),
    index('payments_rates')
      .on(table.rateEndsAt)
      .where(
        sql`rate_ends_at IS NOT NULL AND status IN ('LINK_CREATED', 'LINK_SENT', 'AWAITING', 'DECLINED')`,
      ),
    // Ascending: an index read backwards serves descending order too, except for nullable columns.
    index('payments_status').on(table.businessProfileId, table.status, table.createdAt, table.id),
    index('payments_type').on(table.businessProfileId, table.type, table.createdAt, table.id),
    index('payments_property').on(table.businessProfileId, table.propertyId, table.createdAt, table.id),
    index('payments_method').on(table.businessProfileId, table.method, table.createdAt, table.id),
    index('payments_amount_in_currency').on(
      table.businessProfileId,
      table.currency,
      table.amountFigure,
      table.createdAt,
      table.id,
    ),
    index('payments_creator').on(table.businessProfileId, table.createdBy, table.createdAt, table.id),
    index('payments_customer').on(table.businessProfileId, table.customerName, table.createdAt, table.id),
    index('payments_order_name').on(
      table.businessProfileId,
      table.orderExternalId,
      table.createdAt,
      table.id,
    ),
    index('payments_expiry').on(table.businessProfileId, table.expiresAt, table.createdAt, table.id),
    index('payments_expiry_last').on(
      table.businessProfileId,
      table.expiresAt.desc().nullsLast(),
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index('payments_modified').on(table.businessProfileId, table.modifiedAt, table.createdAt, table.id),
    index('payments_invoice')
      .on(table.businessProfileId, table.invoiceNumber)
      .where(sql`invoice_number <> ''`),
    index('payments_number').on(table.businessProfileId, table.number),
    // A search for a card's last four digits.
    index('payments_card')
      .on(table.businessProfileId, sql`right(${table.card} ->> 'number', 4)`)
      .where(sql`card IS NOT NULL`),
    index('payments_held').on(table.businessProfileId, table.createdAt).where(holdsMoney()),
    index('payments_cms').on(table.businessProfileId, table.createdAt).where(sql`via_cms`),
    index('payments_vpos').on(table.expiresAt).where(sql`status = 'NEW' AND type = 'PAYMENT_VPOS'`),
  ],
);

export const transactions = deck.table(
  'transactions',
  {
    id: id(),
    /** The payment's company, so that a company's transactions can be listed by index. */
    businessProfileId: text('business_profile_id').notNull().default(''),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    type: text('type').$type<TransactionType>().notNull(),
    status: text('status').$type<TransactionStatus>().notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    /**
     * The operation it follows up: the hold of a capture, the charge of a refund; null if it is the first.
     */
    initialAmount: minor('initial_amount'),
    /** The amount charged or refunded on the card, if in another currency. */
    convertedAmount: minor('converted_amount'),
    convertedCurrency: text('converted_currency'),
    reason: text('reason'),
    /** The staff's reason for a capture, refund or void. */
    description: text('description').notNull().default(''),
    authorKind: text('author_kind').$type<'CUSTOMER' | 'USER' | 'SYSTEM'>().notNull().default('CUSTOMER'),
    authorName: text('author_name').notNull().default(''),
    card: jsonb('card').$type<MaskedCard>(),
    /** When it was sent to the PSP; null once it is processed. */
    processedAt: instant('processed_at').notNull(),
    pspOperationId: text('psp_operation_id').notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    providerAuthCode: text('provider_auth_code'),
    rrn: text('rrn'),
    /** Whether the hotel's interface accepted the update; null without an interface. */
    ifcDeliveryStatus: text('ifc_delivery_status').$type<DeliveryStatus>(),
    ifcDeliveredAt: instant('ifc_delivered_at'),
    /** A fiscal receipt is still to be issued. */
    receiptDue: boolean('receipt_due').notNull().default(false),
    receiptNumber: text('receipt_number'),
    receiptUrl: text('receipt_url'),
    fiscalDocumentUrl: text('fiscal_document_url'),
    /** Where the blockchain has it, 64 hexadecimal digits; null if no cryptocurrency moved. */
    blockchainHash: text('blockchain_hash'),
  },
  (table) => [
    index('transactions_payment').on(table.paymentId, table.processedAt),
    index('transactions_company').on(table.businessProfileId, table.processedAt, table.id),
    // The few rows the hotel's interface has not received yet.
    index('transactions_ifc').on(table.processedAt).where(sql`ifc_delivery_status = 'PROCESSING'`),
    index('transactions_receipt').on(table.processedAt).where(sql`receipt_due`),
    unique('transactions_once').on(table.pspOperationId),
    uniqueIndex('transactions_blockchain').on(table.blockchainHash).where(sql`blockchain_hash IS NOT NULL`),
  ],
);
