import { LONGEST_TEXT } from '@deck/api/rules';
import { Button, Card, Combobox, FormColumn, FormGrid, TextArea, TextField } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { useCountries } from '../../../forms/use-countries.ts';
import type { PaymentFormValues } from './payment-values.ts';
import type { NewPayment } from './use-payment-form.ts';

const lines = ['reference', 'invoiceNumber'] as const;
const texts = ['customerNote', 'description'] as const;
const address = ['street', 'postalCode', 'city'] as const;

/** What may be written down beside the amount, out of the way until it is asked for. */
export function DetailsCard({ payment }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const { form, values } = payment;
  const isRequest = values.kind === 'CARD_REQUEST';
  const [isOpen, setOpen] = useState(false);
  const all: readonly (keyof PaymentFormValues)[] = [...lines, ...texts, ...address];
  // What is written down, or wrong, is never out of sight.
  const isShown = isOpen || all.some((name) => values[name] !== '' || form.formState.errors[name]);
  const { control } = form;
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
          <FormColumn key={name} span={6}>
            <FormField control={control} name={name}>
              {(field) => (
                <TextArea
                  {...field}
                  label={t(`details.${name}`)}
                  hint={t(`details.${name}Hint`)}
                  optional
                  rows={2}
                  maxLength={LONGEST_TEXT}
                />
              )}
            </FormField>
          </FormColumn>
        ))}
        {!isRequest && (
          <>
            {lines.map((name) => (
              <FormColumn key={name} span={6}>
                <FormField control={control} name={name}>
                  {(field) => (
                    <TextField {...field} label={t(`details.${name}`)} optional autoComplete="off" />
                  )}
                </FormField>
              </FormColumn>
            ))}
            {address.map((name) => (
              <FormColumn key={name} span={name === 'street' ? 6 : 3}>
                <FormField control={control} name={name}>
                  {(field) => (
                    <TextField
                      {...field}
                      label={t(`details.${name}`)}
                      hint={name === 'city' ? undefined : t('details.avs')}
                      optional
                      autoComplete="off"
                    />
                  )}
                </FormField>
              </FormColumn>
            ))}
            <FormColumn span={6}>
              <Country payment={payment} />
            </FormColumn>
          </>
        )}
      </FormGrid>
    </Card>
  );
}

function Country({ payment }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const countries = useCountries();
  return (
    <FormField control={payment.form.control} name="country">
      {(field) => <Combobox {...field} label={t('details.country')} optional options={countries} />}
    </FormField>
  );
}
