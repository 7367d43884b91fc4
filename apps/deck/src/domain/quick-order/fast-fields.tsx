import type { PropertyChoice } from '@deck/api/contract/people';
import type { FastPaymentField } from '@deck/api/contract/settings';
import { LONGEST_TEXT } from '@deck/api/rules';
import { schemes } from '@deck/api/vocabulary';
import { Card, FormGrid, LifetimeField, RadioGroup, TextArea, TextField, useNow, useUi } from '@deck/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createForm, FormProvider } from '../../platform/forms/create-form.tsx';
import { LabelField } from '../payment/create/label-field.tsx';
import { MethodsField } from '../payment/create/methods-field.tsx';
import { shownFields } from './fast-draft.ts';
import { OrderField } from './order-field.tsx';
import { PropertyAmount } from './property-amount.tsx';
import type { QuickOrderForm } from './quick-order-form.ts';

const Form = createForm<QuickOrderForm>()({
  Label: LabelField,
  Lifetime: LifetimeField,
  Methods: MethodsField,
  Radios: RadioGroup,
  Text: TextField,
  TextArea,
});

interface FastFieldsProps {
  /** What the company asks for, in its order. */
  fields: readonly FastPaymentField[];
  properties: readonly PropertyChoice[];
  form: UseFormReturn<QuickOrderForm, unknown, QuickOrderForm>;
  /** What the page calls the payment by itself. */
  followed?: string;
}

/** The fields of a fast payment: what is always asked for, then what the company chose. */
export function FastFields({ fields, properties, form, followed = '' }: FastFieldsProps) {
  const { t } = useTranslation('collect');
  const { currency, propertyId, country, scheme } = form.watch();
  return (
    <FormProvider form={form}>
      <Card title={t('fast.what')}>
        <FormGrid>
          <PropertyAmount properties={properties} form={form}>
            <Form.Label name="label" span={6} followed={followed} />
          </PropertyAmount>
        </FormGrid>
      </Card>
      <Card title={t('fast.who')} meta={t('fast.latin')}>
        <FormGrid>
          {shownFields(fields).map((field) => (
            <FastField key={field.field} field={field} country={country} />
          ))}
        </FormGrid>
      </Card>
      <Form.Methods name="methods" {...{ currency, propertyId, country, scheme }} />
    </FormProvider>
  );
}

interface FastFieldProps {
  field: FastPaymentField;
  /** The customer's, as the form holds it. */
  country: string;
}

function FastField({ field: { field: name, required }, country }: FastFieldProps) {
  const { t } = useTranslation(['labels', 'payments']);
  const { timeZone } = useUi();
  const now = useNow();
  const label = t(`labels:fastPaymentField.${name}`);
  const optional = !required;
  switch (name) {
    case 'LIFETIME':
      return <Form.Lifetime name="lifetime" span={4} label={label} now={now} timeZone={timeZone} />;
    case 'SCHEME':
      return (
        <Form.Radios
          name="scheme"
          span={4}
          label={label}
          options={schemes.map((scheme) => ({
            value: scheme,
            label: t(`payments:details.schemes.${scheme}`),
          }))}
        />
      );
    case 'CUSTOMER_NOTE':
      return (
        <Form.TextArea
          name="customerNote"
          span={12}
          label={label}
          optional={optional}
          rows={2}
          maxLength={LONGEST_TEXT}
        />
      );
    case 'REFERENCE':
    case 'INVOICE_NUMBER':
      return (
        <Form.Text
          name={name === 'REFERENCE' ? 'reference' : 'invoiceNumber'}
          span={4}
          label={label}
          optional={optional}
          autoComplete="off"
        />
      );
    default:
      return <OrderField field={name} span={4} optional={optional} country={country} />;
  }
}
