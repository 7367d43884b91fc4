import type { PositionType } from '@deck/api/vocabulary';
import { Card, FormColumn, FormGrid, SegmentedControl } from '@deck/ui';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { positionIcons } from '../../../../domain/order/position-icon.tsx';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import { useSession } from '../../../../platform/session/session-store.ts';
import { getPeriod, type OrderFields } from './order-form.ts';
import {
  PositionDays,
  PositionPeople,
  PositionProperty,
  PositionText,
  PositionTime,
  type TextName,
} from './position-fields.tsx';
import { PositionPrice } from './position-price.tsx';

interface PositionCardProps {
  form: OrderFields;
  index: number;
  types: readonly PositionType[];
  /** What else can be done with it; absent while it is the only one. */
  menu: ReactNode;
}

/** One position, with the fields of its type. */
export function PositionCard({ form, index, types, menu }: PositionCardProps) {
  const { t } = useTranslation(['orders', 'app']);
  const type = useWatch({ control: form.control, name: `positions.${index}.type` });
  const { properties } = useSession().environment;
  const property = properties.find(({ id }) => id === form.getValues('propertyId'));
  const offered = types.includes(type) ? types : [type, ...types];
  const fields = { form, index, type };
  return (
    <Card
      title={t('create.position', { number: index + 1 })}
      meta={
        offered.length > 1 ? (
          <FormField control={form.control} name={`positions.${index}.type`}>
            {({ value, onChange, name }) => (
              <SegmentedControl
                label={t('create.type')}
                labelHidden
                name={name}
                value={value}
                onChange={(chosen) => {
                  onChange(chosen);
                  form.setValue(`positions.${index}.period`, getPeriod(chosen, property));
                }}
                options={offered.map((each) => ({
                  value: each,
                  label: t(`app:positionType.${each}`),
                  icon: positionIcons[each],
                }))}
              />
            )}
          </FormField>
        ) : undefined
      }
      action={menu}
    >
      <FormGrid>
        <FieldsOfType {...fields} />
        <PositionPrice {...fields} />
      </FormGrid>
    </Card>
  );
}

/** The words that each type asks for besides its name. */
const textsOf = {
  ACCOMMODATION: [],
  FLIGHT: ['aircraft', 'departurePoint', 'destination'],
  YACHT: [],
  CAR: ['model'],
  OTHER: [],
} as const satisfies Record<PositionType, readonly TextName[]>;

function FieldsOfType(fields: { form: OrderFields; index: number; type: PositionType }) {
  const { index, type } = fields;
  const { properties } = useSession().environment;
  const hasPeople = type === 'ACCOMMODATION' || type === 'FLIGHT';
  return (
    <>
      {/* Of several stays each may be elsewhere; the first is where the order is. */}
      {type === 'ACCOMMODATION' && index > 0 && properties.length > 1 && (
        <FormColumn span={12}>
          <PositionProperty {...fields} />
        </FormColumn>
      )}
      <FormColumn span={hasPeople ? 4 : 6}>
        <PositionText {...fields} name="name" />
      </FormColumn>
      {type !== 'OTHER' && (
        <FormColumn span={hasPeople ? 5 : 6}>
          <PositionDays {...fields} />
        </FormColumn>
      )}
      {hasPeople && (
        <FormColumn span={3}>
          <PositionPeople {...fields} />
        </FormColumn>
      )}
      {textsOf[type].map((name) => (
        <FormColumn key={name} span={type === 'CAR' ? 12 : 4}>
          <PositionText {...fields} name={name} />
        </FormColumn>
      ))}
      {type === 'CAR' && <Rental {...fields} />}
    </>
  );
}

/** Where and when a car is picked up and given back. */
function Rental(fields: { form: OrderFields; index: number; type: PositionType }) {
  return (
    <>
      <FormColumn span={4}>
        <PositionText {...fields} name="pickUpLocation" />
      </FormColumn>
      <FormColumn span={2}>
        <PositionTime {...fields} name="pickUpTime" />
      </FormColumn>
      <FormColumn span={4}>
        <PositionText {...fields} name="dropOffLocation" />
      </FormColumn>
      <FormColumn span={2}>
        <PositionTime {...fields} name="dropOffTime" />
      </FormColumn>
    </>
  );
}
