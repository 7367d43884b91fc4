import type { Settings } from '@deck/api/contract/settings';
import { brand } from '@deck/tokens/brand';
import { Card, DescriptionList, Stack, Text, TextLink, useUi } from '@deck/ui';
import { countryName } from '@deck/values';
import { useTranslation } from 'react-i18next';

/** What contracts, invoices and stored amounts rest on: facts, and who changes them. */
export function SupportCard({ settings: { general, supportOnly } }: { settings: Settings }) {
  const { t } = useTranslation(['settings', 'messages']);
  const { locale } = useUi();
  const factOf = (field: Settings['supportOnly'][number]): string => {
    if (field === 'acceptedCurrencies') return general.acceptedCurrencies.join(', ');
    if (field === 'country') return countryName(general.country, locale);
    return field === 'iban' ? inFours(general.iban) : general[field];
  };
  return (
    <Card title={t('general.support')}>
      <Stack>
        <DescriptionList
          items={supportOnly.map((field) => ({
            term: t(`general.${field}`),
            description: factOf(field) || t('messages:notDefined'),
          }))}
        />
        <Text>
          {t('general.supportText')}{' '}
          <TextLink inline href={brand.supportUrl}>
            {t('messages:token.support')}
          </TextLink>
        </Text>
      </Stack>
    </Card>
  );
}

/** An IBAN as it is printed: `GR16 0110 1250`. */
const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
