import { type GuestContent, toGuestContent } from '@deck/guest';
import type { CardRequestWords } from '../../words/card-request.ts';
import type { CardRequest } from './card-request.ts';

/** A card request has no receipt: it says in a sentence what became of the card. */
export function toCardContent(content: GuestContent, view: CardRequest, own: CardRequestWords): GuestContent {
  return { ...content, receipt: null, notice: toNotice(content, view, own) };
}

function toNotice(content: GuestContent, view: CardRequest, own: CardRequestWords): GuestContent['notice'] {
  const { name } = content.property;
  switch (view.status) {
    case 'DUPLICATE':
      return { tone: 'success', title: own.known.title, text: own.known.text(name) };
    case 'ERROR':
      return { tone: 'danger', title: getDecline(content, view), text: own.declined(name) };
    case 'REVOKED':
      return { tone: 'warning', title: own.canceled.title, text: own.canceled.text(name) };
    default:
      return content.notice;
  }
}

/** The bank's no in the words of a payment's page. */
function getDecline({ language }: GuestContent, { guest, reason }: CardRequest): string {
  const payment = { ...guest.payment, state: 'DECLINED', reason } as const;
  return toGuestContent({ ...guest, payment }, language).notice?.title ?? '';
}
