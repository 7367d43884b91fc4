import { Button, Combobox, FormColumn, FormGrid, IconButton, Stack, TextField } from '@deck/ui';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { useSession } from '../../../session/session-store.ts';
import { removable } from './template.css.ts';
import type { TemplateFormFields } from './use-template-form.ts';

/** What a file calls the properties, where a column names them: their own names are understood without this. */
export function PropertyValues({ form: { control } }: { form: TemplateFormFields }) {
  const { t } = useTranslation('imports');
  const { properties } = useSession().environment;
  const column = useWatch({ control, name: 'columns.property' });
  const values = useFieldArray({ control, name: 'propertyValues', keyName: 'fieldId' });
  if (column === '') return null;
  return (
    <fieldset>
      <legend>{t('property.title')}</legend>
      <Stack>
        {values.fields.map(({ fieldId }, index) => (
          <div key={fieldId} className={removable}>
            <FormGrid>
              <FormColumn span={6}>
                <FormField control={control} name={`propertyValues.${index}.value`}>
                  {(field) => <TextField {...field} label={t('property.value')} autoComplete="off" />}
                </FormField>
              </FormColumn>
              <FormColumn span={6}>
                <FormField control={control} name={`propertyValues.${index}.propertyId`}>
                  {(field) => (
                    <Combobox
                      {...field}
                      label={t('property.means')}
                      options={properties.map(({ id, name }) => ({ value: id, label: name }))}
                    />
                  )}
                </FormField>
              </FormColumn>
            </FormGrid>
            <IconButton icon={X} label={t('property.remove')} onClick={() => values.remove(index)} />
          </div>
        ))}
        <div>
          <Button
            size="small"
            variant="quiet"
            icon={Plus}
            onClick={() => values.append({ value: '', propertyId: '' })}
          >
            {t('property.add')}
          </Button>
        </div>
      </Stack>
    </fieldset>
  );
}
