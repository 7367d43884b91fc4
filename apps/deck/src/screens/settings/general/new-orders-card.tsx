import { query } from '@deck/api/react';
import { Card, Checkbox, FormColumn, FormGrid, TextField } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api.ts';
import { FormField } from '../../../forms/form-field.tsx';
import { useRight } from '../../../session/session-store.ts';
import type { GeneralCardProps } from './company-card.tsx';
import { withPrefix } from './general-form.ts';

/** How orders are numbered, and what payers see of them. */
export function NewOrdersCard({ control, kept }: GeneralCardProps & { kept: string }) {
  const { t } = useTranslation('settings');
  const typed = useWatch({ control, name: 'orderPrefix' });
  const next = useNextNumber();
  const example = next && withPrefix(next, typed);
  return (
    <Card title={t('general.orders')} meta={t('general.ordersText')}>
      <FormGrid>
        <FormColumn span={6}>
          <FormField control={control} name="orderPrefix">
            {(field) => (
              <TextField
                {...field}
                // Kept in capitals: what is typed small means the same.
                onChange={(text) => field.onChange(text.toUpperCase())}
                label={t('general.orderPrefix')}
                hint={
                  example === undefined
                    ? t('general.orderPrefixRule')
                    : t(typed === kept ? 'general.nextOrder' : 'general.nextOrderThen', { number: example })
                }
                autoComplete="off"
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={12}>
          <FormField control={control} name="generateOrderId">
            {({ value, ...field }) => (
              <Checkbox
                {...field}
                checked={value}
                label={t('general.generateOrderId')}
                hint={t('general.generateOrderIdHint')}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={12}>
          <FormField control={control} name="showOrderDetails">
            {({ value, ...field }) => (
              <Checkbox
                {...field}
                checked={value}
                label={t('general.showOrderDetails')}
                hint={t('general.showOrderDetailsHint')}
              />
            )}
          </FormField>
        </FormColumn>
      </FormGrid>
    </Card>
  );
}

/** What the next order would be numbered now. Looking does not use it up. */
function useNextNumber(): string | undefined {
  const mayLook = useRight('ORDER_INSTANCE_CREATE');
  const { data } = useQuery({ ...query(api.sequences.next, { entityName: 'order' }), enabled: mayLook });
  return data?.value;
}
