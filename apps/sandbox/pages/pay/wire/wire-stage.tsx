import { Button, CopyButton, DescriptionList, Icon } from '@deck/ui';
import { formatDate } from '@deck/values';
import { Check, Download, Hourglass } from 'lucide-react';
import type { PayerView } from '../../../src/payer/payer-view.ts';
import { type WireWords, wireWords } from '../../words/wire.ts';
import { Contact } from '../contact.tsx';
import { Framed } from '../framed.tsx';
import { Headline } from '../headline.tsx';
import { LostNotice } from '../lost-notice.tsx';
import { OrderDetails } from '../order-details.tsx';
import { explanation } from '../pay-screen.css.ts';
import { invoiceAddress } from '../payer-api.ts';
import type { PaymentState } from '../payment-session.ts';
import { useReading } from '../reading.ts';
import { done, facts, mark } from '../receipt.css.ts';
import { Reworded } from '../reworded.tsx';
import { bankLines } from './bank-lines.ts';
import * as css from './wire-stage.css.ts';

interface WireStageProps {
  stage: 'transfer' | 'transferring';
  token: string;
  view: PayerView;
  state: PaymentState;
  amount: string;
  onPaid: () => void;
}

/** An invoice: the bank details and its status. */
export default function WireStage({ stage, token, view, state, amount, onPaid }: WireStageProps) {
  const own = wireWords[useReading().language];
  const busy = state.sending || state.lost === 'checking';
  const invoice = (
    <Button key="invoice" size="wide" icon={Download} href={invoiceAddress(token)} download>
      {own.download}
    </Button>
  );
  return (
    <Reworded by={{ lost: own.lost, notSent: own.notSent }}>
      <Framed
        legal={view.property}
        act={
          <>
            {view.invoice?.mayBeSaidPaid && (
              <Button variant="primary" size="wide" icon={Check} loading={busy} onClick={onPaid}>
                {own.saidPaid}
              </Button>
            )}
            {invoice}
          </>
        }
      >
        <State key={view.status} stage={stage} view={view} own={own} />
        <LostNotice lost={state.lost} />
        <BankDetails view={view} amount={amount} own={own} />
        <OrderDetails details={view.details} />
        <Contact property={view.property} />
      </Framed>
    </Reworded>
  );
}

function State({ stage, view, own }: Pick<WireStageProps, 'stage' | 'view'> & { own: WireWords }) {
  const { name } = view.property;
  if (stage === 'transfer')
    return (
      <div className={done}>
        <h2 className={css.title}>{own.title}</h2>
        <p className={explanation}>{own.text(name)}</p>
        <Due view={view} own={own} />
      </div>
    );
  const { title, text } = view.status === 'PARTIALLY_PAID' ? own.part : own.said;
  return (
    <div className={done}>
      <span className={mark.held}>
        <Icon shape={Hourglass} size={20} />
      </span>
      <Headline>{title}</Headline>
      <p className={explanation}>{text(name)}</p>
      {view.status === 'PARTIALLY_PAID' && <Due view={view} own={own} />}
    </div>
  );
}

/** By when the transfer is to be made, or that it is late. */
function Due({ view: { invoice }, own }: { view: PayerView; own: WireWords }) {
  if (!invoice?.dueDate) return null;
  const day = formatDate(invoice.dueDate);
  return (
    <p className={explanation}>
      <strong>{invoice.overdue ? own.overdue(day) : own.payBy(day)}</strong>
    </p>
  );
}

function BankDetails({ view, amount, own }: { view: PayerView; amount: string; own: WireWords }) {
  return (
    <section className={facts}>
      <DescriptionList
        items={bankLines(view, amount).map(({ name, shown, copied }) => ({
          term: own[name],
          description: (
            <span className={css.line}>
              <span>{shown}</span>
              <span className={css.copy}>
                <CopyButton text={copied} label={own.copy(own[name])} />
              </span>
            </span>
          ),
        }))}
      />
    </section>
  );
}
