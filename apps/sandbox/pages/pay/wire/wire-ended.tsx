import type { PayerView } from '../../../src/payer/payer-view.ts';
import { wireWords } from '../../words/wire.ts';
import { Ended } from '../ended.tsx';
import { useReading } from '../reading.ts';
import { Reworded } from '../reworded.tsx';

/** An ended invoice. A transfer may still be under way. */
export default function WireEnded({ view }: { view: PayerView }) {
  const { expired, revoked } = wireWords[useReading().language];
  return (
    <Reworded by={{ closed: { expired, revoked } }}>
      <Ended view={view} />
    </Reworded>
  );
}
