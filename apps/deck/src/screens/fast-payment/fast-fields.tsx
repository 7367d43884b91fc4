import type { PropertyChoice } from '@deck/api/contract/people';
import type { FastPaymentField } from '@deck/api/contract/settings';
import { LONGEST_TEXT } from '@deck/api/rules';
import { schemes } from '@deck/api/vocabulary';
import {
  Card,
  FormColumn,
  FormGrid,
  LifetimeField,
  RadioGroup,
  TextArea,
  TextField,
  useNow,
  useUi,
} from '@deck/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../forms/form-field.tsx';
import { MethodsField } from '../payments/create/methods-field.tsx';
import { OrderField } from '../payments/short-order/order-field.tsx';
import { PropertyAmount } from '../payments/short-order/property-amount.tsx';
import type { ShortForm } from '../payments/short-order/short-form.ts';
import { shownFields } from './fast-draft.ts';

interface FastFieldsProps {
  /** What the company asks for, in its order. */
  fields: readonly FastPaymentField[];
  properties: readonly PropertyChoice[];
  form: UseFormReturn<ShortForm, unknown, ShortForm>;
}

/** The fields of a fast payment: what is always asked for, then what the company chose. */
export function FastFields({ fields, properties, form }: FastFieldsProps) {
  const { t } = useTranslation('collect');
  const { currency, propertyId, country, scheme } = form.watch();
  return (
    <>
      <Card title={t('fast.what')}>
        <FormGrid>
          <PropertyAmount properties={properties} control={form.control} currency={currency} />
          <FormColumn span={12}>
            <FormField control={form.control} name="methods">
              {(field) => <MethodsField {...field} {...{ currency, propertyId, country, scheme }} />}
            </FormField>
          </FormColumn>
        </FormGrid>
      </Card>
      <Card title={t('fast.who')} meta={t('fast.latin')}>
        <FormGrid>
          {shownFields(fields).map((field) => (
            <FormColumn key={field.field} span={field.field === 'CUSTOMER_NOTE' ? 12 : 4}>
              <FastField field={field} form={form} />
            </FormColumn>
          ))}
        </FormGrid>
      </Card>
    </>
  );
}

interface FastFieldProps {
  field: FastPaymentField;
  form: FastFieldsProps['form'];
}

function FastField({ field: { field: name, required }, form: { control } }: FastFieldProps) {
  const { t } = useTranslation(['labels', 'payments']);
  const { timeZone } = useUi();
  const now = useNow();
  const label = t(`labels:fastPaymentField.${name}`);
  const optional = !required;
  switch (name) {
    case 'LIFETIME':
      return (
        <FormField control={control} name="lifetime">
          {(field) => <LifetimeField {...field} label={label} now={now} timeZone={timeZone} />}
        </FormField>
      );
    case 'SCHEME':
      return (
        <FormField control={control} name="scheme">
          {(field) => (
            <RadioGroup
              {...field}
              label={label}
              options={schemes.map((scheme) => ({
                value: scheme,
                label: t(`payments:details.schemes.${scheme}`),
              }))}
            />
          )}
        </FormField>
      );
    case 'CUSTOMER_NOTE':
      return (
        <FormField control={control} name="customerNote">
          {(field) => (
            <TextArea {...field} label={label} optional={optional} rows={2} maxLength={LONGEST_TEXT} />
          )}
        </FormField>
      );
    case 'REFERENCE':
    case 'INVOICE_NUMBER':
      return (
        <FormField control={control} name={name === 'REFERENCE' ? 'reference' : 'invoiceNumber'}>
          {(field) => <TextField {...field} label={label} optional={optional} autoComplete="off" />}
        </FormField>
      );
    default:
      return <OrderField control={control} field={name} optional={optional} />;
  }
}
