import { toCardText } from './card.ts';
import type { GuestNoticeContent } from './form-content.ts';
import type { Reading } from './reading.ts';
import { formatSum } from './sums.ts';

/** What the state of the payment has to say; null while it is simply open. */
export function toNotice(reading: Reading): GuestNoticeContent | null {
  const { facts, language, words } = reading;
  const { notices } = words;
  const { payment, property } = facts;
  const amount = formatSum(payment.amount, payment.currency, language);
  switch (payment.state) {
    case 'OPEN':
      return null;
    case 'CONFIRMING':
      return { tone: 'info', ...notices.confirming };
    case 'DECLINED':
      return toDecline(reading);
    case 'PAID':
      return {
        tone: 'success',
        title: notices.paid.title(amount),
        text: notices.paid.text(property.name),
      };
    case 'HELD':
      return { tone: 'success', title: notices.held.title(amount), text: notices.held.text };
    case 'AWAITING_TRANSFER':
      return { tone: 'info', ...notices.transfer };
    case 'CARD_SAVED':
      return { tone: 'success', ...said(notices.cardSaved, property.name) };
    case 'EXPIRED':
      return { tone: 'warning', ...said(notices.expired, property.name) };
    case 'CANCELED':
      return { tone: 'warning', ...said(notices.canceled, property.name) };
    case 'PAID_BY_ANOTHER':
      return { tone: 'success', ...said(notices.paidByAnother, property.name) };
    case 'FAILED':
      return { tone: 'danger', ...said(notices.failed, property.name) };
    case 'REFUNDED':
      return { tone: 'info', ...notices.refunded };
    case 'RELEASED':
      return { tone: 'info', ...notices.released };
  }
}

const said = (words: { title: string; text: (property: string) => string }, property: string) => ({
  title: words.title,
  text: words.text(property),
});

/** Names the card or the other way, says that nothing was charged, and what to do. Never a code. */
function toDecline(reading: Reading): GuestNoticeContent {
  const { facts, words } = reading;
  const { notices } = words;
  const { card, methodTitle, reason } = facts.payment;
  const reasons: Record<string, string> = notices.reasons;
  const known = reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  // A guest who left the page of a bank knows why.
  const why = known ?? (card === null && methodTitle !== null ? notices.reasons.left : notices.reasons.other);
  const way = facts.order.startDate === null ? notices.otherWay : notices.otherWayKept;
  return {
    tone: 'danger',
    title: toDeclineTitle(reading),
    text: [notices.notCharged, why, way].join(' '),
  };
}

function toDeclineTitle({ facts: { payment }, words: { notices } }: Reading): string {
  if (payment.card !== null) return notices.declined(toCardText(payment.card));
  return payment.methodTitle === null ? notices.declinedNoCard : notices.notPaidWith(payment.methodTitle);
}
