import type { ImportPreview } from '@deck/api/contract/imports';
import { Alert, Button, Card, Column, Columns, Inline, Page, SegmentedControl, Table } from '@deck/ui';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../../session/session-store.ts';
import { FileCard } from '../file-card.tsx';
import { useUploadWays } from '../use-upload-place.ts';
import { BadRows } from './bad-rows.tsx';
import { BadRowsButton } from './bad-rows-button.tsx';
import { MakeBar } from './make-bar.tsx';
import { previewColumns } from './preview-columns.tsx';
import { PreviewCounts } from './preview-counts.tsx';
import { RowLookup } from './row-lookup.tsx';
import type { Run } from './use-run.ts';

interface PreviewProps {
  preview: ImportPreview;
  run: Run;
}

/** Each row as it will become, and why some make no order. */
export function Preview({ preview, run }: PreviewProps) {
  const { t } = useTranslation('imports');
  const ways = useUploadWays();
  const [shown, setShown] = useState<'all' | 'bad'>('all');
  const columns = useMemo(() => previewColumns(t, preview), [t, preview]);
  const { file, templateId, templateName, counts, rows } = preview;
  const maySend = useRight('ORDER_INSTANCE_EDIT') && counts.reachable > 0;
  const [sends, setSends] = useState(preview.sendLinks);
  return (
    <Page>
      <Columns>
        <Column>
          {run.refusal !== undefined && (
            <Alert tone="danger" announced>
              {run.refusal}
            </Alert>
          )}
          <PreviewCounts
            preview={preview}
            sends={maySend && sends}
            onSends={maySend ? setSends : undefined}
          />
          <Inline spread>
            <SegmentedControl
              label={t('check.shown')}
              labelHidden
              value={shown}
              onChange={setShown}
              options={[
                { value: 'all', label: t('check.all', { count: counts.rows }) },
                { value: 'bad', label: t('check.bad', { count: counts.bad }) },
              ]}
            />
            {counts.bad > 0 && <BadRowsButton preview={preview} />}
          </Inline>
          {shown === 'bad' ? (
            <BadRows preview={preview} />
          ) : (
            <>
              <Card
                title={t('check.rows')}
                meta={t('run.shown', { shown: rows.length, all: counts.rows })}
                flush
              >
                <Table
                  label={t('check.rows')}
                  frame="card"
                  columns={columns}
                  rows={rows}
                  rowKey={({ number }) => String(number)}
                />
              </Card>
              {rows.length < counts.rows && <RowLookup preview={preview} columns={columns} />}
            </>
          )}
        </Column>
        <Column>
          <FileCard file={file} detected={preview.detected} />
          <Button icon={Pencil} onClick={() => ways.write(file, templateId)}>
            {t('template.editNamed', { name: templateName })}
          </Button>
        </Column>
      </Columns>
      <MakeBar preview={preview} run={run} sends={maySend && sends} />
    </Page>
  );
}
