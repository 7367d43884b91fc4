import { customerLanguages } from '@deck/api/vocabulary';
import { Button, Card, Combobox, FormColumn, FormGrid, PhoneField, Select, TextField } from '@deck/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../../platform/forms/create-form.tsx';
import { useCountries } from '../../../../platform/forms/use-countries.ts';
import { useRight } from '../../../../platform/session/session-store.ts';
import { KnownCustomer } from './known-customer.tsx';
import type { OrderFields, OrderForm } from './order-form.ts';

const Form = createForm<OrderForm>()({ Combobox, Phone: PhoneField, Select, Text: TextField });

/** Who pays. Names as on the card they will pay with. */
export function CustomerCard({ form }: { form: OrderFields }) {
  const { t } = useTranslation(['orders', 'app']);
  const countries = useCountries();
  const country = useWatch({ control: form.control, name: 'customer.country' });
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
        <Form.Text name="customer.firstName" span={4} label={t('create.firstName')} autoComplete="off" />
        <Form.Text name="customer.lastName" span={4} label={t('create.lastName')} autoComplete="off" />
        <Form.Select
          name="customer.language"
          span={4}
          label={t('details.language')}
          options={customerLanguages.map((code) => ({ value: code, label: t(`app:language.${code}`) }))}
        />
        <Form.Text
          name="customer.email"
          span={4}
          type="email"
          icon={Mail}
          label={t('details.email')}
          optional
          autoComplete="off"
        />
        <Form.Phone name="customer.phone" span={4} country={country} label={t('details.phone')} optional />
        <Form.Combobox
          name="customer.country"
          span={4}
          label={t('details.country')}
          optional
          options={countries}
        />
        <Form.Text
          name="customer.companyName"
          span={4}
          label={t('details.company')}
          optional
          autoComplete="off"
        />
      </FormGrid>
    </Card>
  );
}
