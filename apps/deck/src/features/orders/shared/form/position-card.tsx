import { type PositionType, trips } from '@deck/api/vocabulary';
import {
  Card,
  Combobox,
  DateField,
  type DateFieldProps,
  DateRangeField,
  type FormColumnProps,
  FormGrid,
  NumberField,
  SegmentedControl,
  Select,
  TextField,
  TimeField,
} from '@deck/ui';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { positionIcons } from '../../../../domain/order/position-icon.tsx';
import { createForm } from '../../../../platform/forms/create-form.tsx';
import { useSession } from '../../../../platform/session/session-store.ts';
import type { Place } from '../position-fields.ts';
import { getPeriod, isOneWay, type PositionForm } from '../position-form.ts';
import { useProperties } from './inputs.tsx';
import type { OrderForm, OrderFormMethods } from './order-form.ts';
import { PositionPrice, priceStay } from './position-price.tsx';
import type { FollowedType } from './use-followed-type.ts';
import { unreadIn } from './use-positions.ts';

const Form = createForm<OrderForm>()({
  Combobox,
  Day: DepartureField,
  Days: DateRangeField,
  Number: NumberField,
  Segments: SegmentedControl,
  Select,
  Text: TextField,
  Time: TimeField,
});

interface DepartureFieldProps extends Omit<DateFieldProps, 'value' | 'onChange'> {
  value: PositionForm['days'];
  onChange: (days: PositionForm['days']) => void;
}

/** The only day of a one-way flight. A return typed before is kept in case it becomes one again. */
function DepartureField({ value, onChange, ...others }: DepartureFieldProps) {
  return <DateField {...others} value={value.from} onChange={(from) => onChange({ ...value, from })} />;
}

interface PositionCardProps {
  form: OrderFormMethods;
  index: number;
  types: readonly PositionType[];
  followed: FollowedType;
  /** What else can be done with it; absent while it is the only one. */
  menu: ReactNode;
}

/** One position, with the fields of its type. */
export function PositionCard({ form, index, types, followed, menu }: PositionCardProps) {
  const { t } = useTranslation(['orders', 'app']);
  const type = useWatch({ control: form.control, name: `positions.${index}.type` });
  const { properties } = useSession().environment;
  const offered = types.includes(type) ? types : [type, ...types];
  const fields = { form, index, type };
  const { change } = followed;
  const isChanged = change?.key === form.getValues(`positions.${index}.key`);

  const unread = () => unreadIn(form.getValues(`positions.${index}.key`));

  function followType(chosen: PositionType) {
    if (chosen === type) return unread()?.focus();
    followed.choose(form.getValues(`positions.${index}.key`));
    const property = properties.find(({ id }) => id === form.getValues('propertyId'));
    form.setValue(`positions.${index}.period`, getPeriod(chosen, property));
    // It may be of a property that does not sell it: that is said at once, also where nobody has been to it.
    if (property) form.setValue('propertyId', property.id, { shouldTouch: true, shouldValidate: true });
  }

  return (
    <Card
      title={t('create.position', { number: index + 1 })}
      meta={
        offered.length > 1 ? (
          <Form.Segments
            name={`positions.${index}.type`}
            label={t('create.type')}
            labelHidden
            silent
            // Where a text is not read yet, that takes the focus instead: its field may go with the type.
            parse={(chosen) => (unread() === undefined ? chosen : type)}
            hint={
              isChanged
                ? t(`create.typeChanged.${change.type}`, { property: change.propertyName })
                : undefined
            }
            onChange={followType}
            options={offered.map((each) => ({
              value: each,
              label: t(`app:positionType.${each}`),
              icon: positionIcons[each],
            }))}
          />
        ) : undefined
      }
      action={menu}
    >
      <FormGrid>
        {/* Of several stays each may be elsewhere; the first is where the order is. */}
        {type === 'ACCOMMODATION' && index > 0 && properties.length > 1 && <Elsewhere {...fields} />}
        <FieldsOfType {...fields} />
        <PositionPrice {...fields} />
      </FormGrid>
    </Card>
  );
}

interface PositionFieldProps {
  form: OrderFormMethods;
  index: number;
  type: PositionType;
}

/** Where a stay is, if not at the property of the order. */
function Elsewhere({ form, index }: PositionFieldProps) {
  const { t } = useTranslation('orders');
  // A stay at a property of colleagues stays there unless it is moved.
  const [kept] = useState(() => form.getValues(`positions.${index}.propertyId`));
  const properties = useProperties('ACCOMMODATION', kept);
  const ordered = useWatch({ control: form.control, name: 'propertyId' });
  const { label } = properties.options.find(({ value }) => value === ordered) ?? {};
  return (
    <Form.Combobox
      name={`positions.${index}.propertyId`}
      span={12}
      {...properties}
      label={t('fields.propertyId')}
      optional
      placeholder={label}
    />
  );
}

/** What stands below the days, and how wide: the words and times of each type. */
const spans = {
  ACCOMMODATION: {},
  FLIGHT: { aircraft: 3, departurePoint: 3, destination: 3 },
  YACHT: {},
  CAR: { model: 12, pickUpLocation: 4, pickUpTime: 2, dropOffLocation: 4, dropOffTime: 2 },
  OTHER: {},
} as const satisfies {
  readonly [Type in PositionType]: Readonly<Record<WordPlace<Type>, FormColumnProps['span']>>;
};
type WordPlace<Type extends PositionType> = Exclude<Place<Type>, 'days' | 'people' | 'propertyId'>;

/** What it is, when, and for how many. */
function FieldsOfType({ form, index, type }: PositionFieldProps) {
  const { t } = useTranslation('orders');
  const trip = useWatch({ control: form.control, name: `positions.${index}.trip` });
  const hasPeople = type === 'ACCOMMODATION' || type === 'FLIGHT';
  const countAnew = () => priceStay(form, index, 'anew');
  const unread = () => unreadIn(form.getValues(`positions.${index}.key`));
  return (
    <>
      <Form.Text
        name={`positions.${index}.name`}
        span={hasPeople ? 4 : 6}
        label={t(`create.names.${type}`)}
        autoComplete="off"
      />
      {type === 'FLIGHT' && (
        <Form.Select
          name={`positions.${index}.trip`}
          span={3}
          label={t('create.trip')}
          // One day takes the place of two: a text there that is not read yet would be lost.
          parse={(chosen) => (unread() === undefined ? chosen : trip)}
          onChange={(chosen) => (chosen === trip ? unread()?.focus() : countAnew())}
          options={trips.map((each) => ({ value: each, label: t(`create.trips.${each}`) }))}
        />
      )}
      {isOneWay({ type, trip }) ? (
        <Form.Day
          name={`positions.${index}.days`}
          span={5}
          label={t('create.oneWayDay')}
          onChange={countAnew}
        />
      ) : (
        type !== 'OTHER' && (
          <Form.Days
            name={`positions.${index}.days`}
            span={hasPeople ? 5 : 6}
            label={t(`create.days.${type}`)}
            counts={type === 'ACCOMMODATION' ? 'nights' : 'days'}
            onChange={countAnew}
          />
        )
      )}
      {hasPeople && (
        <Form.Number
          name={`positions.${index}.people`}
          span={3}
          min={1}
          max={999}
          label={t(type === 'FLIGHT' ? 'create.passengers' : 'details.guests')}
        />
      )}
      {(Object.entries(spans[type]) as [WordPlace<PositionType>, FormColumnProps['span']][]).map(
        ([place, span]) =>
          place === 'pickUpTime' || place === 'dropOffTime' ? (
            <Form.Time
              key={place}
              name={`positions.${index}.${place}`}
              span={span}
              label={t(`create.${place}`)}
              onChange={countAnew}
            />
          ) : (
            <Form.Text
              key={place}
              name={`positions.${index}.${place}`}
              span={span}
              label={t(`create.${place}`)}
              autoComplete="off"
            />
          ),
      )}
    </>
  );
}
