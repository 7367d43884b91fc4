import { customerLanguages } from '@deck/api/vocabulary';
import { Button, Card, Combobox, FormColumn, FormGrid, PhoneField, Select, TextField } from '@deck/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import { useCountries } from '../../../../platform/forms/use-countries.ts';
import { useRight } from '../../../../platform/session/session-store.ts';
import { KnownCustomer } from './known-customer.tsx';
import type { OrderFields, OrderForm } from './order-form.ts';

/** Who pays. Names as on the card they will pay with. */
export function CustomerCard({ form }: { form: OrderFields }) {
  const { control } = form;
  const { t } = useTranslation(['orders', 'app']);
  const countries = useCountries();
  const country = useWatch({ control, name: 'customer.country' });
  const [isLooking, setLooking] = useState(false);
  const mayLook = [useRight('ORDERS_LIST_VIEW'), useRight('ORDER_INSTANCE_VIEW')].every(Boolean);

  function take(customer: OrderForm['customer']) {
    form.setValue('customer', { ...customer }, { shouldDirty: true, shouldValidate: true });
    setLooking(false);
    form.setFocus('customer.firstName');
  }

  return (
    <Card
      title={t('create.customer')}
      meta={t('create.latinNames')}
      action={
        mayLook && !isLooking ? (
          <Button size="small" variant="quiet" onClick={() => setLooking(true)}>
            {t('create.known')}
          </Button>
        ) : undefined
      }
    >
      <FormGrid>
        {isLooking && (
          <FormColumn span={12}>
            <KnownCustomer onFound={take} />
          </FormColumn>
        )}
        <FormColumn span={4}>
          <FormField control={control} name="customer.firstName">
            {(field) => <TextField {...field} label={t('create.firstName')} autoComplete="off" />}
          </FormField>
        </FormColumn>
        <FormColumn span={4}>
          <FormField control={control} name="customer.lastName">
            {(field) => <TextField {...field} label={t('create.lastName')} autoComplete="off" />}
          </FormField>
        </FormColumn>
        <FormColumn span={4}>
          <FormField control={control} name="customer.language">
            {(field) => (
              <Select
                {...field}
                label={t('details.language')}
                options={customerLanguages.map((code) => ({ value: code, label: t(`app:language.${code}`) }))}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={4}>
          <FormField control={control} name="customer.email">
            {(field) => (
              <TextField
                {...field}
                type="email"
                icon={Mail}
                label={t('details.email')}
                optional
                autoComplete="off"
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={4}>
          <FormField control={control} name="customer.phone">
            {(field) => <PhoneField {...field} country={country} label={t('details.phone')} optional />}
          </FormField>
        </FormColumn>
        <FormColumn span={4}>
          <FormField control={control} name="customer.country">
            {(field) => <Combobox {...field} label={t('details.country')} optional options={countries} />}
          </FormField>
        </FormColumn>
        <FormColumn span={4}>
          <FormField control={control} name="customer.companyName">
            {(field) => <TextField {...field} label={t('details.company')} optional autoComplete="off" />}
          </FormField>
        </FormColumn>
      </FormGrid>
    </Card>
  );
}
