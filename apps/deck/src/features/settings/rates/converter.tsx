import { ApiError } from '@deck/api/client';
import type { ExchangeRate } from '@deck/api/contract/rates';
import { query } from '@deck/api/react';
import { AmountField, Card, DescriptionList, Figures, Select, Skeleton, Stack, useUi } from '@deck/ui';
import { formatDate, formatRate } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';
import { useValidationMessage } from '../../../platform/forms/validation-message.ts';
import { PartFailed } from '../../../platform/navigation/page-states.tsx';
import { useCompany, useTodaysRates } from './rates-data.ts';

/** An amount at today's rate of its currency. Other days are asked at their own rate. */
export function ConvertCard() {
  const { t } = useTranslation('rates');
  const { own } = useCompany();
  const rates = useTodaysRates().data?.content ?? [];
  const [chosen, choose] = useState('');
  const rate = rates.find(({ currency }) => currency === chosen) ?? rates[0];
  if (!rate) return null;
  return (
    <Card title={t('convert.title')} meta={t('convert.into', { own })}>
      <Stack>
        <Select
          label={t('field.currency')}
          value={rate.currency}
          onChange={choose}
          options={rates.map(({ currency }) => ({ value: currency, label: currency }))}
        />
        <Converter key={rate.id} rate={rate} />
      </Stack>
    </Card>
  );
}

/** The pause in typing before an amount is converted, in milliseconds. */
const TYPING = 250;

/** What an amount is worth at a rate, as the server would convert it. */
export function Converter({ rate }: { rate: ExchangeRate }) {
  const { t } = useTranslation(['rates', 'messages', 'app']);
  const { locale } = useUi();
  const { id } = useCompany();
  const [amount, setAmount] = useState('');
  const settled = useSettled(amount);
  const conversion = useQuery({
    ...query(api.rates.get, { id, exchangeRateId: rate.id, convertAmount: settled }),
    enabled: settled !== '',
  });
  const refusal = useRefusal(conversion.error);
  const say = useValidationMessage();
  const wrong = conversion.error instanceof ApiError ? conversion.error.fields.convertAmount : undefined;
  const worth = conversion.data?.conversion;
  return (
    <Stack>
      <AmountField
        label={t('convert.amount')}
        currency={rate.currency}
        value={amount}
        onChange={setAmount}
        state={wrong === undefined ? 'primary' : 'error'}
        feedback={say(wrong)}
      />
      <div aria-live="polite">
        {conversion.isFetching && <Skeleton width="60%" height={20} />}
        {!conversion.isFetching && worth && (
          <DescriptionList
            items={[
              {
                term: t('convert.worth'),
                description: (
                  <Figures>{amountText(worth.convertedAmount, worth.convertedCurrency, locale)}</Figures>
                ),
              },
              {
                term: t('convert.rateOf', { date: formatDate(worth.rateDate) }),
                description: <Figures>{formatRate(worth.rate, locale)}</Figures>,
              },
            ]}
          />
        )}
        {!conversion.isFetching && conversion.isError && wrong === undefined && (
          <PartFailed title={t('messages:load.rate')} onRetry={() => void conversion.refetch()}>
            {refusal}
          </PartFailed>
        )}
      </div>
    </Stack>
  );
}

/** The text once the typing pauses; at once when there is none any more. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : TYPING);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
