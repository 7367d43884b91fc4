import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListScreen } from '../../../platform/list/list-screen.tsx';
import { useWholeList } from '../../../platform/list/use-list.ts';
import { useMayOpen } from '../../../platform/navigation/screen-context.ts';
import { propertyList } from './properties-list.ts';
import { propertyColumns } from './property-columns.ts';

/** The hotels, aircraft and other properties of the division. */
export function PropertiesScreen() {
  const { t } = useTranslation(['properties', 'labels', 'app']);
  const mayOpen = useMayOpen();
  const columns = useMemo(() => propertyColumns(t), [t]);
  const title = t('app:title.properties');
  return (
    <ListScreen
      list={useWholeList(propertyList, columns)}
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
