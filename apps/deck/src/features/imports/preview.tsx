import type { ImportPreview } from '@deck/api/contract/imports';
import {
  ActionBar,
  Button,
  Card,
  Checkbox,
  Column,
  Columns,
  Inline,
  Page,
  SegmentedControl,
  Stack,
  Stat,
  Table,
  useUi,
} from '@deck/ui';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../platform/format/amount-text.ts';
import { RefusalAlert } from '../../platform/forms/refusal-alert.tsx';
import { useRight } from '../../platform/session/session-store.ts';
import { BadRows, BadRowsButton } from './bad-rows.tsx';
import { FileCard } from './file-card.tsx';
import { keepLastRun } from './last-run.ts';
import { previewColumns } from './preview-columns.tsx';
import { RowLookup } from './row-lookup.tsx';
import { counts as figures } from './upload-file.css.ts';
import type { Run } from './use-run.ts';
import { useUploadWays } from './use-upload-place.ts';

interface PreviewProps {
  preview: ImportPreview;
  run: Run;
}

/** Each row as it will become, and why some make no order. */
export function Preview({ preview, run }: PreviewProps) {
  const { t } = useTranslation(['imports', 'app']);
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
          <RefusalAlert>{run.refusal}</RefusalAlert>
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

interface PreviewCountsProps {
  preview: ImportPreview;
  sends: boolean;
  /** Left out where nobody may be sent a link. */
  onSends: ((sends: boolean) => void) | undefined;
}

/** How many orders come of the file, what they come to, and whether their links go out at once. */
function PreviewCounts({ preview, sends, onSends }: PreviewCountsProps) {
  const { t } = useTranslation('imports');
  const { locale } = useUi();
  const { counts, totalAmount, currency, file, templateName } = preview;
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    <Card title={file.name} meta={templateName}>
      <Stack>
        <div className={figures}>
          <Stat label={t('counts.rows')} value={number(counts.rows)} />
          <Stat label={t('counts.good')} value={number(counts.good)} />
          <Stat label={t('counts.bad')} value={number(counts.bad)} />
          <Stat label={t('counts.reachable')} value={number(counts.reachable)} />
          <Stat label={t('counts.total')} value={amountText(totalAmount, currency, locale)} />
        </div>
        {onSends && (
          <Checkbox label={t('check.send', { count: counts.reachable })} checked={sends} onChange={onSends} />
        )}
      </Stack>
    </Card>
  );
}

interface MakeBarProps {
  preview: ImportPreview;
  run: Run;
  sends: boolean;
}

/** Makes the orders of the good rows, and says how many they are. */
function MakeBar({ preview: { counts, file, templateId }, run, sends }: MakeBarProps) {
  const { t } = useTranslation('imports');
  const ways = useUploadWays();
  function make() {
    keepLastRun({ fileId: file.id, templateId, fileName: file.name });
    run.begin({ sendNow: sends });
  }
  return (
    <ActionBar
      start={
        <Button size="large" variant="quiet" onClick={ways.begin}>
          {t('file.another')}
        </Button>
      }
      end={
        <Button
          size="large"
          variant="primary"
          loading={run.isSending}
          disabled={counts.good === 0}
          onClick={make}
        >
          {t('check.make', { count: counts.good })}
        </Button>
      }
    />
  );
}
