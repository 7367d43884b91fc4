import type { Payment } from '@deck/api/contract/payments';
import { getTone, isLive } from '@deck/api/rules';
import type { PaymentAction } from '@deck/api/vocabulary';
import { media } from '@deck/tokens';
import {
  Badge,
  Button,
  Countdown,
  Explained,
  IconButton,
  Menu,
  Meter,
  PageHeader,
  Stat,
  useMedia,
  useUi,
} from '@deck/ui';
import { formatDate, money, parseMoney, subtract, sum, toAmount } from '@deck/values';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActs } from '../../../domain/payment/actions/use-acts.ts';
import { amountText } from '../../../platform/format/amount-text.ts';

interface PaymentHeaderProps {
  payment: Payment;
  actions: ReactNode;
  phoneActions: ReactNode;
}

/** What the payment asks for and its outcome. */
export function PaymentHeader({ payment, actions, phoneActions }: PaymentHeaderProps) {
  const { t } = useTranslation(['payments', 'orders', 'labels', 'app']);
  const { locale } = useUi();
  const { currency, status, countdown, dueDate, overdue, heldAmount, capturedAmount, refundedAmount } =
    payment;
  const text = (amount: string) => amountText(amount, currency, locale);
  const minus = (amount: string, less: string) =>
    toAmount(subtract(parseMoney(amount, currency), parseMoney(less, currency)));
  const kept = minus(capturedAmount, refundedAmount);
  const released = getReleased(payment);
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
          <Badge tone={getTone(status)} label={t(`app:paymentStatus.${status}`)} />
        </Explained>
      }
      context={
        <>
          {`${t(`app:paymentType.${payment.type}`)}, ${payment.customerName}`}
          {dueDate !== null &&
            isOpen &&
            `. ${t(overdue ? 'details.overdueOn' : 'details.dueOn', { date: formatDate(dueDate) })}`}
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
            { label: t('orders:details.paid'), value: kept, kind: 'paid' },
            { label: t('details.held'), value: heldAmount, kind: 'held' },
            { label: t('details.refunded'), value: refundedAmount, kind: 'back' },
            { label: t('details.released'), value: released, kind: 'back' },
          ]}
          rest={due === undefined ? t('details.notPaid') : undefined}
        />
      }
    />
  );
}

/** What was held and went back without being captured. Only a hold can be released. */
function getReleased({ scheme, authorizedAmount, capturedAmount, heldAmount, currency }: Payment): string {
  const [held, ...gone] = [authorizedAmount, capturedAmount, heldAmount].map((amount) =>
    parseMoney(amount, currency),
  );
  const released = held && subtract(held, sum(currency, gone));
  return toAmount(scheme === 'AUTH' && released && released.minor > 0n ? released : money(0n, currency));
}

interface PaymentActs {
  /** What can be done now, then everything with the reason why it cannot. */
  header: ReactNode;
  menu: ReactNode;
  /** What stands at the bottom of a phone; undefined where nothing can be done. */
  bar: ReactNode;
}

/** What can be done with the money of the payment. */
export function usePaymentActs(
  payment: Payment,
  onAct: (action: PaymentAction, payment: Payment) => void,
): PaymentActs {
  const { t } = useTranslation('payment');
  const isPhone = useMedia(media.phone);
  const acts = useActs()(payment);
  const buttons = acts
    .filter(({ refusal }) => refusal === undefined)
    .map(({ action, label }) => (
      <Button
        key={action}
        variant={action === 'capture' || action === 'confirm' ? 'primary' : 'secondary'}
        onClick={() => onAct(action, payment)}
      >
        {label}
      </Button>
    ))
    // The main act stands last, as everywhere.
    .reverse();
  const menu = (
    <Menu
      trigger={
        <IconButton
          icon={Ellipsis}
          variant={isPhone ? 'quiet' : 'secondary'}
          size={isPhone ? 'large' : 'medium'}
          label={t('more', { payment: payment.number })}
        />
      }
      items={acts.map(({ action, label, refusal }) => ({
        label,
        disabledReason: refusal,
        tone: action === 'void' || action === 'revoke' ? 'danger' : undefined,
        onSelect: () => onAct(action, payment),
      }))}
    />
  );
  return {
    header: (
      <>
        {buttons}
        {menu}
      </>
    ),
    menu,
    bar: buttons.length > 0 ? buttons.slice(-2) : undefined,
  };
}
