import {
  Button,
  Card,
  DateField,
  IconButton,
  PageHeader,
  SegmentedControl,
  Table,
  useNow,
  useUi,
} from '@deck/ui';
import { addDays, formatDate, today as todayIn } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePaymentHref } from '../../domain/payment/use-payment-href.ts';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { ExportButton } from '../../platform/list/export/export-button.tsx';
import { ListFilters } from '../../platform/list/filters/list-filters.tsx';
import { usePagedList } from '../../platform/list/use-list.ts';
import { PartFailed } from '../../platform/navigation/page-states.tsx';
import { live } from '../../platform/polling.ts';
import { CloseShift } from './close-shift.tsx';
import { dayIn, dayQuery, movementList, movementWays, readWay } from './day-list.ts';
import * as css from './day-screen.css.ts';
import { DaySums } from './day-sums.tsx';
import { exportPlan } from './export-plan.ts';
import { useMovementColumns } from './use-movement-columns.tsx';
import { WhereItMoved } from './where-it-moved.tsx';

/** What moved on a day, by the clocks of each property: one number that its list, its file and the chart share. */
export function DayScreen() {
  const { t } = useTranslation(['day', 'list']);
  const { timeZone } = useUi();
  const today = todayIn(timeZone, useNow());
  const columns = useMovementColumns();
  const list = usePagedList(movementList, columns);
  const paymentHref = usePaymentHref();
  const refusal = useRefusal(list.failure);
  const day = dayIn(list.state.params) ?? today;
  const read = useQuery({ ...dayQuery(dayIn(list.state.params)), ...live });
  const way = readWay(list.state.get('way'));
  const reset = () => {
    list.reset?.();
    list.state.change({ way: '' });
  };
  const go = (to: string) => list.state.change({ day: to === today ? '' : to });
  const exporting = {
    plan: exportPlan(t('export'), list.state.params),
    columns,
    hidden: list.layout.hidden,
    first: list.first,
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        context={t('zone', { zone: timeZone })}
        actions={
          <div className={css.unprinted}>
            <Button icon={Printer} onClick={() => window.print()}>
              {t('print')}
            </Button>
            <ExportButton {...exporting} />
          </div>
        }
        phoneActions={<ExportButton compact {...exporting} />}
        filters={
          <div className={css.choice}>
            <div className={css.days}>
              <IconButton icon={ChevronLeft} label={t('before')} onClick={() => go(addDays(day, -1))} />
              <div className={css.field}>
                <DateField
                  label={t('day')}
                  labelHidden
                  value={day}
                  max={today}
                  onChange={(chosen) => chosen !== '' && go(chosen)}
                />
              </div>
              <IconButton
                icon={ChevronRight}
                label={t('after')}
                disabled={day >= today}
                onClick={() => go(addDays(day, 1))}
              />
            </div>
            <ListFilters
              list={list.state}
              filters={list.filters}
              panel={
                list.countsOf && {
                  countsOf: list.countsOf,
                  show: (count) => t(count === 0 ? 'showNone' : 'show', { count }),
                }
              }
              onReset={list.reset}
            />
          </div>
        }
      />
      <p className={css.printed}>{formatDate(day)}</p>
      <div className={css.page}>
        <div className={css.column}>
          {read.isLoadingError ? (
            <PartFailed title={t('failed')} onRetry={() => void read.refetch()} />
          ) : (
            <DaySums day={day} read={read.data} />
          )}
          <Card
            flush
            title={t('movements')}
            meta={list.first && t('count', { count: list.first.totalElements })}
            control={
              <div className={css.unprinted}>
                <SegmentedControl
                  label={t('way.label')}
                  labelHidden
                  options={movementWays.map((value) => ({ value, label: t(`way.${value}`) }))}
                  value={way}
                  onChange={(chosen) => list.state.change({ way: chosen === 'all' ? '' : chosen })}
                />
              </div>
            }
          >
            <Table
              label={t('movements')}
              frame="card"
              columns={columns}
              rows={list.rows}
              rowKey={({ id }) => id}
              rowHref={({ paymentId, orderId }) =>
                paymentId === null ? undefined : paymentHref({ id: paymentId, orderId })
              }
              sort={list.sort}
              onSort={list.state.changeSort}
              layout={list.layout}
              loading={list.isLoading}
              error={list.failure ? { title: t('listFailed'), text: refusal } : undefined}
              onRetry={list.retry}
              empty={
                list.isNarrowed || way !== 'all'
                  ? { title: t('nothing'), action: <Button onClick={reset}>{t('list:reset')}</Button> }
                  : { title: t('empty') }
              }
              total={list.first?.totalElements}
              totalExact={list.first?.totalExact}
              onLoadMore={list.loadMore}
              loadingMore={list.isLoadingMore}
            />
          </Card>
        </div>
        {read.data && (
          <div className={css.column}>
            <WhereItMoved day={read.data} />
            <CloseShift key={day} day={read.data} />
          </div>
        )}
      </div>
    </>
  );
}
