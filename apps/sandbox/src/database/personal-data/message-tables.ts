import type { Reach, TableRules } from './rules.ts';

const byOrder: Reach = { column: 'order_id', holds: 'ORDER' };
const byPayment: Reach = { column: 'payment_id', holds: 'PAYMENT' };

/** What is said of guests beside their orders: messages, drafts, files, answers, notes. */
export const messageTables = {
  messages: {
    what: 'E-mails, SMS and Telegram messages that were sent, with their texts',
    why: 'To deliver them, and to answer what a guest was sent. Staff with the right to the payment.',
    stays: 'For good, or as many days as the company sets',
    reach: byPayment,
    erased: ['recipient', 'subject', 'body', 'plain'],
    company: ['sender'],
    plain: ['id', 'business_profile_id', 'payment_id', 'kind', 'channel', 'carrier'],
  },
  letters: {
    what: 'Letters that wait to be written',
    why: 'To send them. Nobody reads it on a screen.',
    stays: 'Until they are sent; those given up for good, or as many days as the company sets',
    reach: byOrder,
    removed: ['recipient', 'facts'],
    plain: ['id', 'business_profile_id', 'kind', 'language', 'channel', 'order_id', 'payment_id', 'user_id'],
  },
  user_notifications: {
    what: 'Notifications of staff, which name the guest',
    why: 'So that staff act. The person they are for.',
    stays: 'As its order',
    reach: byOrder,
    removed: ['title', 'text'],
    plain: ['id', 'user_id', 'business_profile_id', 'type', 'event_id', 'order_id', 'payment_id', 'locale'],
  },
  callbacks: {
    what: 'Calls to the company’s own systems, with their bodies',
    why: 'So that those systems know. Staff with the right to the payment see that they were sent.',
    stays: 'For good, or as many days as the company sets',
    reach: byOrder,
    erased: ['payload'],
    company: ['url'],
    plain: ['id', 'business_profile_id', 'order_id', 'payment_id', 'type', 'event', 'status'],
  },
  callback_attempts: {
    what: 'What those systems answered',
    why: 'To find out why one failed. Staff with the right to the payment.',
    stays: 'As its callback',
    reach: { column: 'callback_id', holds: 'CALLBACK' },
    erased: ['excerpt'],
    plain: ['id', 'callback_id', 'error'],
  },
  form_drafts: {
    what: 'Forms that staff have not sent yet',
    why: 'So that nobody types twice. The person who typed it.',
    stays: '30 days',
    reach: byOrder,
    removed: ['subject', 'values'],
    plain: ['id', 'user_id', 'business_profile_id', 'kind', 'order_id'],
  },
  import_files: {
    what: 'Files of orders: their names and the first cells of each column',
    why: 'To import them. Staff who import.',
    stays: 'For good, or as many days as the company sets',
    scrubbed: ['facts', 'name'],
    plain: ['id', 'business_profile_id', 'uploaded_by_id'],
  },
  import_chunks: {
    what: 'The content of those files',
    why: 'To import them. Staff who import.',
    stays: 'Seven days',
    removed: ['bytes'],
    plain: ['file_id'],
  },
  import_rows: {
    what: 'Rows of files that made no order, with the cells that were wrong',
    why: 'To correct the file. Staff who import.',
    stays: 'For good, or as many days as the company sets',
    scrubbed: ['problems'],
    plain: ['run_id', 'order_id', 'unsent'],
  },
  idempotency_keys: {
    what: 'Answers to calls that create something or move money',
    why: 'So that a repeated call has no second effect. Who made the call.',
    stays: 'Seven days, or fewer as the company sets',
    scrubbed: ['response'],
    plain: ['business_profile_id', 'token', 'key', 'call', 'body_hash'],
  },
  saved_views: {
    what: 'Views of lists by name; a filter may name a guest',
    why: 'To find orders again. Who saved it, or everyone if it is shared.',
    stays: 'Until it is removed',
    removed: ['name', 'address', 'filter'],
    plain: ['id', 'user_id', 'business_profile_id', 'list'],
  },
  shift_closes: {
    what: 'Closes of a shift with a note',
    why: 'To account for a day. Staff with the right to payments.',
    stays: 'For good: accounts',
    scrubbed: ['note'],
    staff: ['closed_by'],
    plain: ['id', 'business_profile_id', 'property_ids', 'sums'],
  },
} satisfies Readonly<Record<string, TableRules>>;
