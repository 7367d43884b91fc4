import type { GuestContent } from '@deck/guest';
import { Button, TransferDetails } from '@deck/ui';
import { formatDate } from '@deck/values';
import { Check, Download } from 'lucide-react';
import type { PayerView } from '../../../src/payer/payer-view.ts';
import { wireWords } from '../../words/wire.ts';
import type { Slots } from '../guest-frame.tsx';
import { Headline } from '../headline.tsx';
import { LostNotice } from '../lost-notice.tsx';
import { column, explanation } from '../pay-screen.css.ts';
import { invoiceAddress } from '../payer-api.ts';
import type { PaymentSession, PaymentState } from '../payment-session.ts';
import { useReading } from '../reading.ts';

interface WireProps {
  token: string;
  view: PayerView;
  state: PaymentState;
  session: PaymentSession;
  content: GuestContent;
}

/** An invoice: the account, and what has become of the transfer. */
export const wireSlots = (props: WireProps): Slots => ({
  notice: props.state.lost !== 'no' && <Lost {...props} />,
  payment: <Account {...props} />,
  act: props.view.invoice?.mayBeSaidPaid && <SaidPaid {...props} />,
  others: <Invoice {...props} />,
});

function Lost({ state }: WireProps) {
  return <LostNotice lost={state.lost} words={wireWords[useReading().language]} />;
}

function Account({ view, content: { transfer } }: WireProps) {
  if (transfer === null) return null;
  if (view.status === 'AWAITING')
    return (
      <div className={column}>
        <TransferDetails transfer={transfer} />
        <Overdue view={view} />
      </div>
    );
  return (
    <div className={column}>
      <Underway key={view.status} view={view} />
      <Overdue view={view} />
      <TransferDetails transfer={{ ...transfer, title: '', text: '' }} />
    </div>
  );
}

type ViewProps = Pick<WireProps, 'view'>;

/** The transfer is said to be made, or a part of it has come. */
function Underway({ view }: ViewProps) {
  const own = wireWords[useReading().language];
  const { title, text } = view.status === 'PARTIALLY_PAID' ? own.part : own.said;
  return (
    <>
      <Headline>{title}</Headline>
      <p className={explanation}>{text(view.property.name)}</p>
    </>
  );
}

function Overdue({ view: { invoice, status } }: ViewProps) {
  const own = wireWords[useReading().language];
  if (!invoice?.dueDate || !invoice.overdue || status === 'AWAITING_CONFIRMATION') return null;
  return (
    <p className={explanation}>
      <strong>{own.overdue(formatDate(invoice.dueDate))}</strong>
    </p>
  );
}

function SaidPaid({ state, session }: WireProps) {
  const own = wireWords[useReading().language];
  const busy = state.sending || state.lost === 'checking';
  return (
    <Button variant="primary" size="wide" icon={Check} loading={busy} onClick={session.sayPaid}>
      {own.saidPaid}
    </Button>
  );
}

function Invoice({ token }: WireProps) {
  const own = wireWords[useReading().language];
  return (
    <Button size="wide" icon={Download} href={invoiceAddress(token)} download>
      {own.download}
    </Button>
  );
}
