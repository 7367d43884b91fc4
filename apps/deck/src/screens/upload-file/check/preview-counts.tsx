import type { ImportPreview } from '@deck/api/contract/imports';
import { Card, Checkbox, Stack, Stat, useUi } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../format/amount-text.ts';
import { counts as figures } from './check.css.ts';

interface PreviewCountsProps {
  preview: ImportPreview;
  sends: boolean;
  /** Left out where nobody may be sent a link. */
  onSends: ((sends: boolean) => void) | undefined;
}

/** How many orders come of the file, what they come to, and whether their links go out at once. */
export function PreviewCounts({ preview, sends, onSends }: PreviewCountsProps) {
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
