import { isNotFound } from '@deck/api/client';
import { query } from '@deck/api/react';
import { Button, EmptyState } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { LoadingPage } from '../../platform/navigation/page-states.tsx';
import { Preview } from './preview.tsx';
import { RunResult } from './run-result.tsx';
import { type Run, useRun } from './use-run.ts';
import { useUploadWays } from './use-upload-place.ts';

interface CheckStepProps {
  fileId: string;
  templateId: string;
}

/** What the file becomes with the template, and the orders once they are being made. */
export function CheckStep({ fileId, templateId }: CheckStepProps) {
  const run = useRun(fileId, templateId);
  const {
    data: preview,
    error,
    refetch,
  } = useQuery({
    ...query(api.imports.preview, { fileId, templateId }),
    // The whole file is read for it: it is looked at again when the template changes, and by a press.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !run.isBegun,
  });
  if (run.isBegun) return <RunResult run={run} />;
  if (preview && preview.run !== null) return <Resume run={run} />;
  if (preview) return <Preview preview={preview} run={run} />;
  if (!error) return <LoadingPage />;
  return <Unreadable error={error} onRetry={() => void refetch()} />;
}

/** The orders are being made, or were: how far they are is asked for, which makes nothing. */
function Resume({ run: { begin, refusal } }: { run: Run }) {
  const { t } = useTranslation(['imports', 'app']);
  const show = useEffectEvent(() => begin({ sendNow: undefined }));
  useEffect(() => show(), []);
  if (refusal === undefined) return <LoadingPage />;
  return (
    <EmptyState
      tone="danger"
      icon={FileX}
      title={t('run.unknown')}
      text={refusal}
      action={<Button onClick={() => begin({ sendNow: undefined })}>{t('app:action.retry')}</Button>}
    />
  );
}

function Unreadable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['imports', 'app']);
  const ways = useUploadWays();
  const refusal = useRefusal(error);
  const isGone = isNotFound(error);
  return (
    <EmptyState
      tone="danger"
      icon={FileX}
      title={isGone ? t('check.gone') : t('check.failed')}
      text={isGone ? t('check.goneText') : (refusal ?? '')}
      action={
        <>
          <Button onClick={ways.begin}>{t('file.another')}</Button>
          {!isGone && <Button onClick={onRetry}>{t('app:action.retry')}</Button>}
        </>
      }
    />
  );
}
