import type { ImportDetection, ImportFile } from '@deck/api/contract/imports';
import { Alert, Card, DescriptionList, useUi } from '@deck/ui';
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
      <DescriptionList
        items={[
          { term: t('file.name'), description: file.name },
          { term: t('file.rows'), description: t('file.rowCount', { count: file.rows, size }) },
          { term: t('reading.encoding'), description: t(`encoding.${encoding}`) },
          { term: t('reading.delimiter'), description: t(`delimiter.${delimiter}`) },
          { term: t('reading.header'), description: t(header ? 'header.PRESENT' : 'header.ABSENT') },
          {
            term: t('reading.dateFormat'),
            description: dateFormat === null ? t('reading.unknown') : t(`dateFormat.${dateFormat}`),
          },
          {
            term: t('reading.decimalSign'),
            description: decimalSign === null ? t('reading.unknown') : t(`decimalSign.${decimalSign}`),
          },
        ]}
      />
      {detected.datesAmbiguous && (
        <Alert tone="warning">{t('reading.ambiguous', { sample: detected.dateSample ?? '' })}</Alert>
      )}
    </Card>
  );
}
