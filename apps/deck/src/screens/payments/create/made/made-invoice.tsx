import { RequiredEmail } from '@deck/api/contract/formats';
import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { Alert, Button, Card, CopyField, SendButton, TextField } from '@deck/ui';
import { FileText, Link, Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from '../payment-form.css.ts';
import { useChargedText } from './charged-text.ts';
import { SendFailure } from './send-failure.tsx';
import { useSending } from './use-sending.ts';

interface MadeInvoiceProps {
  order: Order;
  payment: Payment;
  onSent: (payment: Payment) => void;
}

/** The invoice of a wire transfer: its file, the page with the bank's details, and sending it again. */
export function MadeInvoice({ order, payment, onSent }: MadeInvoiceProps) {
  const { t } = useTranslation(['collect', 'app']);
  const amount = useChargedText(payment);
  const last = payment.dispatches.findLast(({ channel }) => channel === 'EMAIL');
  const [email, setEmail] = useState(last?.recipient ?? order.customer.email);
  const { send, sending, sentOf, failed } = useSending(payment, false, onSent);
  const state = email === '' || RequiredEmail.safeParse(email.trim()).success ? 'primary' : 'error';
  const link = payment.link ?? '';
  return (
    <>
      <Alert
        tone="success"
        announced
        title={t('made.invoice', { invoice: payment.invoiceNumber, amount })}
        action={
          <Button
            size="small"
            icon={FileText}
            href={`${link.replace('/pay/', '/pay/api/')}/invoice.pdf`}
            target="_blank"
          >
            {t('made.pdf')}
          </Button>
        }
      >
        {t(order.customer.email === '' && !last ? 'made.invoiceNotSent' : 'made.invoiceText')}
      </Alert>
      <Card title={t('made.sendInvoice')}>
        <div className={css.stack}>
          <SendButton
            channel="email"
            value={email}
            state={state}
            loading={sending === 'EMAIL'}
            sent={sentOf('EMAIL')}
            onSend={(recipient) => send('EMAIL', recipient)}
          >
            <TextField
              label={t('recipient.email')}
              type="email"
              icon={Mail}
              autoComplete="off"
              value={email}
              onChange={setEmail}
              state={state}
              feedback={t('app:validation.email')}
            />
          </SendButton>
          {failed && <SendFailure {...failed} />}
          <CopyField icon={Link} label={t('made.invoicePage')} copyLabel={t('qr.copy')} value={link} />
        </div>
      </Card>
    </>
  );
}
