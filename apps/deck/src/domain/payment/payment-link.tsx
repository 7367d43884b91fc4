import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { paymentKinds } from '@deck/api/rules';
import { Button, Card, CopyField, Skeleton, Text, useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, FileText, Link } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { amountText } from '../../platform/format/amount-text.ts';
import { useRight } from '../../platform/session/session-store.ts';
import * as css from './create/payment-form.css.ts';
import { isPageOpen } from './is-page-open.ts';
import { useChargedText } from './payment-words.ts';
import { QrPanel } from './qr-panel.tsx';
import { SendWays } from './send-ways.tsx';

/** A page for staff waits for a card, or for another one. */
const takesCard: readonly Payment['status'][] = ['NEW', 'DECLINED'];

/** The link of a payment, the page of an invoice, or the page for staff, while it can be used. */
export function PaymentLink({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payments', 'collect']);
  const { page } = paymentKinds[payment.type];
  if (page === 'TERMINAL') return takesCard.includes(payment.status) ? <StaffPage payment={payment} /> : null;
  if (!isPageOpen(payment)) return null;
  return (
    <Card title={t(page === 'INVOICE' ? 'collect:wire.title' : 'details.link')}>
      <LinkSides payment={payment} />
    </Card>
  );
}

/** Deck never sees a card: its number is typed on the hosted page, in staff mode. Nobody is sent its address. */
export function StaffPage({ payment }: { payment: Payment }) {
  const { t } = useTranslation('collect');
  const amount = useChargedText(payment);
  return (
    <Card title={t('made.terminal', { amount })}>
      <div className={css.fields}>
        <Text>{t('made.terminalText')}</Text>
        <div>
          <Button variant="primary" icon={ExternalLink} href={payment.link ?? ''} target="_blank">
            {t('made.openTerminal')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** The payer's address: to copy, to send by e-mail and SMS, to show as a QR code, to print. */
export function LinkSides({ payment }: { payment: Payment }) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const mayWrite = useRight(payment.permanent ? 'ORDER_PERMANENT_LINK' : 'ORDER_INSTANCE_EDIT');
  const link = payment.link ?? '';
  const isInvoice = paymentKinds[payment.type].page === 'INVOICE';
  const amount = amountText(payment.acquisitionAmount, payment.acquisitionCurrency, locale);
  return (
    <div className={css.sides}>
      <div className={css.ways}>
        <CopyField
          icon={Link}
          label={t(isInvoice ? 'made.invoicePage' : 'qr.link')}
          copyLabel={t(isInvoice ? 'qr.copyAddress' : 'qr.copy')}
          value={link}
        />
        {mayWrite && <Send payment={payment} />}
        {isInvoice && (
          <div>
            <Button icon={FileText} href={invoiceFile(link)} target="_blank">
              {t('made.pdf')}
            </Button>
          </div>
        )}
      </div>
      <QrPanel
        link={link}
        fileName={`${isInvoice ? 'invoice' : 'link'}-${payment.number}`}
        printed={{
          title: payment.propertyName,
          text: payment.amountOpen
            ? payment.customerNote
            : [amount, payment.orderExternalId].filter(Boolean).join(', '),
        }}
        without="link"
      />
    </div>
  );
}

/** To the customer of the order, unless another address is typed. */
function Send({ payment }: { payment: Payment }) {
  const mayRead = useRight('ORDER_INSTANCE_VIEW');
  const order = useQuery({
    ...query(api.orders.get, { id: payment.orderId ?? '' }),
    enabled: mayRead && payment.orderId !== null,
  });
  // As high as its fields, so that nothing below it moves.
  if (order.isLoading) return <Skeleton shape="block" height={268} />;
  return (
    <SendWays payment={payment} customer={order.data?.customer ?? { email: '', phone: '', country: '' }} />
  );
}

/** The invoice of a wire transfer lies beside the page it is read on. */
const invoiceFile = (link: string): string => `${link.replace('/pay/', '/pay/api/')}/invoice.pdf`;
