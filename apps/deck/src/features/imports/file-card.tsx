import type { ImportDetection, ImportFile } from '@deck/api/contract/imports';
import { Alert, Card, FactList, useUi } from '@deck/ui';
import { useTranslation } from 'react-i18next';

/** The file, and how it was found to be written. */
export function FileCard({
  file,
  detected = file.detected,
}: {
  file: ImportFile;
  detected?: ImportDetection;
}) {
  const { t } = useTranslation('imports');
  const { locale } = useUi();
  const size = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  }).format(file.size / 1024);
  const { encoding, delimiter, header, dateFormat, decimalSign } = detected;
  return (
    <Card title={t('file.card')}>
      <FactList
        facts={[
          [t('file.name'), file.name],
          [t('file.rows'), t('file.rowCount', { count: file.rows, size })],
          [t('reading.encoding'), t(`encoding.${encoding}`)],
          [t('reading.delimiter'), t(`delimiter.${delimiter}`)],
          [t('reading.header'), t(header ? 'header.PRESENT' : 'header.ABSENT')],
          [t('reading.dateFormat'), dateFormat && t(`dateFormat.${dateFormat}`)],
          [t('reading.decimalSign'), decimalSign && t(`decimalSign.${decimalSign}`)],
        ]}
        empty={t('reading.unknown')}
      />
      {detected.datesAmbiguous && (
        <Alert tone="warning">{t('reading.ambiguous', { sample: detected.dateSample ?? '' })}</Alert>
      )}
    </Card>
  );
}
