import type { Slots } from './guest-frame.tsx';
import { Headline } from './headline.tsx';
import { column, explanation } from './pay-screen.css.ts';
import { useReading } from './reading.ts';

/** The bank has not answered. There is nothing to press: the outcome comes by itself. */
export const waitingSlots = (): Slots => ({ notice: false, payment: <Waiting /> });

function Waiting() {
  const { waiting } = useReading().words;
  return (
    <div className={column} role="status">
      <Headline>{waiting.title}</Headline>
      <p className={explanation}>{waiting.text}</p>
    </div>
  );
}
