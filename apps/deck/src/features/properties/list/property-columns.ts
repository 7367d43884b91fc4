import type { Property } from '@deck/api/contract/company';
import type { TFunction } from 'i18next';
import type { ListColumn } from '../../../platform/list/columns.ts';
import { type PropertyField, propertyFields, propertyText } from './properties-list.ts';

/** The columns of the properties. The id hides the column and is what it is sorted by. */
export const propertyColumns = (
  t: TFunction<['properties', 'labels']>,
): readonly ListColumn<Property, PropertyField>[] =>
  propertyFields.map((id) => ({
    id,
    head: t(`column.${id}`),
    width: widths[id],
    sort: true,
    rare: id === 'address' || id === 'customer_service',
    quiet: id !== 'name' && id !== 'type' && id !== 'city',
    cell: (property) => propertyText(t, id, property),
    phone: phone[id],
  }));

const phone = {
  name: 'title',
  type: 'status',
  city: 'meta',
  timezone: 'hidden',
  email: 'meta',
  phone: 'hidden',
  address: 'hidden',
  customer_service: 'hidden',
} as const;

/** What the columns usually need: the bars of the first moments already stand where the words will. */
const widths: Record<PropertyField, number> = {
  name: 200,
  type: 110,
  city: 120,
  timezone: 150,
  email: 220,
  phone: 160,
  address: 220,
  customer_service: 260,
};
