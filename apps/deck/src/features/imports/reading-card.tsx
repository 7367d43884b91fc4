import {
  importDateFormats,
  importDecimalSigns,
  importDelimiters,
  importEncodings,
} from '@deck/api/contract/import-template';
import type { ImportFile } from '@deck/api/contract/imports';
import { Alert, Card, FormGrid, Select } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../platform/forms/create-form.tsx';
import type { TemplateForm } from './template-form.ts';

const Form = createForm<TemplateForm>()({ Select });

/** How files are written. What is found in each file counts, unless it is said here. */
export function ReadingCard({ file: { detected } }: { file: ImportFile }) {
  const { t } = useTranslation('imports');
  const auto = (found: string | null) => ({
    value: 'AUTO' as const,
    label: found === null ? t('reading.auto') : t('reading.autoFound', { value: found }),
  });
  const { dateFormat, decimalSign, encoding, delimiter, header, datesAmbiguous, dateSample } = detected;
  return (
    <Card title={t('reading.title')}>
      {datesAmbiguous && <Alert tone="warning">{t('reading.ambiguous', { sample: dateSample ?? '' })}</Alert>}
      <FormGrid>
        <Form.Select
          name="dateFormat"
          span={6}
          label={t('reading.dateFormat')}
          options={[
            auto(dateFormat === null || datesAmbiguous ? null : t(`dateFormat.${dateFormat}`)),
            ...importDateFormats.map((value) => ({ value, label: t(`dateFormat.${value}`) })),
          ]}
        />
        <Form.Select
          name="decimalSign"
          span={6}
          label={t('reading.decimalSign')}
          options={[
            auto(decimalSign && t(`decimalSign.${decimalSign}`)),
            ...importDecimalSigns.map((value) => ({ value, label: t(`decimalSign.${value}`) })),
          ]}
        />
        <Form.Select
          name="encoding"
          span={6}
          label={t('reading.encoding')}
          options={[
            auto(t(`encoding.${encoding}`)),
            ...importEncodings.map((value) => ({ value, label: t(`encoding.${value}`) })),
          ]}
        />
        <Form.Select
          name="delimiter"
          span={6}
          label={t('reading.delimiter')}
          options={[
            auto(t(`delimiter.${delimiter}`)),
            ...importDelimiters.map((value) => ({ value, label: t(`delimiter.${value}`) })),
          ]}
        />
        <Form.Select
          name="header"
          span={6}
          label={t('reading.header')}
          options={[
            auto(t(header ? 'header.PRESENT' : 'header.ABSENT')),
            ...(['PRESENT', 'ABSENT'] as const).map((value) => ({ value, label: t(`header.${value}`) })),
          ]}
        />
      </FormGrid>
    </Card>
  );
}
