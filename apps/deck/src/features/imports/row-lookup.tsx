import { isNotFound } from '@deck/api/client';
import type { ImportPreview, ImportRow } from '@deck/api/contract/imports';
import { query } from '@deck/api/react';
import { Button, Card, NumberField, Table, type TableColumn } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quietApi } from '../../platform/api.ts';
import { ProblemList } from './problem-list.tsx';
import * as css from './upload-file.css.ts';

interface RowLookupProps {
  preview: ImportPreview;
  columns: readonly TableColumn<ImportRow>[];
}

/** Finds one row of a file by its number. The list shows only the first rows. */
export function RowLookup({ preview, columns }: RowLookupProps) {
  const { t } = useTranslation(['imports', 'messages', 'app']);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const { data, error, isFetching, refetch } = useQuery({
    ...query(quietApi.imports.row, { fileId: preview.file.id, rowNumber: Number(asked) }),
    enabled: asked !== '',
  });
  const hasNone = isNotFound(error);
  return (
    <Card title={t('check.oneRow')} flush>
      <form
        className={css.lookup}
        onSubmit={(event) => {
          event.preventDefault();
          if (asked === typed) void refetch();
          else setAsked(typed);
        }}
      >
        <NumberField label={t('row.number')} value={typed} onChange={setTyped} />
        <Button type="submit" disabled={typed === ''} loading={isFetching}>
          {t('check.look')}
        </Button>
      </form>
      {asked !== '' && (
        <Table
          label={t('check.oneRow')}
          frame="card"
          columns={columns}
          rows={data ? [data] : []}
          rowKey={({ number }) => String(number)}
          loading={isFetching}
          error={error && !hasNone ? { title: t('check.rowsFailed') } : undefined}
          onRetry={() => void refetch()}
          empty={{ title: t('messages:noRow') }}
        />
      )}
      {data && data.problems.length > 0 && <ProblemList rows={[data]} />}
    </Card>
  );
}
