import type { ImportField } from '@deck/api/contract/import-fields';
import type { ImportFile } from '@deck/api/contract/imports';
import { Card, Combobox, FormColumn, FormGrid, TextField } from '@deck/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { columnLetter } from './column-letter.ts';
import { fieldsOf, isRequired, takesValue } from './template-form.ts';
import type { TemplateFormFields } from './use-template-form.ts';

interface ColumnsCardProps {
  form: TemplateFormFields;
  file: ImportFile;
}

/** Which column of the file holds what, and what stands where it is empty or where there is none. */
export function ColumnsCard({ form, file }: ColumnsCardProps) {
  const { t } = useTranslation('imports');
  const type = useWatch({ control: form.control, name: 'positionType' });
  const options = useMemo(
    () =>
      file.columns.map(({ index, header, samples }) => ({
        value: String(index),
        label: `${columnLetter(index)} · ${header || samples.at(0) || t('columns.empty')}`,
        sample: samples.at(0) ?? '',
      })),
    [file, t],
  );
  return (
    <Card title={t('columns.title')} meta={t('columns.count', { count: file.columns.length })}>
      <FormGrid>
        {fieldsOf(type).map((field) => (
          <FieldRow
            key={field}
            form={form}
            field={field}
            required={isRequired(field, type)}
            options={options}
          />
        ))}
      </FormGrid>
    </Card>
  );
}

interface FieldRowProps {
  form: TemplateFormFields;
  field: ImportField;
  required: boolean;
  options: readonly { readonly value: string; readonly label: string; readonly sample: string }[];
}

function FieldRow({ form: { control }, field: name, required, options }: FieldRowProps) {
  const { t } = useTranslation('imports');
  const label = t(`fields.${name}`);
  return (
    <>
      <FormColumn span={6}>
        <FormField control={control} name={`columns.${name}`}>
          {(field) => (
            <Combobox
              {...field}
              label={label}
              optional={!required}
              placeholder={t('columns.choose')}
              options={options}
              renderMeta={({ value }) => options[Number(value)]?.sample}
            />
          )}
        </FormField>
      </FormColumn>
      <FormColumn span={6}>
        {takesValue(name) && (
          <FormField control={control} name={`customValues.${name}`}>
            {(field) => (
              <TextField
                {...field}
                label={t('columns.otherwise', { field: label })}
                optional
                autoComplete="off"
              />
            )}
          </FormField>
        )}
      </FormColumn>
    </>
  );
}
