import type { Payment } from '@deck/api/contract/payments';
import { isLive, toneOf } from '@deck/api/rules';
import { Badge, Countdown, Explained, Meter, PageHeader, Stat, useUi } from '@deck/ui';
import { amountOf, parseMoney, subtract } from '@deck/values';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../format/amount-text.ts';

interface PaymentHeaderProps {
  payment: Payment;
  actions: ReactNode;
  phoneActions: ReactNode;
}

/** What the payment asks for and what became of it. */
export function PaymentHeader({ payment, actions, phoneActions }: PaymentHeaderProps) {
  const { t } = useTranslation(['payments', 'orders', 'labels', 'app']);
  const { locale } = useUi();
  const { currency, status, countdown, heldAmount, capturedAmount, refundedAmount } = payment;
  const text = (amount: string) => amountText(amount, currency, locale);
  const minus = (amount: string, less: string) =>
    amountOf(subtract(parseMoney(amount, currency), parseMoney(less, currency)));
  const kept = minus(capturedAmount, refundedAmount);
  // While somebody may still pay it, what is left to be paid is what one looks for.
  const isOpen = isLive({ status, linkLives: payment.link !== null });
  const due = isOpen ? minus(payment.amount, capturedAmount) : undefined;
  return (
    <PageHeader
      breadcrumbs={[
        { label: t('orders:list.title'), href: '/orders' },
        { label: payment.orderExternalId ?? '', href: `/orders/${payment.orderId}` },
        { label: payment.number },
      ]}
      title={payment.number}
      copy={{ text: payment.number, label: t('details.copy') }}
      badge={
        <Explained text={t(`labels:paymentStatusHint.${status}`)}>
          <Badge tone={toneOf(status)} label={t(`app:paymentStatus.${status}`)} />
        </Explained>
      }
      context={
        <>
          {`${t(`app:paymentType.${payment.type}`)}, ${payment.customerName}`}
          {countdown && (
            <>
              {`. ${t(`labels:countdown.${countdown.kind}`)}: `}
              <Countdown until={countdown.at} />
            </>
          )}
        </>
      }
      actions={actions}
      phoneActions={phoneActions}
      figures={[
        due === undefined ? (
          <Stat key="amount" label={t('details.amount')} value={text(payment.amount)} />
        ) : (
          <Stat key="due" label={t('orders:details.due')} value={text(due)} marker="due" />
        ),
        <Stat key="held" label={t('details.held')} value={text(heldAmount)} marker="held" />,
        <Stat key="captured" label={t('details.captured')} value={text(capturedAmount)} marker="paid" />,
        <Stat key="refunded" label={t('details.refunded')} value={text(refundedAmount)} />,
      ]}
      meter={
        <Meter
          total={payment.amount}
          currency={currency}
          parts={[
            { label: t('details.captured'), value: kept, kind: 'paid' },
            { label: t('details.held'), value: heldAmount, kind: 'held' },
          ]}
        />
      }
    />
  );
}
