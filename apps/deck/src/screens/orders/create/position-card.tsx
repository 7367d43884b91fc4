import type { PositionType } from '@deck/api/vocabulary';
import { Card, FormColumn, FormGrid, IconButton, SegmentedControl } from '@deck/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { positionIcons } from '../shared/position-icon.tsx';
import { PositionDays, PositionPeople, PositionPrice, PositionText } from './position-fields.tsx';
import type { NewOrder } from './use-order-form.tsx';

interface PositionCardProps extends Pick<NewOrder, 'form'> {
  index: number;
  types: readonly PositionType[];
  /** Absent for the last one: an order has at least one position. */
  onRemove: (() => void) | undefined;
}

export function PositionCard({ form, index, types, onRemove }: PositionCardProps) {
  const { t } = useTranslation(['orders', 'app']);
  const type = form.watch(`positions.${index}.type`);
  const fields = { form, index, type };
  return (
    <Card
      title={t('create.position', { number: index + 1 })}
      meta={
        types.length > 1 ? (
          <FormField control={form.control} name={`positions.${index}.type`}>
            {({ value, onChange, name }) => (
              <SegmentedControl
                label={t('create.type')}
                labelHidden
                name={name}
                value={value}
                onChange={onChange}
                options={types.map((each) => ({
                  value: each,
                  label: t(`app:positionType.${each}`),
                  icon: positionIcons[each],
                }))}
              />
            )}
          </FormField>
        ) : undefined
      }
      action={
        onRemove && (
          <IconButton
            icon={Trash2}
            label={t('create.removePosition', { number: index + 1 })}
            onClick={onRemove}
          />
        )
      }
    >
      <FormGrid>
        <FormColumn span={type === 'ACCOMMODATION' || type === 'FLIGHT' ? 4 : 6}>
          <PositionText {...fields} name="name" />
        </FormColumn>
        {type !== 'OTHER' && (
          <FormColumn span={type === 'ACCOMMODATION' || type === 'FLIGHT' ? 5 : 6}>
            <PositionDays {...fields} />
          </FormColumn>
        )}
        {(type === 'ACCOMMODATION' || type === 'FLIGHT') && (
          <FormColumn span={3}>
            <PositionPeople {...fields} />
          </FormColumn>
        )}
        {textsOf[type].map((name) => (
          <FormColumn key={name} span={4}>
            <PositionText {...fields} name={name} />
          </FormColumn>
        ))}
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
  CAR: ['model', 'pickUpLocation', 'dropOffLocation'],
  OTHER: [],
} as const satisfies Record<PositionType, readonly string[]>;
