import { Combobox, DateField, PhoneField, Select, TextField } from '@deck/ui';
import { Mail } from 'lucide-react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { useCountries } from '../../../forms/use-countries.ts';
import { useSession } from '../../../session/session-store.ts';
import type { ShortForm } from './short-form.ts';

/** Fields of an order in short that a company may choose, as the settings name them. */
export const orderFields = {
  ORDER_ID: 'externalId',
  DESCRIPTION: 'description',
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  EMAIL: 'email',
  PHONE: 'phone',
  CUSTOMER_LANGUAGE: 'language',
  COUNTRY: 'country',
  COMPANY_NAME: 'companyName',
  RESERVATION_ID: 'reservationId',
  START_DATE: 'startDate',
  END_DATE: 'endDate',
} as const satisfies Record<string, keyof ShortForm>;
export type OrderFieldName = keyof typeof orderFields;

interface OrderFieldProps {
  control: Control<ShortForm, unknown, ShortForm>;
  field: OrderFieldName;
  optional: boolean;
}

/** One field of an order, by its name. */
export function OrderField({ control, field: name, optional }: OrderFieldProps) {
  const { t } = useTranslation(['labels', 'collect', 'app']);
  const { languages } = useSession().environment;
  const common = { label: t(`labels:fastPaymentField.${name}`), optional };
  const countries = useCountries();
  const country = useWatch({ control, name: 'country' });
  switch (name) {
    case 'CUSTOMER_LANGUAGE':
      return (
        <FormField control={control} name="language">
          {(field) => (
            <Select
              {...field}
              {...common}
              optional={false}
              options={languages.map((code) => ({ value: code, label: t(`app:language.${code}`) }))}
            />
          )}
        </FormField>
      );
    case 'COUNTRY':
      return (
        <FormField control={control} name="country">
          {(field) => <Combobox {...field} {...common} options={countries} />}
        </FormField>
      );
    case 'PHONE':
      return (
        <FormField control={control} name="phone">
          {(field) => <PhoneField {...field} {...common} country={country} />}
        </FormField>
      );
    case 'START_DATE':
    case 'END_DATE':
      return (
        <FormField control={control} name={orderFields[name]}>
          {(field) => <DateField {...field} {...common} />}
        </FormField>
      );
    default:
      return (
        <FormField control={control} name={orderFields[name]}>
          {(field) => (
            <TextField
              {...field}
              {...common}
              {...(name === 'EMAIL' ? { type: 'email' as const, icon: Mail } : {})}
              placeholder={name === 'ORDER_ID' && optional ? t('collect:fast.generated') : undefined}
              autoComplete="off"
            />
          )}
        </FormField>
      );
  }
}
