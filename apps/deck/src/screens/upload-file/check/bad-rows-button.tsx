import type { ImportPreview } from '@deck/api/contract/imports';
import { Button, useToast, useUi } from '@deck/ui';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useValidationMessage } from '../../../forms/validation-message.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../list/export/csv.ts';
import { openSink } from '../../../list/export/file-sink.ts';
import { problemText } from './problem-text.ts';
import { readRows } from './read-rows.ts';

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
