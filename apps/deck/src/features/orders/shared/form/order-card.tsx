import { type PositionType, paymentPolicies } from '@deck/api/vocabulary';
import { Card, Combobox, FormColumn, FormGrid, Select, TextField } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import { useSession } from '../../../../platform/session/session-store.ts';
import { ExternalIdField } from './external-id-field.tsx';
import { getPeriod, isUntouched, type OrderFields } from './order-form.ts';
import { useProperties } from './use-properties.ts';

interface OrderCardProps {
  form: OrderFields;
  /** The types a position may have. */
  types: readonly PositionType[];
  /** What the order is known by already. */
  ownId?: string;
  /** The currency stays as it is: the order has payments. */
  fixedCurrency?: string | undefined;
}

export function OrderCard({ form, types, ownId, fixedCurrency }: OrderCardProps) {
  const { control } = form;
  const { t } = useTranslation(['orders', 'app']);
  const { environment } = useSession();
  const properties = useProperties();

  /** What the property is let by, and in a new order what it sells, unless something is typed already. */
  function followProperty(propertyId: string) {
    const property = environment.properties.find(({ id }) => id === propertyId);
    if (!property) return;
    const positions = form.getValues('positions');
    const [only, ...others] = positions;
    const { positionType } = property;
    if (types.includes(positionType) && only && others.length === 0 && isUntouched(only))
      form.setValue('positions.0.type', positionType);
    form.getValues('positions').forEach(({ type, rate }, index) => {
      if (rate === '') form.setValue(`positions.${index}.period`, getPeriod(type, property));
    });
  }

  return (
    <Card title={t('create.order')}>
      <FormGrid>
        <FormColumn span={5}>
          <FormField control={control} name="propertyId">
            {({ onChange, ...field }) => (
              <Combobox
                {...field}
                {...properties}
                onChange={(id) => {
                  onChange(id);
                  followProperty(id);
                }}
                label={t('create.property')}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={4}>
          <ExternalIdField form={form} ownId={ownId} />
        </FormColumn>
        <FormColumn span={3}>
          <FormField control={control} name="currency">
            {(field) => (
              <Select
                {...field}
                label={t('create.currency')}
                disabled={field.value === fixedCurrency}
                hint={fixedCurrency === undefined ? undefined : t('edit.currencyFixed')}
                // Chosen before there was a payment: it is to be chosen back.
                {...(fixedCurrency !== undefined &&
                  field.value !== fixedCurrency && {
                    state: 'error' as const,
                    feedback: t('app:errors.code.ORDER_CURRENCY_FIXED'),
                  })}
                options={[...new Set([...environment.acceptedCurrencies, field.value])].map((code) => ({
                  value: code,
                  label: code,
                }))}
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
