import {
  Combobox,
  DateField,
  type FormColumnProps,
  PhoneField,
  Select,
  type SelectProps,
  TextField,
} from '@deck/ui';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../platform/forms/create-form.tsx';
import { useCountries } from '../../platform/forms/use-countries.ts';
import { useLanguageChoices } from '../../platform/forms/use-offered.ts';
import type { QuickOrderForm } from './quick-order-form.ts';

const Form = createForm<QuickOrderForm>()({
  Combobox,
  Date: DateField,
  Language: LanguageField,
  Phone: PhoneField,
  Text: TextField,
});

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
} as const satisfies Record<string, keyof QuickOrderForm>;
export type OrderFieldName = keyof typeof orderFields;

interface OrderFieldProps {
  field: OrderFieldName;
  span: FormColumnProps['span'];
  optional: boolean;
  /** The customer's, as the form holds it: a phone is read as one of there. */
  country: string;
}

/** One field of an order, by its name. */
export function OrderField({ field: name, span, optional, country }: OrderFieldProps) {
  const { t } = useTranslation(['labels', 'collect', 'app']);
  const countries = useCountries();
  const common = { span, label: t(`labels:fastPaymentField.${name}`), optional };
  switch (name) {
    case 'CUSTOMER_LANGUAGE':
      return <Form.Language name="language" {...common} optional={false} />;
    case 'COUNTRY':
      return <Form.Combobox name="country" {...common} options={countries} />;
    case 'PHONE':
      return <Form.Phone name="phone" {...common} country={country} />;
    case 'START_DATE':
    case 'END_DATE':
      return <Form.Date name={orderFields[name]} {...common} />;
    default:
      return (
        <Form.Text
          name={orderFields[name]}
          {...common}
          {...(name === 'EMAIL' && { type: 'email', icon: Mail })}
          placeholder={name === 'ORDER_ID' && optional ? t('collect:fast.generated') : undefined}
          autoComplete="off"
        />
      );
  }
}

/** The language of the customer. One that is no longer offered stays, marked. */
function LanguageField(props: Omit<SelectProps<string>, 'options'>) {
  return <Select {...props} options={useLanguageChoices(props.value)} />;
}
