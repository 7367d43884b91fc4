import { type ImportField, takesCustomValue } from '@deck/api/contract/import-fields';
import type { ImportFile } from '@deck/api/contract/imports';
import { Card, Combobox, DescriptionList, FormColumn, FormGrid, TextField } from '@deck/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../platform/forms/create-form.tsx';
import { columnLetter } from './file-columns.ts';
import { getFields, getRequired, type TemplateForm, type TemplateFormFields } from './template-form.ts';

const Form = createForm<TemplateForm>()({ Combobox, Text: TextField });

interface ColumnsCardProps {
  form: TemplateFormFields;
  file: ImportFile;
}

/** Which column of the file holds what, and what stands where it is empty or where there is none. */
export function ColumnsCard({ form, file }: ColumnsCardProps) {
  const { t } = useTranslation('imports');
  const [positionType, columns, customValues] = useWatch({
    control: form.control,
    name: ['positionType', 'columns', 'customValues'],
  });
  const required = getRequired({ positionType, columns, customValues });
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
        {getFields(positionType).map((field) => (
          <FieldRow key={field} field={field} required={required.includes(field)} options={options} />
        ))}
      </FormGrid>
    </Card>
  );
}

interface FieldRowProps {
  field: ImportField;
  required: boolean;
  options: readonly { readonly value: string; readonly label: string; readonly sample: string }[];
}

function FieldRow({ field, required, options }: FieldRowProps) {
  const { t } = useTranslation('imports');
  const label = t(`fields.${field}`);
  return (
    <>
      <Form.Combobox
        name={`columns.${field}`}
        span={6}
        label={label}
        optional={!required}
        placeholder={t('columns.choose')}
        options={options}
        renderMeta={({ value }) => options[Number(value)]?.sample}
      />
      <FormColumn span={6}>
        {takesCustomValue(field) && (
          <Form.Text
            name={`customValues.${field}`}
            label={t('columns.otherwise', { field: label })}
            optional
            autoComplete="off"
          />
        )}
      </FormColumn>
    </>
  );
}

interface FirstOrderProps {
  form: TemplateFormFields;
  file: ImportFile;
}

/** What the first values of the file become. The check step says what is wrong with each row. */
export function FirstOrder({ form: { control }, file }: FirstOrderProps) {
  const { t } = useTranslation('imports');
  const [type, columns, values] = useWatch({
    control,
    name: ['positionType', 'columns', 'customValues'],
  });
  const items = getFields(type).flatMap((field) => {
    const column = columns[field];
    const read = column === '' ? undefined : file.columns[Number(column)]?.samples.at(0);
    const text = read || values[field];
    return text ? [{ term: t(`fields.${field}`), description: <bdi>{text}</bdi> }] : [];
  });
  return (
    <Card title={t('first.title')}>
      {items.length === 0 ? t('first.nothing') : <DescriptionList items={items} />}
    </Card>
  );
}
