import { LONGEST_TEXT } from '@deck/api/rules';
import { Button, Card, Combobox, FormGrid, TextArea, TextField } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { useCountries } from '../../../platform/forms/use-countries.ts';
import { chosenTraits, type PaymentFormValues } from './payment-values.ts';
import type { NewPayment } from './use-payment-form.ts';

const Form = createForm<PaymentFormValues>()({ Combobox, Text: TextField, TextArea });

const lines = ['reference', 'invoiceNumber'] as const;
const texts = ['customerNote', 'description'] as const;
const address = ['street', 'postalCode', 'city'] as const;
const all: readonly (keyof PaymentFormValues)[] = [...lines, ...texts, ...address];

/** What may be written down beside the amount, out of the way until it is asked for. */
export function DetailsCard({ payment: { form, values } }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const isRequest = !chosenTraits(values).takesMoney;
  const [isOpen, setOpen] = useState(false);
  // What is written down, or wrong, is never out of sight.
  const isShown = isOpen || all.some((name) => values[name] !== '' || form.formState.errors[name]);
  if (!isShown)
    return (
      <Card
        title={t(isRequest ? 'details.noteAlone' : 'details.title')}
        action={
          <Button size="small" variant="quiet" aria-expanded={false} onClick={() => setOpen(true)}>
            {t('details.add')}
          </Button>
        }
      >
        {t(isRequest ? 'details.noteAloneText' : 'details.text')}
      </Card>
    );
  return (
    <Card title={t(isRequest ? 'details.noteAlone' : 'details.title')}>
      <FormGrid>
        {(isRequest ? (['customerNote'] as const) : texts).map((name) => (
          <Form.TextArea
            key={name}
            name={name}
            span={6}
            label={t(`details.${name}`)}
            hint={t(`details.${name}Hint`)}
            optional
            rows={2}
            maxLength={LONGEST_TEXT}
          />
        ))}
        {!isRequest && <References />}
      </FormGrid>
    </Card>
  );
}

/** References that find a payment, and the payer's billing address. */
function References() {
  const { t } = useTranslation('collect');
  const countries = useCountries();
  return (
    <>
      {lines.map((name) => (
        <Form.Text key={name} name={name} span={6} label={t(`details.${name}`)} optional autoComplete="off" />
      ))}
      {address.map((name) => (
        <Form.Text
          key={name}
          name={name}
          span={name === 'street' ? 6 : 3}
          label={t(`details.${name}`)}
          hint={name === 'city' ? undefined : t('details.avs')}
          optional
          autoComplete="off"
        />
      ))}
      <Form.Combobox name="country" span={6} label={t('details.country')} optional options={countries} />
    </>
  );
}
