import { parseMoney } from '@deck/values';
import { newId, newSecret } from '../ids.ts';
import { blankPayment } from './blank-payment.ts';
import { demoProperties } from './companies.ts';
import type { Rows } from './rows.ts';

const DAY = 86_400_000;

interface Link {
  readonly propertyId: string;
  readonly description: string;
  /** Without an amount the payer sets it. */
  readonly amount?: string;
  readonly daysAgo: number;
}

const links: readonly Link[] = [
  { propertyId: 'property-kalypso-bay', description: 'Spa and restaurant', daysAgo: 310 },
  { propertyId: 'property-lykavittos', description: 'Front desk', daysAgo: 244 },
  { propertyId: 'property-stoa', description: 'Seat at the summer concert', amount: '45.00', daysAgo: 121 },
  { propertyId: 'property-halcyon', description: 'Deposit for a day at sea', amount: '500.00', daysAgo: 86 },
];
const MAKER = 'Nikos Stathakis';

/** Links at the front desk, and payments made through them. */
export function addPermanentLinks(rows: Rows, now: Date): void {
  for (const link of links) {
    const property = demoProperties.find(({ id }) => id === link.propertyId);
    if (!property) throw new Error(`The demo has no ${link.propertyId}`);
    const { businessProfileId } = property;
    const createdAt = new Date(now.getTime() - link.daysAgo * DAY);
    const id = newId(createdAt.getTime());
    const amount = link.amount === undefined ? 0n : parseMoney(link.amount, 'EUR').minor;
    const made = rows.orders.filter(
      ({ agentTag, propertyId, createdAt: at }) =>
        agentTag === 'PERMANENT_LINK' && propertyId === property.id && at > createdAt,
    );
    const ids = new Set(made.map((order) => order.id));
    if (link.amount === undefined)
      for (const payment of rows.payments)
        if (payment.orderId !== null && ids.has(payment.orderId)) payment.permanentLinkId = id;
    rows.payments.push({
      ...blankPayment,
      methods: [],
      id,
      number: '',
      orderId: null,
      businessProfileId,
      propertyId: property.id,
      type: 'PAYMENT_LINK',
      status: 'LINK_CREATED',
      scheme: 'CHARGE',
      currency: 'EUR',
      amount,
      permanent: true,
      amountOpen: link.amount === undefined,
      lifetime: null,
      expiresAt: null,
      linkToken: newSecret(),
      description: link.description,
      customerNote: '',
      reference: '',
      createdBy: MAKER,
      createdAt,
      modifiedAt: createdAt,
    });
    rows.timeline.push({
      id: newId(createdAt.getTime()),
      orderId: null,
      paymentId: id,
      type: 'LINK_CREATED',
      at: createdAt,
      authorKind: 'USER',
      authorName: MAKER,
      amount: link.amount === undefined ? null : amount,
      currency: link.amount === undefined ? null : 'EUR',
      reason: null,
      detail: null,
      verbose: false,
    });
  }
}
