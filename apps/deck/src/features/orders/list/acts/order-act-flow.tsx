import type { Payment } from '@deck/api/contract/payments';
import { getTone } from '@deck/api/rules';
import { Button, Inline, Modal, Skeleton, Stack, StatusDot, Text, useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyDialog } from '../../../../domain/payment/actions/money-dialog.tsx';
import RemindDialog from '../../../../domain/payment/remind-dialog.tsx';
import SendDialog from '../../../../domain/payment/send-dialog.tsx';
import { useCopyLink } from '../../../../domain/payment/use-copy-link.ts';
import { orderPaymentsQuery } from '../../../../domain/payment/use-order-payments.ts';
import { amountText } from '../../../../platform/format/amount-text.ts';
import { PartFailed } from '../../../../platform/navigation/page-states.tsx';
import { type OrderAct, serves } from './order-acts.ts';
import type { ActedOrder } from './use-order-acts.tsx';

interface OrderActFlowProps {
  readonly act: OrderAct;
  readonly order: ActedOrder;
  readonly onClose: () => void;
}

/** An act on an order: with the only payment it can concern, or with the one that is chosen. */
export default function OrderActFlow({ act, order, onClose }: OrderActFlowProps) {
  const { t } = useTranslation(['orders', 'app']);
  const [chosen, setChosen] = useState<string>();
  const payments = useQuery(orderPaymentsQuery(order.id));
  const served = (payments.data ?? []).filter((payment) => serves(act, payment));
  // Once begun, an act keeps its payment, however that changes meanwhile.
  const [only, another] = served;
  const id = chosen ?? (only && !another && act !== 'copy' ? only.id : undefined);
  if (chosen === undefined && id !== undefined) setChosen(id);
  const payment = payments.data?.find((each) => each.id === id);
  if (payment !== undefined) {
    if (act === 'capture' || act === 'refund')
      return <MoneyDialog action={act} payment={payment} onClose={onClose} />;
    if (act === 'remind') return <RemindDialog payment={payment} onClose={onClose} />;
    return <SendDialog payment={payment} onClose={onClose} />;
  }
  return (
    <Modal
      open
      size="small"
      title={t(`acts.title.${act}`, { order: order.externalId })}
      description={served.length > 0 ? t('acts.which') : undefined}
      onClose={onClose}
    >
      {payments.isPending ? (
        <Skeleton shape="block" height={40} />
      ) : payments.isError ? (
        <PartFailed title={t('details.paymentsFailed')} onRetry={() => void payments.refetch()} />
      ) : served.length === 0 ? (
        <Text>{t(`acts.none.${act}`)}</Text>
      ) : (
        <Stack>
          {served.map((each) => (
            <Choice key={each.id} act={act} payment={each} onChoose={() => setChosen(each.id)} />
          ))}
        </Stack>
      )}
    </Modal>
  );
}

interface ChoiceProps {
  readonly act: OrderAct;
  readonly payment: Payment;
  readonly onChoose: () => void;
}

function Choice({ act, payment, onChoose }: ChoiceProps) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const copy = useCopyLink();
  const { number, amount, currency, status } = payment;
  return (
    <Inline spread>
      <div>
        <Text>{`${number} · ${amountText(amount, currency, locale)}`}</Text>
        <StatusDot tone={getTone(status)} label={t(`app:paymentStatus.${status}`)} />
      </div>
      <Button
        size="small"
        aria-label={`${t(`acts.${act}`)}: ${number}`}
        onClick={act === 'copy' ? () => void copy(payment) : onChoose}
      >
        {t(`acts.${act}`)}
      </Button>
    </Inline>
  );
}
