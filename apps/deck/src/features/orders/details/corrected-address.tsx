import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { Alert, Button } from '@deck/ui';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { outdatedAddress } from '../../../domain/payment/dispatches.ts';
import { isPageOpen } from '../../../domain/payment/is-page-open.ts';
import { SendFailure, useSendPayment } from '../../../domain/payment/send-ways.tsx';
import { useRight } from '../../../platform/session/session-store.ts';

interface CorrectedAddressProps {
  order: Order;
  payments: readonly Payment[];
}

/** Open links that went to an address which is not the customer's any more: each is offered to go to the new one. */
export function CorrectedAddress({ order, payments }: CorrectedAddressProps) {
  const maySend = useRight('ORDER_INSTANCE_EDIT');
  const { state } = useLocation();
  const { email } = order.customer;
  const before: unknown = state?.correctedEmail;
  const corrected = typeof before === 'string' ? before : undefined;
  if (!maySend || !order.actions.edit.allowed) return null;
  return payments.filter(isPageOpen).map((payment) => {
    const outdated = outdatedAddress(payment, email, corrected);
    return outdated && <SendToNew key={payment.id} payment={payment} outdated={outdated} email={email} />;
  });
}

interface SendToNewProps {
  payment: Payment;
  outdated: string;
  email: string;
}

function SendToNew({ payment, outdated, email }: SendToNewProps) {
  const { t } = useTranslation('collect');
  const { send, isSending, refusal } = useSendPayment(payment);
  return (
    <>
      <Alert
        tone="warning"
        announced
        title={t('corrected.title', { payment: payment.number, recipient: outdated })}
        action={
          <Button
            size="small"
            icon={Send}
            loading={isSending}
            onClick={() => send({ channel: 'EMAIL', recipient: email, withQrcode: true })}
          >
            {t('corrected.send', { recipient: email })}
          </Button>
        }
      >
        {t('corrected.text')}
      </Alert>
      {!isSending && <SendFailure failure={refusal} channel="EMAIL" />}
    </>
  );
}
