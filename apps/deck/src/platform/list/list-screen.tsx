import {
  type Breadcrumb,
  Button,
  ColumnsMenu,
  inOrder,
  LazyPart,
  PageHeader,
  PeekBeside,
  PrintedList,
  part,
  Table,
  type TableEmpty,
  type TableProps,
  useUi,
} from '@deck/ui';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { amountText } from '../format/amount-text.ts';
import { useRefusal } from '../forms/use-refusal.ts';
import { RowKeys } from '../keys/row-keys.tsx';
import { takeOverFirstPage } from '../navigation/first-page.ts';
import { repeatActs } from '../navigation/first-page-acts.ts';
import { CompanyColumns } from './company-columns.tsx';
import { ExportButton } from './export/export-button.tsx';
import type { Exported, ExportPlan } from './export/iterate-pages.ts';
import type { BarField } from './filters/bar-field.tsx';
import { ListFilters } from './filters/list-filters.tsx';
import { type ListPeek, useListPeek } from './peek/use-list-peek.tsx';
import { printedFacts } from './printed-facts.ts';
import { BulkBar } from './selection/bulk-bar.tsx';
import { ExportChosen } from './selection/export-chosen.tsx';
import { sumByCurrency } from './selection/sums.ts';
import { useChosen } from './selection/use-chosen.ts';
import { useListKeys } from './selection/use-list-keys.ts';
import type { ListView } from './use-list.ts';
import { useSortWords } from './use-sort-words.ts';
import { ListViews } from './views/list-views.tsx';
import { useOpenView } from './views/use-open-view.ts';

const listParts = part(() => import('./list-parts.tsx'));

interface ListScreenProps<Row> extends Pick<TableProps<Row>, 'rowKey' | 'rowHref' | 'pinned' | 'legend'> {
  readonly list: ListView<Row>;
  /** A look at a row beside the list, and the menus of the rows. */
  readonly peek?: ListPeek<Row> | undefined;
  readonly title: string;
  /** The way here, where the list is no place of the first level. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** How many rows there are, in words. */
  readonly count: (many: number, isExact: boolean) => string;
  /** The label of the button in the panel of filters; undefined for a list with few filters. */
  readonly show?: (many: number, isExact: boolean) => string;
  /** Draws its filters in the bar, where there are only a few. */
  readonly filterField?: typeof BarField;
  readonly search: { readonly label: string; readonly placeholder: string };
  /** What could not be loaded. */
  readonly failed: string;
  /** Nothing there at all: what to do next. */
  readonly empty?: TableEmpty;
  /** There is something, but nothing that is looked for. */
  readonly nothing: string;
  /** Beside the count: what holds for the whole list. */
  readonly note?: string | undefined;
  readonly actions?: ReactNode;
  readonly phoneActions?: ReactNode;
  /** Between filters and rows: what they come to. */
  readonly strip?: ReactNode;
  /** What can be done with chosen rows together; absent where none are chosen. */
  readonly bulk?:
    | {
        readonly amount: (row: Row) => { readonly amount: string; readonly currency: string };
        readonly acts?: ((chosen: readonly Row[]) => ReactNode) | undefined;
      }
    | undefined;
  /** How all rows get into a file; absent where they do not. */
  readonly exports?: ExportPlan<Row & Exported> | undefined;
}

/** A list that fills the page: its title and count, its filters, its rows, and its states. */
export function ListScreen<Row>({ list, ...props }: ListScreenProps<Row>) {
  const { t } = useTranslation('list');
  const refusal = useRefusal(list.failure);
  const { key } = useLocation();
  const { columns, layout, first, reset } = list;
  const inFile = inOrder(columns, layout.order);
  // The columns that do not fit into the window.
  const [noRoom, setNoRoom] = useState<readonly string[]>([]);
  const reader = useUi();
  const opened = useOpenView(list.view);
  const chosen = useChosen(list.rows, props.rowKey, list.state.params.toString());
  const { bulk } = props;
  const keys = getShown(list.rows, props.pinned).map(props.rowKey);
  const peek = useListPeek(props.peek, { rows: list.rows, rowKey: props.rowKey, keys });
  useListKeys({ keys, selection: bulk && chosen.selection, peek: peek.peeking });
  const { isLoading } = list;
  useLayoutEffect(() => {
    // After the table has been measured, and before the browser draws.
    if (!isLoading) queueMicrotask(takeOverFirstPage);
  }, [isLoading]);
  useEffect(() => {
    if (!isLoading) queueMicrotask(repeatActs);
  }, [isLoading]);
  const exporting = props.exports && { plan: props.exports, columns: inFile, hidden: layout.hidden, first };
  const count = first && props.count(first.totalElements, first.totalExact);
  const shown = first && first.totalElements > list.rows.length ? list.rows.length : undefined;
  const parts = list.part !== undefined && first && (
    <LazyPart
      of={listParts}
      label={t('parts', { list: props.title })}
      page={list.part}
      onPage={list.state.changePart}
      total={first.totalElements}
      totalExact={first.totalExact}
      waiting={null}
    />
  );
  const sorted = useSortWords({ sort: list.sort, columns, unseen: [...noRoom, ...layout.hidden] });
  return (
    <>
      <PageHeader
        title={props.title}
        breadcrumbs={props.breadcrumbs}
        context={
          [[count, count && sorted].filter(Boolean).join(', '), props.note].filter(Boolean).join('. ') ||
          undefined
        }
        actions={exporting ? withExport(<ExportButton {...exporting} />, props.actions) : props.actions}
        phoneActions={
          exporting
            ? withExport(<ExportButton compact {...exporting} />, props.phoneActions)
            : props.phoneActions
        }
        filters={
          <>
            {list.view && <ListViews shown={list.view} params={list.state.params} opened={opened} />}
            <ListFilters
              list={list.state}
              filters={list.filters}
              search={props.search}
              Field={props.filterField}
              panel={
                list.countsOf &&
                props.show && { countsOf: list.countsOf, show: props.show, viewOf: list.viewOf }
              }
              onReset={reset}
              opened={opened}
              end={
                <>
                  <RowKeys looks={props.peek !== undefined} />
                  <ColumnsMenu
                    columns={columns}
                    layout={layout}
                    noRoom={noRoom}
                    onChange={list.changeLayout}
                    acts={<CompanyColumns list={list} />}
                  />
                </>
              }
            />
            {props.strip}
            {parts}
          </>
        }
      />
      <PeekBeside peek={peek.panel}>
        <Table
          label={props.title}
          frame="page"
          restoreKey={key}
          columns={columns}
          rows={list.rows}
          rowKey={props.rowKey}
          rowHref={props.rowHref}
          rowActions={peek.rowActions}
          phoneActions={peek.phoneActions}
          current={peek.current}
          pinned={props.pinned}
          selection={bulk && chosen.selection}
          sort={list.sort}
          onSort={list.state.changeSort}
          layout={layout}
          onLayout={list.changeLayout}
          onFit={setNoRoom}
          loading={list.isLoading}
          error={list.failure ? { title: props.failed, text: refusal } : undefined}
          onRetry={list.retry}
          empty={
            list.isNarrowed || list.part !== undefined
              ? {
                  title: props.nothing,
                  text: t('nothingText'),
                  action: reset && <Button onClick={reset}>{t('reset')}</Button>,
                }
              : props.empty
          }
          total={first?.totalElements}
          totalExact={first?.totalExact}
          legend={props.legend}
          onLoadMore={list.loadMore}
          loadingMore={list.isLoadingMore}
        />
      </PeekBeside>
      <PrintedList
        title={props.title}
        facts={() =>
          printedFacts({ filters: list.filters, values: list.state, count, part: shown }, t, reader)
        }
        columns={columns}
        layout={layout}
        rows={list.rows}
        rowKey={props.rowKey}
        pinned={props.pinned}
      />
      {bulk && chosen.rows.length > 0 && (
        <BulkBar
          count={chosen.rows.length}
          sums={sumByCurrency(chosen.rows.map(bulk.amount))
            .map(({ amount, currency }) => amountText(amount, currency, reader.locale))
            .join(' · ')}
          onClear={chosen.clear}
        >
          {bulk.acts?.(chosen.rows)}
          {props.exports && (
            <ExportChosen plan={props.exports} columns={inFile} hidden={layout.hidden} rows={chosen.rows} />
          )}
        </BulkBar>
      )}
    </>
  );
}

/** The rows as the table shows them: the pinned ones first. */
const getShown = <Row,>(
  rows: readonly Row[],
  isPinned: ((row: Row) => boolean) | undefined,
): readonly Row[] => (isPinned ? [...rows.filter(isPinned), ...rows.filter((row) => !isPinned(row))] : rows);

const withExport = (button: ReactNode, actions: ReactNode) => (
  <>
    {button}
    {actions}
  </>
);
