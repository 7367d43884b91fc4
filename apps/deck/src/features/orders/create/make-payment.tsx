import { MakePayment as MakePaymentOf } from '../../../domain/payment/create/make-payment.tsx';
import { WizardHeader } from './wizard-header.tsx';

/** The last step: a payment of the order that was made. */
export function MakePayment({ orderId }: { orderId: string }) {
  return (
    <MakePaymentOf
      orderId={orderId}
      header={(order) => (
        <WizardHeader
          current={3}
          {...(order && { externalId: order.externalId, href: `/orders/${order.id}` })}
        />
      )}
    />
  );
}
