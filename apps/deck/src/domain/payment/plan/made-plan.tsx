import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { cardLabel } from '@deck/api/rules';
import { Alert, Button, Card, DescriptionList, Stack, Text, TextLink } from '@deck/ui';
import { formatInstant, instantText, toEpoch } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { CardOutcome } from '../create/made-notices.tsx';
import { useFollowedPayment } from '../create/use-followed-payment.ts';
import { useChargedText } from '../payment-words.ts';

interface MadePlanProps {
  order: Order;
  /** In the order of their days; the first is of now. */
  made: readonly [Payment, ...Payment[]];
}

/** What happened now, and what will happen on which day. */
export function MadePlan({ order, made: [deposit, ...later] }: MadePlanProps) {
  const { t } = useTranslation('collect');
  const now = useFollowedPayment(deposit);
  const zone = order.propertyTimezone;
  return (
    <>
      {now.type === 'PAYMENT_CARD' ? <CardOutcome payment={now} /> : <DepositSent payment={now} />}
      <Card title={t('plan.made.title')} meta={zone.replaceAll('_', ' ')}>
        <DescriptionList
          items={later.map((payment, at) => ({
            term: t('plan.part', { number: at + 2 }),
            description: <LaterPayment payment={payment} />,
          }))}
        />
      </Card>
    </>
  );
}

function DepositSent({ payment }: { payment: Payment }) {
  const { t } = useTranslation('collect');
  const amount = useChargedText(payment);
  const recipient = payment.dispatches.at(-1)?.recipient ?? '';
  return (
    <Alert
      tone="success"
      announced
      title={t('plan.made.sent', { amount })}
      action={
        <Button size="small" href={`/orders/${payment.orderId}/${payment.id}`}>
          {t('made.openPayment')}
        </Button>
      }
    >
      {t('plan.made.sentTo', { recipient })} <Reminder payment={payment} />
    </Alert>
  );
}

/** One later payment: when it is sent or charged, and to which recipient or card. */
function LaterPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation('collect');
  const amount = useChargedText(payment);
  const isSend = payment.sendAt !== null;
  const time = formatInstant(payment.sendAt ?? payment.executeAt ?? '', payment.propertyTimezone);
  return (
    <Stack gap="tight">
      <TextLink href={`/orders/${payment.orderId}/${payment.id}`}>
        {isSend
          ? t('plan.made.willSend', { time, amount, recipient: payment.sendRecipient ?? '' })
          : t('plan.made.willCharge', {
              time,
              amount,
              card: payment.card ? cardLabel(payment.card) : '',
            })}
      </TextLink>
      <Text>
        <Reminder payment={payment} />
      </Text>
    </Stack>
  );
}

const DAY = 86_400_000;

/** The guest is reminded a day before a link ends, and notified a day before a charge. */
function Reminder({ payment: { expiresAt, executeAt, propertyTimezone } }: { payment: Payment }) {
  const { t } = useTranslation('collect');
  const end = executeAt ?? expiresAt;
  if (end === null) return t('plan.made.noReminder');
  const time = formatInstant(instantText(toEpoch(end) - DAY), propertyTimezone);
  return t(executeAt === null ? 'plan.made.reminder' : 'plan.made.chargeTold', { time });
}
