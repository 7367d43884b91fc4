import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { ActionBar, Alert, Button, Card } from '@deck/ui';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as layout from '../../../orders/shared/layout.css.ts';
import * as css from '../payment-form.css.ts';
import { PaymentSummary } from '../payment-summary.tsx';
import { CardOutcome } from './card-outcome.tsx';
import { useChargedText } from './charged-text.ts';
import type { Made } from './made.ts';
import { MadeInvoice } from './made-invoice.tsx';
import { MadeRequest } from './made-request.tsx';
import { MadeScheduled } from './made-scheduled.tsx';
import { SendLink } from './send-link.tsx';

interface MadePaymentProps {
  order: Order;
  made: Made;
  onChange: (made: Made) => void;
  onAnother: () => void;
}

/** What became of the form, and what is next. */
export function MadePayment({ order, made, onChange, onAnother }: MadePaymentProps) {
  const { t } = useTranslation(['collect', 'orders']);
  return (
    <>
      <div className={layout.columns}>
        <div className={layout.column}>
          {made.tender ? (
            <MadeRequest tender={made.tender} order={order} />
          ) : (
            <Outcome order={order} payment={made.payment} onChange={(payment) => onChange({ payment })} />
          )}
        </div>
        <div className={layout.sticky}>
          <PaymentSummary order={order} asked={undefined} />
        </div>
      </div>
      <ActionBar
        start={
          <Button size="large" variant="quiet" onClick={onAnother}>
            {t('made.another')}
          </Button>
        }
        end={
          <Button size="large" variant="primary" href={`/orders/${order.id}`}>
            {t('orders:create.open')}
          </Button>
        }
      />
    </>
  );
}

interface OutcomeProps {
  order: Order;
  payment: Payment;
  onChange: (payment: Payment) => void;
}

function Outcome({ order, payment, onChange }: OutcomeProps) {
  if (payment.type === 'PAYMENT_VPOS') return <Terminal payment={payment} />;
  if (payment.type === 'WIRE_TRANSFER')
    return <MadeInvoice order={order} payment={payment} onSent={onChange} />;
  if (payment.sendAt !== null || payment.executeAt !== null)
    return <MadeScheduled order={order} payment={payment} />;
  if (payment.type === 'PAYMENT_CARD') return <CardOutcome payment={payment} />;
  return <MadeLink order={order} payment={payment} onChange={onChange} />;
}

function MadeLink({ order, payment, onChange }: OutcomeProps) {
  const { t } = useTranslation('collect');
  const amount = useChargedText(payment);
  return (
    <>
      <Alert tone="success" announced title={t('made.link', { amount })}>
        {t('made.linkText', { payment: payment.number })}
      </Alert>
      <SendLink
        payment={payment}
        email={order.customer.email}
        phone={order.customer.phone}
        printed={{ title: order.propertyName, text: `${amount}, ${order.externalId}` }}
        onSent={onChange}
      />
    </>
  );
}

/** Deck never sees a card: its number is typed on the hosted page, in staff mode. */
function Terminal({ payment }: { payment: Payment }) {
  const { t } = useTranslation('collect');
  const amount = useChargedText(payment);
  return (
    <Card title={t('made.terminal', { amount })}>
      <div className={css.stack}>
        <p className={css.quiet}>{t('made.terminalText')}</p>
        <div>
          <Button variant="primary" icon={ExternalLink} href={payment.link ?? ''} target="_blank">
            {t('made.openTerminal')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
