import type { GuestContent } from '@deck/guest';
import { type WireWords, wireWords } from '../../words/wire.ts';
import { GuestFrame } from '../guest-frame.tsx';
import type { PaymentPageProps } from '../pay-screen.tsx';
import { useReading } from '../reading.ts';
import { receiptSlots } from '../receipt.tsx';
import { useGuestContent } from '../use-guest-content.ts';
import { wireSlots } from './wire-slots.tsx';

/** The page of an invoice: the account, then the receipt. */
export default function WireScreen({ token, view, state, session, mark }: PaymentPageProps) {
  const own = wireWords[useReading().language];
  const content = toWireContent(useGuestContent(view.guest, state.clockAhead), own);
  const isAwaited = content.state === 'AWAITING_TRANSFER';
  return (
    <GuestFrame
      content={content}
      accent={view.accent}
      mark={mark}
      {...(isAwaited ? wireSlots({ token, view, state, session, content }) : receiptSlots(content, token))}
    />
  );
}

/** Nobody shall pay an invoice that has ended; a transfer may still be under way. */
function toWireContent(content: GuestContent, { expired, revoked }: WireWords): GuestContent {
  const ended = { EXPIRED: expired, CANCELED: revoked };
  if (!isEnded(content.state)) return content;
  const { title, text } = ended[content.state];
  return { ...content, notice: { tone: 'warning', title, text: text(content.property.name) } };
}

const isEnded = (state: GuestContent['state']): state is 'EXPIRED' | 'CANCELED' =>
  state === 'EXPIRED' || state === 'CANCELED';
