import { type DeclineReason, declineReasons, type InterfaceLanguage } from '@deck/api/vocabulary';
import { formatMoney } from '@deck/values';
import type { orders, payments, properties } from '../database/schema.ts';
import { getPayerName } from '../payments/payer-name.ts';
import { momentIn } from '../templates/email-values.ts';
import { fill } from '../templates/fill.ts';
import type { EmailFacts } from './email.ts';
import type { StaffNotification } from './staff-notification.ts';
import { staffWords } from './words/staff-words.ts';

/** The subject of a staff notification; a notification about a user has no order. */
interface StaffSubject {
  readonly order?: Pick<
    typeof orders.$inferSelect,
    'externalId' | 'customerFirstName' | 'customerLastName' | 'currency' | 'total'
  >;
  readonly payment?: Pick<typeof payments.$inferSelect, 'amount' | 'currency' | 'card' | 'payerName'>;
  readonly property?: Pick<typeof properties.$inferSelect, 'name' | 'timezone'>;
  /** First and last name. */
  readonly person?: string;
}

/** A notification in the reader's language and zone. */
export function notificationText(
  news: StaffNotification,
  { order, payment, property, person }: StaffSubject,
  facts: EmailFacts,
  language: InterfaceLanguage,
  timezone: string,
): { title: string; text: string } {
  const words = staffWords[language];
  const currency = payment?.currency ?? order?.currency;
  const minor = facts.amount === undefined ? (payment?.amount ?? order?.total) : BigInt(facts.amount);
  const values = {
    amount: currency === undefined || minor === undefined ? '' : formatMoney({ minor, currency }, language),
    order: order?.externalId ?? '',
    customer: order ? getPayerName(order, payment) : '',
    property: property?.name ?? '',
    card: facts.card ?? payment?.card?.number ?? '',
    until: facts.until === undefined ? '' : momentIn(new Date(facts.until), timezone),
    reason: words.declines[toReason(facts.reason)],
    person: person ?? '',
  };
  const { title, text } = words.news[news];
  return { title: fill(title, values), text: fill(text, values) };
}

const toReason = (reason: string | undefined): DeclineReason =>
  declineReasons.find((known) => known === reason) ?? 'DO_NOT_HONOUR';
