import type { Payment } from '@deck/api/contract/payments';
import { cardLabel, paymentKinds } from '@deck/api/rules';
import { FactCard, TextLink, useUi } from '@deck/ui';
import { countryName, formatDate, formatInstant, formatRate, isCountry } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { cardExpiry, useReason } from '../../../domain/payment/payment-words.ts';
import { useMethodTitle } from '../../../domain/payment/use-method-title.ts';
import { amountText } from '../../../platform/format/amount-text.ts';

/** What is written down about a payment and its head does not say. What is empty is left out. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payments', 'payment', 'orders', 'labels', 'app']);
  const { timeZone, locale } = useUi();
  const reasonOf = useReason();
  const titleOf = useMethodTitle();
  const { card, currency, expiresAt, appliedRate, inputAmount, inputCurrency } = payment;
  const instant = (at: string | null) => at && formatInstant(at, timeZone);
  // A transfer is no method of a provider: its type says all there is.
  const isWire = paymentKinds[payment.type].page === 'INVOICE';
  const converted = payment.acquisitionCurrency !== currency;
  const dispatched = payment.dispatches.map(({ channel, recipient, sentAt, failed }) =>
    [`${t(`labels:channel.${channel}`)}: ${recipient}`, formatInstant(sentAt, timeZone)]
      .concat(failed ? t('payment:fact.notDelivered') : [])
      .join(', '),
  );
  return (
    <FactCard
      title={t('details.facts')}
      meta={timeZone}
      facts={[
        [t('payment:fact.transactionId'), payment.transactionId],
        [
          t('details.order'),
          payment.orderId && (
            <TextLink href={`/orders/${payment.orderId}`}>{payment.orderExternalId}</TextLink>
          ),
        ],
        [t('payment:fact.payer'), payment.payer && `${payment.payer.name}, ${payment.payer.email}`],
        [t('payment:fact.property'), payment.propertyName],
        [t('details.scheme'), t(`details.schemes.${payment.scheme}`), t('details.schemeHint')],
        [t('payment:fact.amount'), amountText(payment.amount, currency, locale)],
        [
          t('payment:fact.input'),
          inputAmount && inputCurrency ? amountText(inputAmount, inputCurrency, locale) : '',
        ],
        [
          t('payment:fact.acquisition'),
          converted ? amountText(payment.acquisitionAmount, payment.acquisitionCurrency, locale) : '',
        ],
        [
          t('payment:fact.rate'),
          appliedRate &&
            t('payment:fact.rateOf', {
              ...appliedRate,
              rate: formatRate(appliedRate.rate, locale),
              date: formatDate(appliedRate.date),
            }),
        ],
        [
          t('payment:fact.authorized'),
          payment.scheme === 'AUTH' ? amountText(payment.authorizedAmount, currency, locale) : '',
        ],
        [t('payment:fact.captureDeadline'), instant(payment.captureDeadline)],
        [
          t('payment:fact.method'),
          card ? t(`labels:cardType.${card.type}`) : !isWire && payment.method && titleOf(payment.method),
        ],
        [t('payment:fact.methods'), payment.methods.map(titleOf).join(', ')],
        [t('details.card'), card && cardLabel(card)],
        [t('details.holder'), card?.holder],
        [t('details.cardExpiry'), card && cardExpiry(card)],
        [t('payment:fact.dueDate'), payment.dueDate && formatDate(payment.dueDate)],
        [
          t('details.lifetime'),
          expiresAt === null
            ? paymentKinds[payment.type].page === 'PAYMENT' && t('details.unlimited')
            : t('details.until', { time: instant(expiresAt) }),
        ],
        [t('payment:fact.seen'), instant(payment.seenAt)],
        [t('payment:fact.sendAt'), instant(payment.sendAt)],
        [t('payment:fact.sendTo'), payment.sendRecipient],
        [t('payment:fact.executeAt'), instant(payment.executeAt)],
        [t('payment:fact.sent'), dispatched.join('; ')],
        [
          t('payment:fact.permanent'),
          payment.permanent || payment.permanentLinkId ? t('payment:fact.yes') : '',
        ],
        [t('payment:fact.amountOpen'), payment.amountOpen ? t('payment:fact.yes') : ''],
        [t('payment:fact.label'), payment.label],
        [t('details.description'), payment.description],
        [t('details.note'), payment.customerNote],
        [t('details.reference'), payment.reference],
        [t('details.invoice'), payment.invoiceNumber],
        [
          t('payment:fact.billing'),
          [
            payment.billingAddress,
            [payment.billingPostalCode, payment.billingCity].filter(Boolean).join(' '),
            isCountry(payment.billingCountry) ? countryName(payment.billingCountry, locale) : '',
          ]
            .filter(Boolean)
            .join(', '),
        ],
        [t('payment:fact.avs'), [payment.avsStreet, payment.avsPostalCode].filter(Boolean).join(', ')],
        [t('payment:fact.reason'), reasonOf(payment.reason)],
        [t('payment:fact.captureDescription'), payment.captureDescription],
        [t('payment:fact.refundDescription'), payment.refundDescription],
        [t('details.createdBy'), `${payment.createdBy}, ${instant(payment.createdAt)}`],
        [t('payment:fact.modified'), instant(payment.modifiedAt)],
      ]}
    />
  );
}
