import { Card, Select, Stack } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Converter } from './converter.tsx';
import { useCompany, useTodaysRates } from './rates-query.ts';

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
