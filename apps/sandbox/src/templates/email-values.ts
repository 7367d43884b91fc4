import type { CustomerLanguage } from '@deck/api/vocabulary';
import { formatDate, formatInstant, formatMoney, zonedParts } from '@deck/values';
import type { businessProfiles, orders, payments, properties } from '../database/schema.ts';
import type { EmailFacts } from '../messaging/email.ts';
import { getCharged } from '../payments/charged.ts';
import type { TagValues } from './fill.ts';

/** What a letter is about. */
export interface About {
  readonly company: typeof businessProfiles.$inferSelect;
  readonly property: typeof properties.$inferSelect;
  readonly order: typeof orders.$inferSelect;
  readonly payment: typeof payments.$inferSelect | undefined;
  readonly facts: EmailFacts;
  /** When what it tells of happened. */
  readonly at: Date;
}

/** What fills the tags of a letter, as its reader writes amounts and dates; of what there is none, nothing. */
export function emailValues(about: About, language: CustomerLanguage): TagValues {
  const { company, property, order, facts } = about;
  const until = getEnd(about);
  return {
    company_name: company.name,
    company_email: company.email,
    company_phone: company.phone,
    company_address: company.legalAddress,
    company_website: company.website,
    property_name: property.name,
    property_email: property.customerServiceEmail || property.email,
    property_phone: property.customerServicePhone || property.phone,
    order_number: order.externalId,
    payment_amount: formatMoney(toAmount(about), language),
    payment_expiry: until === undefined ? '' : momentIn(until, property.timezone),
    payment_date: formatDate(zonedParts(getDate(about).getTime(), property.timezone).date),
    payment_link: facts.address ?? '',
    card_number: facts.card ?? about.payment?.card?.number ?? '',
    customer_name: `${order.customerFirstName} ${order.customerLastName}`.trim(),
  };
}

/** A moment with its zone: whoever reads it may be in another. */
export const momentIn = (at: Date, timezone: string): string =>
  `${formatInstant(at.getTime(), timezone)} (${timezone})`;

/** Until when its address works; undefined for ever, or where it has none. */
function getEnd({ payment, facts }: About): Date | undefined {
  if (facts.until !== undefined) return new Date(facts.until);
  return facts.address === undefined ? undefined : (payment?.expiresAt ?? undefined);
}

/** What happened moved a sum of its own; else it is the payment's, or what is left of the order. */
function toAmount({ order, payment, facts }: About) {
  const currency = payment?.currency ?? order.currency;
  if (facts.amount !== undefined) return { minor: BigInt(facts.amount), currency };
  if (payment) return getCharged(payment);
  const left = order.total - order.paid - order.held;
  return { minor: left > 0n ? left : order.total, currency };
}

/** A charge to come has its own day. */
const getDate = ({ payment, at }: About): Date =>
  payment?.status === 'SCHEDULED_CHARGE' && payment.executeAt !== null ? payment.executeAt : at;

/** The days an order is for: `24.11.2026 - 28.11.2026`; empty without any. */
export function getDates({ startDate, endDate }: Pick<About['order'], 'startDate' | 'endDate'>): string {
  const days = [startDate, endDate === startDate ? null : endDate].filter((day) => day !== null);
  return days.map(formatDate).join(' - ');
}
