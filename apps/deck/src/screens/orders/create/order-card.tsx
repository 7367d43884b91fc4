import { type PositionType, paymentPolicies } from '@deck/api/vocabulary';
import { Card, Combobox, FormColumn, FormGrid, Select, TextField } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { useSession } from '../../../session/session-store.ts';
import { isUntouched } from './order-form.ts';
import type { NewOrder } from './use-order-form.tsx';

interface OrderCardProps extends Pick<NewOrder, 'form'> {
  /** The types a position may have. */
  types: readonly PositionType[];
}

export function OrderCard({ form, types }: OrderCardProps) {
  const { control } = form;
  const { t } = useTranslation(['orders', 'app']);
  const { environment } = useSession();

  /** A yacht's order begins with a charter, a hotel's with a stay, unless something is typed already. */
  function followProperty(propertyId: string) {
    const type = environment.properties.find(({ id }) => id === propertyId)?.positionType;
    const [only, ...others] = form.getValues('positions');
    if (type && types.includes(type) && only && others.length === 0 && isUntouched(only))
      form.setValue('positions.0.type', type);
  }

  return (
    <Card title={t('create.order')}>
      <FormGrid>
        <FormColumn span={5}>
          <FormField control={control} name="propertyId">
            {({ onChange, ...field }) => (
              <Combobox
                {...field}
                onChange={(id) => {
                  onChange(id);
                  followProperty(id);
                }}
                label={t('create.property')}
                options={environment.properties.map(({ id, name, city }) => ({
                  value: id,
                  label: name,
                  hint: city,
                  keywords: city,
                }))}
                renderMeta={({ hint }) => hint}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={4}>
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
