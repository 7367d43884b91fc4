import type { PositionType } from '@deck/api/vocabulary';
import { AmountField, DateRangeField, FormColumn, TextField, TimeField } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { amountOfStay } from './order-form.ts';
import type { NewOrder } from './use-order-form.tsx';

interface PositionFieldProps extends Pick<NewOrder, 'form'> {
  index: number;
  type: PositionType;
}

type TextName =
  | 'name'
  | 'aircraft'
  | 'departurePoint'
  | 'destination'
  | 'model'
  | 'pickUpLocation'
  | 'dropOffLocation';

export function PositionText({ form, index, type, name }: PositionFieldProps & { name: TextName }) {
  const { t } = useTranslation('orders');
  const label = name === 'name' ? t(`create.names.${type}`) : t(`create.${name}`);
  return (
    <FormField control={form.control} name={`positions.${index}.${name}`}>
      {(field) => <TextField {...field} label={label} autoComplete="off" />}
    </FormField>
  );
}

/** Both dates of a stay, a charter or a rental; a flight may have no return. */
export function PositionDays({ form, index, type }: PositionFieldProps) {
  const { t } = useTranslation('orders');
  if (type === 'OTHER') return null;
  return (
    <FormField control={form.control} name={`positions.${index}.days`}>
      {({ onChange, ...field }) => (
        <DateRangeField
          {...field}
          label={t(`create.days.${type}`)}
          counts={type === 'ACCOMMODATION' ? 'nights' : 'days'}
          openEnded={type === 'FLIGHT'}
          onChange={(days) => {
            onChange(days);
            priceStay(form, index);
          }}
        />
      )}
    </FormField>
  );
}

export function PositionPeople({ form, index, type }: PositionFieldProps) {
  const { t } = useTranslation('orders');
  return (
    <FormField control={form.control} name={`positions.${index}.people`}>
      {(field) => (
        <TextField
          {...field}
          label={t(type === 'FLIGHT' ? 'create.passengers' : 'details.guests')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </FormField>
  );
}

/** What it costs; of a stay also the rate, which is multiplied by the nights. */
export function PositionPrice({ form, index, type }: PositionFieldProps) {
  const { t } = useTranslation('orders');
  const currency = form.watch('currency');
  return (
    <>
      {type === 'CAR' && (
        <>
          <FormColumn span={4}>
            <FormField control={form.control} name={`positions.${index}.pickUpTime`}>
              {(field) => <TimeField {...field} label={t('create.pickUpTime')} />}
            </FormField>
          </FormColumn>
          <FormColumn span={4}>
            <FormField control={form.control} name={`positions.${index}.dropOffTime`}>
              {(field) => <TimeField {...field} label={t('create.dropOffTime')} />}
            </FormField>
          </FormColumn>
        </>
      )}
      {type === 'ACCOMMODATION' && (
        <FormColumn span={4}>
          <FormField control={form.control} name={`positions.${index}.rate`}>
            {({ onChange, ...field }) => (
              <AmountField
                {...field}
                label={t('create.rate')}
                optional
                currency={currency}
                onChange={(rate) => {
                  onChange(rate);
                  priceStay(form, index);
                }}
              />
            )}
          </FormField>
        </FormColumn>
      )}
      <FormColumn span={4}>
        <FormField control={form.control} name={`positions.${index}.amount`}>
          {(field) => <AmountField {...field} label={t('create.amount')} currency={currency} />}
        </FormField>
      </FormColumn>
    </>
  );
}

/** Rate times nights, as soon as both are known. A person may still type another amount. */
function priceStay(form: NewOrder['form'], index: number) {
  const amount = amountOfStay(form.getValues(`positions.${index}`), form.getValues('currency'));
  if (amount !== undefined)
    form.setValue(`positions.${index}.amount`, amount, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
}
