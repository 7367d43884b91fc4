import type { ChoiceScope } from '@deck/api/contract/psp-profiles';
import { Card, Combobox, FormColumn, FormGrid, Select } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCountries } from '../../../forms/use-countries.ts';
import { withValues } from '../../../list/list-state.ts';
import { useSession } from '../../../session/session-store.ts';
import { scopeNames } from './scope.ts';

/** For a list that has no empty value. */
const ALL = 'all';

/** What one looks at the choice for. It stands in the address: going elsewhere asks before changes are lost. */
export function ScopeFields({ scope }: { scope: ChoiceScope }) {
  const { t } = useTranslation('methods');
  const { properties, acceptedCurrencies } = useSession().environment;
  const [params, setParams] = useSearchParams();
  const countries = useCountries();
  const look = (part: keyof ChoiceScope) => (value: string) =>
    setParams(withValues(params, { [scopeNames[part]]: value === ALL ? '' : value }), {
      preventScrollReset: true,
    });
  return (
    <Card title={t('scope.title')} meta={t('scope.nearest')}>
      <FormGrid>
        <FormColumn span={4}>
          <Select
            label={t('scope.property')}
            value={scope.businessObjectId ?? ALL}
            options={[
              { value: ALL, label: t('scope.allProperties') },
              ...properties.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={look('businessObjectId')}
          />
        </FormColumn>
        <FormColumn span={4}>
          <Select
            label={t('scope.currency')}
            value={scope.currency ?? ALL}
            options={[
              { value: ALL, label: t('scope.allCurrencies') },
              ...acceptedCurrencies.map((code) => ({ value: code, label: code })),
            ]}
            onChange={look('currency')}
          />
        </FormColumn>
        <FormColumn span={4}>
          <Combobox
            label={t('scope.country')}
            placeholder={t('scope.allCountries')}
            value={scope.customerCountry ?? ''}
            options={countries}
            onChange={look('customerCountry')}
          />
        </FormColumn>
      </FormGrid>
    </Card>
  );
}
