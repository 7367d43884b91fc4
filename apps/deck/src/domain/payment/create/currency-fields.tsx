import { Alert, Button, DescriptionList, Figures, Select, Stack, Text, useUi } from '@deck/ui';
import { formatDate, formatMoney, formatRate } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { useCurrencyChoices } from '../../../platform/forms/use-offered.ts';
import { useRight } from '../../../platform/session/session-store.ts';
import type { PaymentFormValues } from './payment-values.ts';
import type { NewPayment } from './use-payment-form.ts';

const Form = createForm<PaymentFormValues>()({ Select });

/** In which currency the amount is typed, and in which the payer is charged. One of the two is the order's. */
export function CurrencyFields({ payment: { form, order, values } }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const all = useCurrencyChoices(order.currency);
  const charged = [order.currency, values.currency];
  const own = values.currency === order.currency;
  return (
    <>
      <Form.Select
        name="currency"
        span={4}
        // Amounts are converted once: what is typed in another currency is charged in it or in the order's.
        onChange={(currency) => {
          const { acquisitionCurrency } = form.getValues();
          if (currency !== order.currency && acquisitionCurrency !== currency)
            form.setValue('acquisitionCurrency', order.currency, { shouldDirty: true });
        }}
        label={t('amount.typedIn')}
        options={all}
      />
      <Form.Select
        name="acquisitionCurrency"
        span={4}
        // A note below says that the rate is missing and what to do.
        silent
        label={t('amount.chargedIn')}
        options={own ? all : all.filter(({ value }) => charged.includes(value))}
      />
    </>
  );
}

/** The amount in the other currency with the rate and its day, or that there is no rate. */
export function ConversionNote({
  payment: { conversion, rates, sides, openRates },
}: {
  payment: Pick<NewPayment, 'conversion' | 'rates' | 'sides' | 'openRates'>;
}) {
  const { t } = useTranslation(['collect', 'messages', 'app']);
  const { locale } = useUi();
  if (conversion.kind === 'MISSING')
    return <RateMissing from={conversion.from} to={conversion.to} onOpen={openRates} />;
  if (conversion.kind === 'UNKNOWN' && rates.isFailed)
    return (
      <Alert
        tone="danger"
        announced
        title={t('messages:load.rate')}
        action={
          <Button size="small" onClick={rates.retry}>
            {t('app:action.retry')}
          </Button>
        }
      />
    );
  if (conversion.kind !== 'READY') return null;
  const day = formatDate(rates.day);
  const { from, to, rate, endDate } = conversion;
  const items = [
    ...(sides
      ? [
          { term: t('rate.collected'), description: formatMoney(sides.collected, locale) },
          { term: t('rate.charged'), description: formatMoney(sides.charged, locale) },
        ]
      : []),
    {
      term: t('rate.of', { date: day }),
      description: <Figures>{t('rate.worth', { from, to, rate: formatRate(rate, locale) })}</Figures>,
    },
  ];
  return (
    <Stack gap="tight">
      <DescriptionList items={items} />
      {endDate !== null && <Text>{t('rate.until', { date: formatDate(endDate) })}</Text>}
    </Stack>
  );
}

/** The rate is missing: what to do, with a link for users who may add it. */
function RateMissing({ from, to, onOpen }: { from: string; to: string; onOpen: () => void }) {
  const { t } = useTranslation('collect');
  const mayOpen = useRight('SETTINGS_VIEW');
  return (
    <Alert
      tone="warning"
      announced
      title={t('rate.missing', { from, to })}
      action={
        mayOpen ? (
          <Button size="small" onClick={onOpen}>
            {t('rate.open')}
          </Button>
        ) : undefined
      }
    >
      {t(mayOpen ? 'rate.missingText' : 'rate.missingAsk')}
    </Alert>
  );
}
