import { typesAtProperty } from '@deck/api/rules';
import type { PositionType } from '@deck/api/vocabulary';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../../platform/session/session-store.ts';
import { getPeriod } from '../position-form.ts';
import { findUntouched, getTypeAt } from './followed-type.ts';
import type { OrderFormMethods } from './order-form.ts';
import { unreadIn } from './use-positions.ts';

/** A type that followed the property, to be said at its field. */
interface TypeChange {
  /** The key of its position. */
  readonly key: string;
  readonly type: PositionType;
  readonly propertyName: string;
}

/** How the type of a position that nobody has worked on follows the property. */
export function useFollowedType(form: OrderFormMethods, allowed: readonly PositionType[]) {
  const { properties } = useSession().environment;
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set());
  const [change, setChange] = useState<TypeChange>();
  const untouched = useWatch({
    control: form.control,
    name: 'positions',
    compute: (positions) => findUntouched(positions)?.key,
  });
  // Equal text redraws nothing.
  const ofPositions = useWatch({
    control: form.control,
    name: 'positions',
    compute: (positions) => typesAtProperty({ propertyId: '', positions }).toSorted().join(' '),
  });
  const isFree = untouched !== undefined && !typed.has(untouched);

  return {
    /** What the property has to sell, divided by spaces; nothing while the type would follow it. */
    sold: isFree ? '' : ofPositions,
    change,
    /** A type was chosen by hand: it is followed no more. */
    choose: (key: string) => {
      setTyped(new Set([...typed, key]));
      setChange(undefined);
    },
    /** What the property is let by, and what it sells where nobody has worked on the position yet. */
    follow: (propertyId: string) => {
      setChange(undefined);
      const property = properties.find(({ id }) => id === propertyId);
      if (!property) return;
      const only = findUntouched(form.getValues('positions'));
      const free = only && !typed.has(only.key) && !unreadIn(only.key) ? only : undefined;
      const type = free && getTypeAt(property, free.type, allowed);
      if (free && type) {
        form.setValue('positions.0.type', type);
        setChange({ key: free.key, type, propertyName: property.name });
        void form.trigger('propertyId');
      }
      form.getValues('positions').forEach(({ type: each, rate }, index) => {
        if (rate === '') form.setValue(`positions.${index}.period`, getPeriod(each, property));
      });
    },
  };
}

export type FollowedType = ReturnType<typeof useFollowedType>;
