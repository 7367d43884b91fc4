import type { CustomerLanguage } from '@deck/api/vocabulary';
import { formatDate, formatMoney, formatZoned, zonedParts } from '@deck/values';
import type { businessProfiles, orders, payments, properties } from '../database/schema.ts';
import type { EmailFacts } from '../messaging/email.ts';
import { getCharged } from '../payments/charged.ts';
import { getPayerName } from '../payments/payer-name.ts';
import type { TagValues } from './fill.ts';

/** The subject of a letter. */
export interface About {
  readonly company: typeof businessProfiles.$inferSelect;
  readonly property: typeof properties.$inferSelect;
  readonly order: typeof orders.$inferSelect;
  readonly payment: typeof payments.$inferSelect | undefined;
  readonly facts: EmailFacts;
  /** The time of the event. */
  readonly at: Date;
}

/** The values of a letter's tags, formatted for its reader; empty where there is no value. */
export function emailValues(about: About, language: CustomerLanguage): TagValues {
  const { company, property, order, facts } = about;
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
    payment_amount: formatMoney(getSum(about), language),
    payment_expiry: getExpiry(about),
    payment_date: formatDate(zonedParts(getDate(about).getTime(), property.timezone).date),
    payment_link: facts.address ?? '',
    card_number: facts.card ?? about.payment?.card?.number ?? '',
    customer_name: getPayerName(order, about.payment),
  };
}

/** A time with its zone: the reader may be in another. */
export const momentIn = (at: Date, timezone: string): string => formatZoned(at.getTime(), timezone);

/** The due date of an invoice, or the expiry of the letter's link; empty without either. */
function getExpiry(about: About): string {
  const { payment, property } = about;
  if (payment && payment.dueDate !== null) return formatDate(payment.dueDate);
  const until = getEnd(about);
  return until === undefined ? '' : momentIn(until, property.timezone);
}

/** The expiry of the letter's link; undefined without expiry or link. */
function getEnd({ payment, facts }: About): Date | undefined {
  if (facts.until !== undefined) return new Date(facts.until);
  return facts.address === undefined ? undefined : (payment?.expiresAt ?? undefined);
}

/** The event's own amount; else the payment's, or the rest of the order. */
export function getSum({ order, payment, facts }: About) {
  const currency = payment?.currency ?? order.currency;
  if (facts.amount !== undefined) return { minor: BigInt(facts.amount), currency };
  if (payment) return getCharged(payment);
  const left = order.total - order.paid - order.held;
  return { minor: left > 0n ? left : order.total, currency };
}

/** A scheduled charge has its own day. */
const getDate = ({ payment, at }: About): Date =>
  payment?.status === 'SCHEDULED_CHARGE' && payment.executeAt !== null ? payment.executeAt : at;
