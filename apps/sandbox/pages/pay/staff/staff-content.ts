import type { GuestContent } from '@deck/guest';
import { formatZoned } from '@deck/values';
import type { PayerView } from '../../../src/payer/payer-view.ts';
import type { StaffInstead } from '../../words/staff.ts';

/** Says to staff what the page says to the cardholder elsewhere. */
export function toStaffContent(content: GuestContent, view: PayerView, own: StaffInstead): GuestContent {
  const { deadline, form, isHold, sum } = content;
  const by = deadline && own.due.by(formatZoned(deadline.at, view.property.timezone));
  return {
    ...content,
    deadline: deadline && by !== null ? { ...deadline, full: by, short: by, note: deadline.left } : null,
    // They explain a hold to the cardholder.
    holdSteps: [],
    form: {
      ...form,
      button: isHold ? form.button : own.card.pay(sum.amount),
      trust: isHold ? own.card.holdNote : form.trust,
    },
    notice: toNotice(content, view, own),
  };
}

function toNotice(content: GuestContent, { reason }: PayerView, own: StaffInstead): GuestContent['notice'] {
  const { notice, property, sum } = content;
  const ended = { EXPIRED: own.closed.expired, CANCELED: own.closed.revoked, FAILED: own.closed.failed };
  switch (content.state) {
    case 'CONFIRMING':
      return { tone: 'info', ...own.processing };
    case 'DECLINED':
      return { tone: 'danger', ...(getDecline(reason, own) ?? own.declined.other) };
    case 'PAID':
      return { tone: 'success', title: own.paid.title(sum.amount), text: own.paid.text(property.name) };
    case 'HELD':
      return notice && { ...notice, text: own.held.text(property.name) };
    case 'EXPIRED':
    case 'CANCELED':
    case 'FAILED': {
      const { title, text } = ended[content.state];
      return { tone: 'warning', title, text: text(property.name) };
    }
    default:
      return notice;
  }
}

function getDecline(reason: string | null, { declined }: StaffInstead) {
  const known: Readonly<Record<string, { title: string; text: string }>> = declined;
  return reason !== null && Object.hasOwn(known, reason) ? known[reason] : undefined;
}
