import type { Property } from '@deck/api/contract/company';
import { propertyTypes } from '@deck/api/vocabulary';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../../../platform/list/filters/filter.ts';
import { choices } from '../../../platform/list/filters/filter.ts';
import { ListScreen } from '../../../platform/list/list-screen.tsx';
import { useMayOpen } from '../../../platform/navigation/may-open.ts';
import { propertyColumns, propertyText } from './property-columns.ts';
import { useProperties } from './use-properties.ts';

/** The hotels, aircraft and other properties of the division. */
export function PropertiesScreen() {
  const { t } = useTranslation(['properties', 'labels', 'app']);
  const mayOpen = useMayOpen();
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        kind: 'several',
        name: 'type',
        label: t('column.type'),
        inBar: true,
        ...choices(propertyTypes, (type) => t(`labels:propertyType.${type}`)),
      },
    ],
    [t],
  );
  const textOf = useCallback((column: string, property: Property) => propertyText(t, column, property), [t]);
  const columns = useMemo(() => propertyColumns(t), [t]);
  const title = t('app:title.properties');
  return (
    <ListScreen
      list={useProperties(columns, filters, textOf)}
      columns={columns}
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
