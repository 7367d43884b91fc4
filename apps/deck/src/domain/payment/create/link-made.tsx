import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { Card, CopyField, Page, useUi } from '@deck/ui';
import { parseMoney } from '@deck/values';
import { Link } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../platform/format/amount-text.ts';
import { useRight } from '../../../platform/session/session-store.ts';
import { FormWithGuestPreview } from '../../guest-preview/preview-part.tsx';
import { useGuestPreview } from '../../guest-preview/use-guest-preview.ts';
import { lastDispatch } from '../dispatches.ts';
import { isPageOpen } from '../is-page-open.ts';
import { useChargedText } from '../payment-words.ts';
import { QrPanel } from '../qr-panel.tsx';
import { UndeliveredAlert } from '../undelivered-alert.tsx';
import { LinkNotice } from './made-notices.tsx';
import { OrderMoney } from './order-money.tsx';
import * as css from './payment-form.css.ts';
import { SendLinkCard } from './send-link-card.tsx';
import { SendMessage } from './send-message.tsx';
import { toMadePreview } from './to-made-preview.ts';

interface LinkMadeProps {
  payment: Payment;
  /** Its order, as far as the user may read it. */
  order: Order | undefined;
  /** What leads to one more. */
  another: ReactNode;
  /** The way to the order. @param isMain nothing else is left to do */
  openOrder: (isMain: boolean) => ReactNode;
}

/** A link that was made: to send it is the main act, and what was sent is said in the same place. */
export function LinkMade({ payment, order, another, openOrder }: LinkMadeProps) {
  const { t } = useTranslation('collect');
  const mayWrite = useRight('ORDER_INSTANCE_EDIT');
  const preview = useGuestPreview(toMadePreview(payment, order));
  const email = lastDispatch(payment, 'EMAIL');
  const isSent = email !== undefined && !email.failed;
  const isOpen = isPageOpen(payment);
  return (
    <Page>
      <FormWithGuestPreview
        preview={preview}
        panel={
          isSent ? { first: 'PAGE', note: t('made.behind') } : { first: 'EMAIL', note: t('made.notLeft') }
        }
        start={another}
        acts={openOrder(isSent || !isOpen || !mayWrite)}
      >
        {isOpen ? (
          <>
            <UndeliveredAlert payment={payment} />
            {mayWrite && <SendLinkCard payment={payment} order={order} />}
            <OtherWays payment={payment} order={order} maySend={mayWrite} />
          </>
        ) : (
          <LinkNotice payment={payment} order={order} />
        )}
        {order && <Money payment={payment} order={order} isAsked={isOpen} isSent={isSent} />}
      </FormWithGuestPreview>
    </Page>
  );
}

interface OtherWaysProps {
  payment: Payment;
  order: Order | undefined;
  maySend: boolean;
}

/** By SMS, by copying the address, by the code on the screen or on paper. */
function OtherWays({ payment, order, maySend }: OtherWaysProps) {
  const { t } = useTranslation('collect');
  const amount = useChargedText(payment);
  const link = payment.link ?? '';
  return (
    <Card title={t('made.otherWays')}>
      <div className={css.sides}>
        <div className={css.ways}>
          {maySend && <SendMessage payment={payment} customer={order?.customer} />}
          <CopyField icon={Link} label={t('qr.link')} copyLabel={t('qr.copy')} value={link} />
        </div>
        <QrPanel
          link={link}
          fileName={`link-${payment.number}`}
          printed={{
            title: payment.propertyName,
            text: [amount, payment.orderExternalId].filter(Boolean).join(', '),
          }}
          without="link"
        />
      </div>
    </Card>
  );
}

interface MoneyProps {
  payment: Payment;
  order: Order;
  isAsked: boolean;
  isSent: boolean;
}

function Money({ payment, order, isAsked, isSent }: MoneyProps) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const total = amountText(order.totalAmount, order.currency, locale);
  return (
    <OrderMoney
      order={order}
      asked={isAsked ? parseMoney(payment.amount, payment.currency) : undefined}
      isToHold={payment.scheme === 'AUTH'}
      askedLabel={t('money.asked')}
      title={`${order.externalId}, ${t('money.total', { amount: total })}`}
      {...(isAsked && { note: t(isSent ? 'money.awaiting' : 'money.asItWas') })}
    />
  );
}
