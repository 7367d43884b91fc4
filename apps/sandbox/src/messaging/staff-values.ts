import { type DeclineReason, declineReasons, type InterfaceLanguage } from '@deck/api/vocabulary';
import { formatMoney } from '@deck/values';
import type { orders, payments, properties } from '../database/schema.ts';
import { fill } from '../templates/fill.ts';
import { momentIn } from '../templates/letter-values.ts';
import type { LetterFacts } from './letter.ts';
import type { StaffNews } from './staff-news.ts';
import { staffWords } from './words/staff-words.ts';

/** What staff are told about; a piece of news about a person has no order. */
interface StaffSubject {
  readonly order?: Pick<
    typeof orders.$inferSelect,
    'externalId' | 'customerFirstName' | 'customerLastName' | 'currency' | 'total'
  >;
  readonly payment?: Pick<typeof payments.$inferSelect, 'amount' | 'currency' | 'card'>;
  readonly property?: Pick<typeof properties.$inferSelect, 'name' | 'timezone'>;
  /** First and last name. */
  readonly person?: string;
}

/** A piece of news in somebody's language, its moments in their zone. */
export function newsText(
  news: StaffNews,
  { order, payment, property, person }: StaffSubject,
  facts: LetterFacts,
  language: InterfaceLanguage,
  timezone: string,
): { title: string; text: string } {
  const words = staffWords[language];
  const currency = payment?.currency ?? order?.currency;
  const minor = facts.amount === undefined ? (payment?.amount ?? order?.total) : BigInt(facts.amount);
  const values = {
    amount: currency === undefined || minor === undefined ? '' : formatMoney({ minor, currency }, language),
    order: order?.externalId ?? '',
    customer: order ? `${order.customerFirstName} ${order.customerLastName}`.trim() : '',
    property: property?.name ?? '',
    card: facts.card ?? payment?.card?.number ?? '',
    until: facts.until === undefined ? '' : momentIn(new Date(facts.until), timezone),
    reason: words.declines[reasonOf(facts.reason)],
    person: person ?? '',
  };
  const { title, text } = words.news[news];
  return { title: fill(title, values), text: fill(text, values) };
}

const reasonOf = (reason: string | undefined): DeclineReason =>
  declineReasons.find((known) => known === reason) ?? 'DO_NOT_HONOUR';
