import type { ImportPreview, ImportRow } from '@deck/api/contract/imports';
import { Button, Card, useToast, useUi } from '@deck/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { RefusalAlert } from '../../platform/forms/refusal-alert.tsx';
import { useValidationMessage } from '../../platform/forms/validation-message.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/list/export/csv.ts';
import { openSink } from '../../platform/list/export/file-sink.ts';
import { getTexts } from './preview-columns.tsx';
import { ProblemList, problemText } from './problem-list.tsx';
import * as css from './upload-file.css.ts';

const SIZE = 20;

/** The bad rows. The first come with the preview; the others are read by number on request. */
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
  const knownOf = (row: ImportRow) =>
    getTexts(row, preview, 'externalId', 'fullName', 'firstName', 'lastName');
  return (
    <Card title={t('check.badRows')} meta={t('run.shown', { shown: rows.length, all: counts.bad })} flush>
      {counts.bad === 0 && <p className={css.words}>{t('check.noneBad')}</p>}
      <ProblemList rows={rows.map((row) => ({ ...row, known: knownOf(row) }))} />
      <RefusalAlert>{more.isError && t('check.rowsFailed')}</RefusalAlert>
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

/** The bad rows as a file: as they stand, with a column of reasons, to be mended and uploaded again. */
export function BadRowsButton({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation('imports');
  const say = useValidationMessage();
  const toast = useToast();
  const { locale, timeZone } = useUi();
  const [isWriting, setWriting] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const { file, columns, badRows } = preview;

  async function write() {
    const sink = await openSink(t('check.badFile', { name: file.name.replace(/\.[^.]*$/, '') }));
    if (!sink) return;
    leaving.current = new AbortController();
    setWriting(true);
    const line = (values: readonly string[]) => csvLine(values, { locale, timeZone });
    try {
      const rows = await readRows(file.id, badRows, leaving.current.signal);
      const heads = columns.map(({ header, index }) => header ?? String(index + 1));
      await sink.write(BYTE_ORDER_MARK + line([...heads, t('row.problems')]));
      for (const { cells, problems } of rows) {
        const reasons = problems.map((problem) => problemText(t, say, problem)).join('; ');
        // A row that is too short or too long has its reasons in their column all the same.
        const full = columns.map((_, index) => cells[index] ?? '');
        await sink.write(line([...full, reasons]));
      }
      await sink.close();
    } catch {
      await sink.abort().catch(() => undefined);
      if (!leaving.current.signal.aborted) toast({ tone: 'danger', title: t('check.badFileFailed') });
    }
    setWriting(false);
  }

  return (
    <Button size="small" icon={Download} loading={isWriting} onClick={() => void write()}>
      {t('check.download')}
    </Button>
  );
}

/** How many rows are asked for at a time: a browser keeps about as many connections. */
const AT_ONCE = 6;

/** Single rows of a file, whole, in the order of their numbers. */
async function readRows(
  fileId: string,
  numbers: readonly number[],
  signal: AbortSignal,
  onRead: (count: number) => void = () => undefined,
): Promise<readonly ImportRow[]> {
  const rows: ImportRow[] = [];
  for (let at = 0; at < numbers.length; at += AT_ONCE) {
    const part = numbers.slice(at, at + AT_ONCE);
    const read = part.map((rowNumber) => api.imports.row({ fileId, rowNumber }, { signal }));
    rows.push(...(await Promise.all(read)));
    onRead(rows.length);
  }
  return rows;
}
