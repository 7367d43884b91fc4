import type { Customer } from '@deck/api/contract/orders';
import { query } from '@deck/api/react';
import {
  Button,
  Card,
  Combobox,
  FormColumn,
  FormGrid,
  PhoneField,
  Select,
  TextField,
  useToast,
} from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../../platform/api.ts';
import { createForm } from '../../../../platform/forms/create-form.tsx';
import { useCountries } from '../../../../platform/forms/use-countries.ts';
import { useLanguageChoices } from '../../../../platform/forms/use-offered.ts';
import { useRight } from '../../../../platform/session/session-store.ts';
import { Inputs } from './inputs.tsx';
import type { OrderForm, OrderFormMethods } from './order-form.ts';

const Form = createForm<OrderForm>()({ Combobox, Phone: PhoneField, Select, Text: TextField });

/** Who pays. Names as on the card they will pay with. */
export function CustomerCard({ form }: { form: OrderFormMethods }) {
  const { t } = useTranslation(['orders', 'app']);
  const countries = useCountries();
  const country = useWatch({ control: form.control, name: 'customer.country' });
  const languages = useLanguageChoices(useWatch({ control: form.control, name: 'customer.language' }));
  const [isLooking, setLooking] = useState(false);
  const mayLook = [useRight('ORDERS_LIST_VIEW'), useRight('ORDER_INSTANCE_VIEW')].every(Boolean);

  function take(customer: Customer) {
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
        <Inputs<keyof Customer>
          of={{
            firstName: (
              <Form.Text
                name="customer.firstName"
                span={4}
                label={t('fields.firstName')}
                autoComplete="off"
              />
            ),
            lastName: (
              <Form.Text name="customer.lastName" span={4} label={t('fields.lastName')} autoComplete="off" />
            ),
            language: (
              <Form.Select
                name="customer.language"
                span={4}
                label={t('fields.language')}
                options={languages}
              />
            ),
            email: (
              <Form.Text
                name="customer.email"
                span={4}
                type="email"
                icon={Mail}
                label={t('fields.email')}
                optional
                autoComplete="off"
              />
            ),
            phone: (
              <Form.Phone
                name="customer.phone"
                span={4}
                country={country}
                label={t('fields.phone')}
                optional
              />
            ),
            country: (
              <Form.Combobox
                name="customer.country"
                span={4}
                label={t('fields.country')}
                optional
                options={countries}
              />
            ),
            companyName: (
              <Form.Text
                name="customer.companyName"
                span={4}
                label={t('fields.companyName')}
                optional
                autoComplete="off"
              />
            ),
          }}
        />
      </FormGrid>
    </Card>
  );
}

const FOUND = 50;

/** Finds a customer of an earlier order, and gives them as that order has them. */
function KnownCustomer({ onFound }: { onFound: (customer: Customer) => void }) {
  const { t } = useTranslation('orders');
  const toast = useToast();
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Whoever asked for it goes on by typing.
  useEffect(() => input.current?.focus(), []);
  const { data, isFetching } = useQuery({
    ...query(api.orders.list, { getOrdersRq: { search }, size: FOUND, sort: ['created,desc'] }),
    enabled: search.trim() !== '',
    placeholderData: (last) => last,
  });

  // The same person once, as their latest order has them.
  const people = new Map<string, { value: string; label: string; hint: string }>();
  for (const { id, customer, externalId } of search.trim() === '' ? [] : (data?.content ?? [])) {
    const { email, companyName } = customer;
    const label = `${customer.firstName} ${customer.lastName}`.trim();
    const who = `${label}/${email}/${companyName}`.toLowerCase();
    const hint = [email, companyName, externalId].filter(Boolean).slice(0, 2).join(', ');
    if (!people.has(who)) people.set(who, { value: id, label, hint });
  }

  async function take(id: string) {
    try {
      const { customer, externalId } = await queryClient.fetchQuery(query(api.orders.get, { id }));
      onFound(customer);
      toast({ tone: 'success', title: t('create.knownTaken', { order: externalId }) });
    } catch {
      toast({ tone: 'danger', title: t('create.knownFailed') });
    }
  }

  return (
    <Combobox
      ref={input}
      label={t('create.known')}
      hint={t('create.knownHint')}
      value=""
      onChange={(id) => void (id !== '' && take(id))}
      options={[...people.values()]}
      onSearch={setSearch}
      loading={isFetching}
      emptyText={(text) => t('create.knownNone', { query: text })}
    />
  );
}
