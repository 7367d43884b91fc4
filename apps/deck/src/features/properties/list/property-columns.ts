import type { Property } from '@deck/api/contract/company';
import type { TFunction } from 'i18next';
import type { ListColumn } from '../../../platform/list/list-column.ts';

type Words = TFunction<['properties', 'labels']>;

const columns = [
  'name',
  'type',
  'city',
  'timezone',
  'email',
  'phone',
  'address',
  'customer_service',
] as const;

/** What a column says of a property: its cell, and what it is sorted by. A column there is not says the name. */
export function propertyText(t: Words, column: string, property: Property): string {
  switch (column) {
    case 'type':
      return t(`labels:propertyType.${property.type}`);
    case 'city':
    case 'timezone':
    case 'email':
    case 'phone':
    case 'address':
      return property[column];
    case 'customer_service':
      return [property.customerServiceEmail, property.customerServicePhone].filter(Boolean).join(', ');
    default:
      return property.name;
  }
}

/** The columns of the list; an id is also what hides the column and what it is sorted by. */
export const propertyColumns = (t: Words): ListColumn<Property>[] =>
  columns.map((id) => ({
    id,
    head: t(`column.${id}`),
    width: widths[id],
    sort: true,
    quiet: id !== 'name' && id !== 'type' && id !== 'city',
    cell: (property) => propertyText(t, id, property),
    phone: phone[id],
    rare: id === 'address' || id === 'customer_service',
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
const widths: Record<(typeof columns)[number], number> = {
  name: 200,
  type: 110,
  city: 120,
  timezone: 150,
  email: 220,
  phone: 160,
  address: 220,
  customer_service: 260,
};
