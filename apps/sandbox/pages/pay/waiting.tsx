import type { PayerView } from '../../src/payer/payer-view.ts';
import type { Slots } from './guest-frame.tsx';
import { Headline } from './headline.tsx';
import { column, explanation } from './pay-screen.css.ts';
import { useReading } from './reading.ts';

/** The bank has not answered. There is nothing to press: the outcome comes by itself. */
export const waitingSlots = (view: PayerView): Slots => ({
  notice: false,
  payment: <Waiting isTransfer={isTransfer(view)} />,
});

/** Money that the guest sent takes days, and no bank owes this page an answer. */
const isTransfer = ({ guest, paidIn }: PayerView): boolean =>
  guest.methods.some(({ title, way }) => title === paidIn && way === 'TRANSFER');

function Waiting({ isTransfer }: { isTransfer: boolean }) {
  const { words, guest } = useReading();
  const { title, text } = isTransfer ? guest.words.notices.transfer : words.waiting;
  return (
    <div className={column} role="status">
      <Headline>{title}</Headline>
      <p className={explanation}>{text}</p>
    </div>
  );
}
