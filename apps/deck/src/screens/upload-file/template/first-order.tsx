import type { ImportFile } from '@deck/api/contract/imports';
import { Card, DescriptionList } from '@deck/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from './template-form.ts';
import type { TemplateFormFields } from './use-template-form.ts';

interface FirstOrderProps {
  form: TemplateFormFields;
  file: ImportFile;
}

/** What the file's first values become, while one chooses. What is wrong with each row is told by the check. */
export function FirstOrder({ form: { control }, file }: FirstOrderProps) {
  const { t } = useTranslation('imports');
  const [type, columns, values] = useWatch({
    control,
    name: ['positionType', 'columns', 'customValues'],
  });
  const items = fieldsOf(type).flatMap((field) => {
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
