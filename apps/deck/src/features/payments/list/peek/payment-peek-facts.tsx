import type { Payment } from '@deck/api/contract/payments';
import { cardLabel } from '@deck/api/rules';
import { FactList, TextLink, useUi } from '@deck/ui';
import { formatInstant, isPositive, parseMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { lastDispatch } from '../../../../domain/payment/dispatches.ts';
import { useReason } from '../../../../domain/payment/payment-words.ts';
import { amountText } from '../../../../platform/format/amount-text.ts';
import { CopyFact, PeekBlock, PeekSubject } from '../../../../platform/list/peek/peek-blocks.tsx';

/** What one looks for in a payment; its page has the rest. */
export function PaymentPeekFacts({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation(['payments', 'payment', 'orders', 'app']);
  const { locale, timeZone } = useUi();
  const reasonOf = useReason();
  const { currency, card, orderId } = payment;
  const text = (amount: string) =>
    isPositive(parseMoney(amount, currency)) ? amountText(amount, currency, locale) : '';
  const instant = (at: string | null) => at && formatInstant(at, timeZone);
  const sent = lastDispatch(payment);
  return (
    <>
      <PeekSubject
        name={payment.customerName || (payment.permanent ? t('app:title.permanentLink') : '')}
        context={[t(`app:paymentType.${payment.type}`), payment.propertyName].filter(Boolean).join(', ')}
        figure={amountText(payment.amount, currency, locale)}
      />
      <PeekBlock>
        <FactList
          facts={[
            [t('details.captured'), text(payment.capturedAmount)],
            [t('details.held'), text(payment.heldAmount)],
            [t('details.refunded'), text(payment.refundedAmount)],
            [t('payment:fact.captureDeadline'), instant(payment.captureDeadline)],
            [t('details.card'), card && cardLabel(card)],
            [t('payment:fact.reason'), reasonOf(payment.reason)],
            [
              t('details.order'),
              orderId && <TextLink href={`/orders/${orderId}`}>{payment.orderExternalId}</TextLink>,
            ],
            [
              t('details.lifetime'),
              payment.expiresAt && t('details.until', { time: instant(payment.expiresAt) }),
            ],
            [t('payment:fact.sendAt'), instant(payment.sendAt)],
            [t('payment:fact.executeAt'), instant(payment.executeAt)],
            [
              t('payment:fact.sent'),
              sent && <CopyFact text={sent.recipient} label={t('list.copyRecipient')} />,
            ],
            [t('details.createdBy'), `${payment.createdBy}, ${instant(payment.createdAt)}`],
          ]}
        />
      </PeekBlock>
    </>
  );
}
