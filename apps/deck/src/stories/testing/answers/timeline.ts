import type { TimelineEvent } from '@deck/api/contract/orders';

const authors = {
  eleni: { kind: 'USER', name: 'Eleni Markou' },
  guest: { kind: 'CUSTOMER', name: '' },
  deck: { kind: 'SYSTEM', name: '' },
} as const;

/** What happened, at what time of the evening before, and to which payment. */
function happened(
  type: TimelineEvent['type'],
  time: string,
  author: keyof typeof authors,
  about: Partial<TimelineEvent> = {},
): TimelineEvent {
  return {
    id: `event-${time.replaceAll(':', '')}-${type.toLowerCase()}`,
    type,
    at: `2026-11-21T${time}Z`,
    author: authors[author],
    paymentId: null,
    amount: null,
    currency: null,
    reason: null,
    detail: null,
    ...about,
  };
}

const share = { amount: '2160.00', currency: 'EUR' };
const email = { detail: 'i.solheim@fjordmail.example' };

/** The first part, charged at the second attempt. */
const chargedHistory: readonly TimelineEvent[] = [
  happened('CHARGED', '21:43:08', 'guest', { ...share, detail: 'American Express •••• 7444' }),
  happened('DECLINED', '21:41:14', 'guest', {
    ...share,
    reason: 'INSUFFICIENT_FUNDS',
    detail: 'Visa •••• 9064',
  }),
  happened('PAYMENT_PAGE_OPENED', '21:33:26', 'guest'),
  happened('MESSAGE_OPENED', '21:33:20', 'guest', email),
  happened('DELIVERED', '21:09:14', 'deck', email),
  happened('LINK_SENT', '21:09:12', 'eleni', email),
  happened('LINK_CREATED', '21:09:11', 'eleni', share),
].map((event) => ({ ...event, paymentId: 'payment-charged' }));

/** The second part, on hold. */
const heldHistory: readonly TimelineEvent[] = [
  happened('AUTHORIZED', '23:03:56', 'guest', { ...share, detail: 'Visa •••• 9064' }),
  happened('PAYMENT_PAGE_OPENED', '22:59:14', 'guest'),
  happened('REMINDER_SENT', '22:51:40', 'eleni', email),
  happened('LINK_SENT', '22:20:51', 'eleni', email),
  happened('LINK_CREATED', '22:20:50', 'eleni', share),
].map((event) => ({ ...event, paymentId: 'payment-held' }));

/** Of the whole order, newest first. */
export const timeline: TimelineEvent[] = [
  ...heldHistory,
  ...chargedHistory,
  happened('CREATED', '20:53:29', 'eleni'),
];

/** Of the first part, with what is of technical interest. */
export const technicalHistory: readonly TimelineEvent[] = [
  happened('CALLBACK_DELIVERED', '21:43:09', 'deck', {
    detail: 'https://pms.aegeanhouse.example/deck/payments',
  }),
  ...chargedHistory,
  happened('SENT_TO_BANK', '21:43:06', 'deck', { ...share, detail: 'CHARGE' }),
];

/** Of a terminal at which nobody entered a card. */
export const canceledHistory: readonly TimelineEvent[] = [
  happened('REVOKED', '21:30:00', 'deck'),
  happened('CREATED', '21:00:00', 'eleni'),
];

/** A card was asked for, and the carrier refused the message. */
export const refusedRequest: readonly TimelineEvent[] = [
  happened('ERROR', '21:40:05', 'deck', {
    paymentId: 'card-request',
    reason: 'CARRIER_REFUSED: 552 5.2.2',
    detail: '+306900000000',
  }),
  happened('LINK_SENT_TO_PHONE', '21:40:00', 'eleni', { paymentId: 'card-request', detail: '+306900000000' }),
];
