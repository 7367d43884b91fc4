import {
  importDateFormats,
  importDecimalSigns,
  importDelimiters,
  importEncodings,
} from '@deck/api/contract/import-template';
import type { ImportFile } from '@deck/api/contract/imports';
import { Alert, Card, FormColumn, FormGrid, Select } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import type { TemplateFormFields } from './use-template-form.ts';

interface ReadingCardProps {
  form: TemplateFormFields;
  file: ImportFile;
}

/** How files are written. What is found in each file counts, unless it is said here. */
export function ReadingCard({ form: { control }, file: { detected } }: ReadingCardProps) {
  const { t } = useTranslation('imports');
  const found = (value: string | null) =>
    value === null ? t('reading.auto') : t('reading.autoFound', { value });
  return (
    <Card title={t('reading.title')}>
      {detected.datesAmbiguous && (
        <Alert tone="warning">{t('reading.ambiguous', { sample: detected.dateSample ?? '' })}</Alert>
      )}
      <FormGrid>
        <FormColumn span={6}>
          <FormField control={control} name="dateFormat">
            {(field) => (
              <Select
                {...field}
                label={t('reading.dateFormat')}
                options={[
                  {
                    value: 'AUTO',
                    label: found(
                      detected.dateFormat === null || detected.datesAmbiguous
                        ? null
                        : t(`dateFormat.${detected.dateFormat}`),
                    ),
                  },
                  ...importDateFormats.map((value) => ({ value, label: t(`dateFormat.${value}`) })),
                ]}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={6}>
          <FormField control={control} name="decimalSign">
            {(field) => (
              <Select
                {...field}
                label={t('reading.decimalSign')}
                options={[
                  {
                    value: 'AUTO',
                    label: found(detected.decimalSign && t(`decimalSign.${detected.decimalSign}`)),
                  },
                  ...importDecimalSigns.map((value) => ({ value, label: t(`decimalSign.${value}`) })),
                ]}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={6}>
          <FormField control={control} name="encoding">
            {(field) => (
              <Select
                {...field}
                label={t('reading.encoding')}
                options={[
                  { value: 'AUTO', label: found(t(`encoding.${detected.encoding}`)) },
                  ...importEncodings.map((value) => ({ value, label: t(`encoding.${value}`) })),
                ]}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={6}>
          <FormField control={control} name="delimiter">
            {(field) => (
              <Select
                {...field}
                label={t('reading.delimiter')}
                options={[
                  { value: 'AUTO', label: found(t(`delimiter.${detected.delimiter}`)) },
                  ...importDelimiters.map((value) => ({ value, label: t(`delimiter.${value}`) })),
                ]}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={6}>
          <FormField control={control} name="header">
            {(field) => (
              <Select
                {...field}
                label={t('reading.header')}
                options={[
                  { value: 'AUTO', label: found(t(detected.header ? 'header.PRESENT' : 'header.ABSENT')) },
                  { value: 'PRESENT', label: t('header.PRESENT') },
                  { value: 'ABSENT', label: t('header.ABSENT') },
                ]}
              />
            )}
          </FormField>
        </FormColumn>
      </FormGrid>
    </Card>
  );
}
