import type { ImportPreview, ImportRow } from '@deck/api/contract/imports';
import { Alert, Button, Card } from '@deck/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api.ts';
import * as css from './check.css.ts';
import { textsOf } from './preview-columns.tsx';
import { ProblemList } from './problem-list.tsx';
import { readRows } from './read-rows.ts';

const SIZE = 20;

/** The bad rows: those among the first come with the preview, the others are read by their numbers as one asks for more. */
export function BadRows({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation(['imports', 'app']);
  const { file, templateId, counts, badRows } = preview;
  const known = preview.rows.filter(({ problems }) => problems.length > 0);
  const further = badRows.slice(known.length);
  const more = useInfiniteQuery({
    queryKey: [...api.imports.row.key, 'bad', file.id, templateId],
    queryFn: ({ pageParam, signal }) => readRows(file.id, further.slice(pageParam, pageParam + SIZE), signal),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) =>
      pages.length * SIZE < further.length ? pages.length * SIZE : undefined,
    enabled: false,
  });
  const rows = [...known, ...(more.data?.pages.flat() ?? [])];
  const knownOf = (row: ImportRow) => textsOf(row, preview, 'externalId', 'firstName', 'lastName');
  return (
    <Card title={t('check.badRows')} meta={t('run.shown', { shown: rows.length, all: counts.bad })} flush>
      {counts.bad === 0 && <p className={css.words}>{t('check.noneBad')}</p>}
      <ProblemList rows={rows.map((row) => ({ ...row, known: knownOf(row) }))} />
      {more.isError && (
        <Alert tone="danger" announced>
          {t('check.rowsFailed')}
        </Alert>
      )}
      {rows.length < badRows.length && (
        <div className={css.words}>
          <Button
            loading={more.isFetching}
            onClick={() => void (more.data ? more.fetchNextPage() : more.refetch())}
          >
            {t('check.more')}
          </Button>
        </div>
      )}
      {rows.length === badRows.length && counts.bad > badRows.length && (
        <p className={css.words}>{t('check.cut', { shown: rows.length })}</p>
      )}
    </Card>
  );
}
