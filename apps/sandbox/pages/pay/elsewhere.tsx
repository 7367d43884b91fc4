import { Button, CopyField, DescriptionList, Icon } from '@deck/ui';
import { ExternalLink, Landmark } from 'lucide-react';
import { useEffect } from 'react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import * as css from './elsewhere.css.ts';
import { Headline } from './headline.tsx';
import { LostNotice } from './lost-notice.tsx';
import { explanation } from './pay-screen.css.ts';
import type { PaymentSession, PaymentState } from './payment-session.ts';
import { useReading } from './reading.ts';

interface ElsewhereProps {
  view: PayerView;
  state: PaymentState;
  session: PaymentSession;
  amount: string;
}

/** The payer confirms on the page of their bank. Right after their own press it opens by itself. */
export function Elsewhere({ view, state, session }: ElsewhereProps) {
  const { elsewhere } = useReading().words;
  const url = view.action?.url ?? '';
  const { attemptedHere } = state;
  useEffect(() => {
    if (attemptedHere) window.location.assign(url);
  }, [attemptedHere, url]);
  const busy = state.sending || state.lost === 'checking';
  return (
    <div className={css.column}>
      <LostNotice lost={state.lost} />
      <Icon shape={Landmark} size={20} />
      <Headline>{elsewhere.title(view.paidIn ?? elsewhere.card)}</Headline>
      <p className={explanation}>{elsewhere.text}</p>
      <Button variant="primary" size="wide" icon={ExternalLink} href={url}>
        {elsewhere.go}
      </Button>
      <Button size="wide" disabled={busy} onClick={session.takeAnotherWay}>
        {elsewhere.another}
      </Button>
    </div>
  );
}

/** The payer sends a transfer: where to, how much, and by which reference it is found. */
export function Transfer({ view, state, session, amount }: ElsewhereProps) {
  const { transfer, elsewhere } = useReading().words;
  const { action } = view;
  if (action?.kind !== 'TRANSFER') return null;
  const busy = state.sending || state.lost === 'checking';
  return (
    <div className={css.column}>
      <LostNotice lost={state.lost} />
      <Headline>{transfer.title(amount)}</Headline>
      <p className={explanation}>{transfer.text}</p>
      <DescriptionList items={[{ term: transfer.beneficiary, description: action.beneficiary }]} />
      <CopyField label="IBAN" value={action.iban} />
      <CopyField label="BIC" value={action.bic} />
      <CopyField label={transfer.reference} value={action.reference} />
      <Button variant="primary" size="wide" icon={ExternalLink} href={action.url}>
        {transfer.go}
      </Button>
      <Button size="wide" disabled={busy} onClick={session.takeAnotherWay}>
        {elsewhere.another}
      </Button>
    </div>
  );
}
