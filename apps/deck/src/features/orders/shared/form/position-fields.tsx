import type { PositionType } from '@deck/api/vocabulary';
import { Combobox, DateRangeField, NumberField, TextField, TimeField } from '@deck/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import type { OrderFields } from './order-form.ts';
import { priceStay } from './price-stay.ts';
import { useProperties } from './use-properties.ts';

interface PositionFieldProps {
  form: OrderFields;
  index: number;
  type: PositionType;
}

export type TextName =
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
            priceStay(form, index, 'anew');
          }}
        />
      )}
    </FormField>
  );
}

export function PositionTime({
  form,
  index,
  name,
}: PositionFieldProps & { name: 'pickUpTime' | 'dropOffTime' }) {
  const { t } = useTranslation('orders');
  return (
    <FormField control={form.control} name={`positions.${index}.${name}`}>
      {({ onChange, ...field }) => (
        <TimeField
          {...field}
          label={t(`create.${name}`)}
          onChange={(time) => {
            onChange(time);
            priceStay(form, index, 'anew');
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
        <NumberField
          {...field}
          min={1}
          max={999}
          label={t(type === 'FLIGHT' ? 'create.passengers' : 'details.guests')}
        />
      )}
    </FormField>
  );
}

/** Where a stay is, if not at the property of the order. */
export function PositionProperty({ form, index }: Omit<PositionFieldProps, 'type'>) {
  const { t } = useTranslation('orders');
  const properties = useProperties();
  const ordered = useWatch({ control: form.control, name: 'propertyId' });
  const { label } = properties.options.find(({ value }) => value === ordered) ?? {};
  return (
    <FormField control={form.control} name={`positions.${index}.propertyId`}>
      {(field) => (
        <Combobox {...field} {...properties} label={t('create.property')} optional placeholder={label} />
      )}
    </FormField>
  );
}
