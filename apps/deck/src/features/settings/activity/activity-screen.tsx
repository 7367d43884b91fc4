import type { AuditEvent } from '@deck/api/contract/audit-events';
import { Button, IconButton, PeekBeside, Table, Text } from '@deck/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpened } from '../../../domain/payment/use-opened.ts';
import { RefusalAlert } from '../../../platform/forms/refusal-alert.tsx';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';
import { ListFilters } from '../../../platform/list/filters/list-filters.tsx';
import { PEEK } from '../../../platform/list/list-state.ts';
import { usePeek } from '../../../platform/list/peek/use-peek.ts';
import { useListKeys } from '../../../platform/list/selection/use-list-keys.ts';
import { usePagedList } from '../../../platform/list/use-list.ts';
import { SettingsPage } from '../shared/settings-page.tsx';
import * as css from './activity.css.ts';
import { useActivityColumns } from './activity-columns.tsx';
import { activityList } from './activity-list.ts';
import { ActivityPeek } from './activity-peek.tsx';
import { useLogFile } from './use-log-file.ts';

const keyOf = ({ id }: AuditEvent) => id;

/** What staff did, as it was recorded: narrowed by person, act, subject and days, and taken into a file. */
export function ActivityScreen() {
  const { t } = useTranslation(['activity', 'app', 'list']);
  const list = usePagedList(activityList, useActivityColumns());
  const refusal = useRefusal(list.failure);
  const opened = useOpened(PEEK);
  const keys = list.rows.map(keyOf);
  const peek = usePeek(keys);
  useListKeys({ keys, selection: undefined, peek });
  const file = useLogFile(list.state.params);
  const { first } = list;
  const save = {
    icon: Download,
    loading: file.isMaking,
    disabled: first === undefined || first.totalElements === 0,
    onClick: file.save,
  };
  return (
    <SettingsPage
      tab="activity"
      actions={<Button {...save}>{t('export')}</Button>}
      phoneActions={<IconButton {...save} size="large" label={t('export')} />}
    >
      <div className={css.band}>
        <RefusalAlert title={t('exportFailed')}>{file.refusal}</RefusalAlert>
        <ListFilters
          list={list.state}
          filters={list.filters}
          panel={
            list.countsOf && {
              countsOf: list.countsOf,
              show: (count, isExact) =>
                t(count === 0 ? 'showNone' : isExact ? 'show' : 'showMore', { count }),
            }
          }
          onReset={list.reset}
          end={
            first && (
              <Text>{t(first.totalExact ? 'count' : 'countMore', { count: first.totalElements })}</Text>
            )
          }
        />
      </div>
      <PeekBeside
        peek={
          peek.key !== undefined && (
            <ActivityPeek
              id={peek.key}
              row={list.rows.find(({ id }) => id === peek.key)}
              onPrevious={peek.previous}
              onNext={peek.next}
              onClose={peek.close}
            />
          )
        }
      >
        <Table
          label={t('app:title.activity')}
          frame="page"
          columns={list.columns}
          rows={list.rows}
          rowKey={keyOf}
          rowHref={({ id }) => opened.hrefOf(id)}
          current={peek.key}
          layout={list.layout}
          loading={list.isLoading}
          error={list.failure ? { title: t('failed'), text: refusal } : undefined}
          onRetry={list.retry}
          empty={
            list.isNarrowed
              ? {
                  title: t('nothing'),
                  text: t('list:nothingText'),
                  action: <Button onClick={list.reset}>{t('list:reset')}</Button>,
                }
              : { title: t('empty'), text: t('emptyText') }
          }
          total={first?.totalElements}
          totalExact={first?.totalExact}
          onLoadMore={list.loadMore}
          loadingMore={list.isLoadingMore}
        />
      </PeekBeside>
    </SettingsPage>
  );
}
