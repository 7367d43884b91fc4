import { type GuestContent, type LoadedGuestWords, writeGuestContent } from '@deck/guest';
import type { CardRequestWords } from '../../words/card-request.ts';
import type { CardRequest } from './card-request.ts';

/** A card request has no receipt: it says in a sentence whether the card is kept. */
export function toCardContent(
  content: GuestContent,
  view: CardRequest,
  words: { readonly own: CardRequestWords; readonly guest: LoadedGuestWords },
): GuestContent {
  return { ...content, receipt: null, notice: toNotice(content, view, words) };
}

function toNotice(
  content: GuestContent,
  view: CardRequest,
  { own, guest }: Parameters<typeof toCardContent>[2],
): GuestContent['notice'] {
  const { name } = content.property;
  switch (view.status) {
    case 'DUPLICATE':
      return { tone: 'success', title: own.known.title, text: own.known.text(name) };
    case 'ERROR':
      return { tone: 'danger', title: getDecline(guest, view), text: own.declined(name) };
    case 'REVOKED':
      return { tone: 'warning', title: own.canceled.title, text: own.canceled.text(name) };
    default:
      return content.notice;
  }
}

/** The bank's no in the words of a payment's page. */
function getDecline(words: LoadedGuestWords, { guest, reason }: CardRequest): string {
  const payment = { ...guest.payment, state: 'DECLINED', reason } as const;
  return writeGuestContent({ ...guest, payment }, words).notice?.title ?? '';
}
