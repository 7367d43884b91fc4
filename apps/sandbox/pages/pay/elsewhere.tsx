import type { GuestContent } from '@deck/guest';
import { Button } from '@deck/ui';
import { ExternalLink } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import type { Slots } from './guest-frame.tsx';
import { Headline } from './headline.tsx';
import { LostNotice } from './lost-notice.tsx';
import { column, explanation } from './pay-screen.css.ts';
import type { PaymentSession, PaymentState } from './payment-session.ts';
import { useReading } from './reading.ts';

const Transfer = lazy(() => import('./transfer.tsx'));

interface ElsewhereProps {
  view: PayerView;
  state: PaymentState;
  session: PaymentSession;
  content: GuestContent;
}

/** The payer confirms on the page of their bank, or sends a transfer there. Either way there is a way back. */
export function elsewhereSlots(props: ElsewhereProps): Slots {
  const { state, view, content } = props;
  return {
    notice: state.lost !== 'no' && <LostNotice lost={state.lost} />,
    payment:
      view.action?.kind === 'TRANSFER' ? (
        <Suspense>
          <Transfer transfer={content.transfer} />
        </Suspense>
      ) : (
        <AtTheBank {...props} />
      ),
    act: <Go {...props} />,
    others: <AnotherWay {...props} />,
  };
}

/** Right after the payer's own press the page of their bank opens by itself. */
function AtTheBank({ view, state }: ElsewhereProps) {
  const { elsewhere } = useReading().words;
  const url = view.action?.url ?? '';
  const { attemptedHere } = state;
  useEffect(() => {
    if (attemptedHere) window.location.assign(url);
  }, [attemptedHere, url]);
  return (
    <div className={column}>
      <Headline>{elsewhere.title(view.paidIn ?? elsewhere.card)}</Headline>
      <p className={explanation}>{elsewhere.text}</p>
    </div>
  );
}

function Go({ view }: ElsewhereProps) {
  const { elsewhere } = useReading().words;
  return (
    <Button variant="primary" size="wide" icon={ExternalLink} href={view.action?.url ?? ''}>
      {view.action?.kind === 'TRANSFER' ? elsewhere.send : elsewhere.go}
    </Button>
  );
}

function AnotherWay({ state, session }: ElsewhereProps) {
  const { elsewhere } = useReading().words;
  const busy = state.sending || state.lost === 'checking';
  return (
    <Button size="wide" disabled={busy} onClick={session.takeAnotherWay}>
      {elsewhere.another}
    </Button>
  );
}
