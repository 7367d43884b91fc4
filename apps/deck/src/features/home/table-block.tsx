import {
  Button,
  Card,
  type ColumnRoom,
  rooms,
  Table,
  type TableColumn,
  type TableProps,
  useUi,
} from '@deck/ui';
import { instantText, zonedParts } from '@deck/values';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../platform/forms/use-refusal.ts';

export interface TableBlockProps<Row>
  extends Pick<TableProps<Row>, 'columns' | 'rowHref' | 'rowActions' | 'actionsWidth'> {
  title: string;
  /** Beside the title: how many, or which. */
  meta?: string | undefined;
  /** The list with all of them. */
  all?: string | undefined;
  read: Pick<
    UseQueryResult<unknown>,
    'isPending' | 'error' | 'isLoadingError' | 'isRefetchError' | 'dataUpdatedAt' | 'refetch'
  >;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  failed: string;
  empty: string;
  /** Below the rows. */
  foot?: ReactNode;
}

/** A few rows of something, by themselves: what fails here fails nowhere else, and old rows say how old they are. */
export function TableBlock<Row>({
  title,
  meta,
  all,
  read,
  rows,
  failed,
  empty,
  foot,
  ...table
}: TableBlockProps<Row>) {
  const { t } = useTranslation('home');
  const { timeZone } = useUi();
  const refusal = useRefusal(read.error);
  const age = read.isRefetchError
    ? t('asOf', { time: zonedParts(instantText(read.dataUpdatedAt), timeZone).time })
    : undefined;
  return (
    <Card
      flush
      title={title}
      meta={age ?? meta}
      action={
        all && (
          <Button size="small" variant="quiet" href={all} aria-label={t('allOf', { title })}>
            {t('all')}
          </Button>
        )
      }
    >
      <Table
        {...table}
        label={title}
        frame="card"
        rows={rows}
        loading={read.isPending}
        error={read.isLoadingError ? { title: failed, text: refusal } : undefined}
        onRetry={() => void read.refetch()}
        empty={{ title: empty }}
      />
      {foot}
    </Card>
  );
}

/**
 * Of the columns of a long list those that are shown here, as they stand in half a page: it has no room for tags beside
 * a word, and a name gives way to the rest.
 */
export const getFew = <Row,>(
  columns: readonly TableColumn<Row>[],
  ...shown: readonly string[]
): TableColumn<Row>[] =>
  columns
    .filter(({ id }) => shown.includes(id))
    .map((column) => ({ ...column, sort: false, beside: undefined, room: getFewRoom(column) }));

/** A name takes the width that is left, and gives way last. */
export const nameRoom = {
  least: 92,
  ideal: 144,
  most: 264,
  priority: 0,
  shrinks: 9,
  grows: 1,
} satisfies ColumnRoom;

/** An identifier as narrow as it reads. */
export const narrowId = { ...rooms.id, least: 92, ideal: 104 } satisfies ColumnRoom;

/** An identifier leaves first: the name still identifies the row. */
function getFewRoom<Row>({ phone, room }: TableColumn<Row>): ColumnRoom {
  if (phone === 'title') return nameRoom;
  if (phone === 'status') return { ...room, least: 144 };
  return phone === 'meta' ? { ...narrowId, priority: 1 } : room;
}
