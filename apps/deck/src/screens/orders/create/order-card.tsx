import { paymentPolicies } from '@deck/api/vocabulary';
import { Card, Combobox, FormColumn, FormGrid, Select, TextField } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { useSession } from '../../../session/session-store.ts';
import type { NewOrder } from './use-order-form.tsx';

export function OrderCard({ form: { control } }: Pick<NewOrder, 'form'>) {
  const { t } = useTranslation(['orders', 'app']);
  const { environment } = useSession();
  return (
    <Card title={t('create.order')}>
      <FormGrid>
        <FormColumn span={6}>
          <FormField control={control} name="propertyId">
            {(field) => (
              <Combobox
                {...field}
                label={t('create.property')}
                options={environment.properties.map(({ id, name, city }) => ({
                  value: id,
                  label: name,
                  hint: city,
                }))}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={3}>
          <FormField control={control} name="externalId">
            {(field) => (
              <TextField
                {...field}
                label={t('create.externalId')}
                optional
                placeholder={t('create.generated')}
                autoComplete="off"
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={3}>
          <FormField control={control} name="currency">
            {(field) => (
              <Select
                {...field}
                label={t('create.currency')}
                options={environment.acceptedCurrencies.map((code) => ({ value: code, label: code }))}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={6}>
          <FormField control={control} name="paymentPolicy">
            {(field) => (
              <Select
                {...field}
                label={t('create.policy')}
                options={paymentPolicies.map((policy) => ({
                  value: policy,
                  label: t(`app:policy.${policy}`),
                }))}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={6}>
          <FormField control={control} name="reservationId">
            {(field) => <TextField {...field} label={t('create.reservation')} optional autoComplete="off" />}
          </FormField>
        </FormColumn>
      </FormGrid>
    </Card>
  );
}
