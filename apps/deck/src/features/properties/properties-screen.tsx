import type { Property } from '@deck/api/contract/company';
import { type ColumnRoom, rooms } from '@deck/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../platform/list/columns.ts';
import { BarField } from '../../platform/list/filters/bar-field.tsx';
import { ListScreen } from '../../platform/list/list-screen.tsx';
import { useWholeList } from '../../platform/list/use-list.ts';
import { useMayOpen } from '../../platform/navigation/screen-context.ts';
import { type PropertyField, propertyFields, propertyList, propertyText } from './properties-list.ts';

/** The hotels, aircraft and other properties of the division. */
export function PropertiesScreen() {
  const { t } = useTranslation(['properties', 'labels', 'app']);
  const mayOpen = useMayOpen();
  const columns = useMemo(() => propertyColumns(t), [t]);
  const title = t('app:title.properties');
  return (
    <ListScreen
      list={useWholeList(propertyList, columns)}
      filterField={BarField}
      breadcrumbs={[
        {
          label: t('app:title.settings'),
          href: mayOpen('/settings/general') ? '/settings/general' : undefined,
        },
        { label: title },
      ]}
      title={title}
      count={(count) => t('list.count', { count })}
      note={t('readOnly')}
      search={{ label: t('list.searchLabel'), placeholder: t('list.search') }}
      rowKey={({ id }) => id}
      rowHref={({ id }) => (mayOpen('/properties/{id}') ? `/properties/${id}` : undefined)}
      failed={t('list.failed')}
      empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      nothing={t('list.nothing')}
    />
  );
}

/** The columns of the properties. The id hides the column and is what it is sorted by. */
const propertyColumns = (
  t: TFunction<['properties', 'labels']>,
): readonly ListColumn<Property, PropertyField>[] =>
  propertyFields.map((id) => ({
    id,
    head: t(`column.${id}`),
    room: columnRooms[id],
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

const columnRooms: Record<PropertyField, ColumnRoom> = {
  name: rooms.name,
  type: { ...rooms.word, priority: 0 },
  city: { ...rooms.word, priority: 1 },
  timezone: { least: 120, ideal: 152, most: 176, priority: 4 },
  email: { ...rooms.text, ideal: 216, priority: 2 },
  phone: { least: 136, ideal: 152, most: 168, priority: 3 },
  address: rooms.text,
  customer_service: rooms.text,
};
