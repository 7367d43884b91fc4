import { customerLanguages, importCurrencies, type PositionType } from '@deck/api/vocabulary';
import {
  Button,
  Card,
  Checkbox,
  Combobox,
  FormGrid,
  IconButton,
  NumberField,
  Select,
  Stack,
  TextField,
} from '@deck/ui';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../platform/forms/create-form.tsx';
import { useRight, useSession } from '../../platform/session/session-store.ts';
import type { TemplateForm, TemplateFormFields } from './template-form.ts';
import { removable } from './upload-file.css.ts';

const Form = createForm<TemplateForm>()({ Checkbox, Combobox, Number: NumberField, Select, Text: TextField });

interface OrdersCardProps {
  form: TemplateFormFields;
  types: readonly PositionType[];
}

/** The name of the template, and what all orders made with it share. */
export function OrdersCard({ form, types }: OrdersCardProps) {
  const { t } = useTranslation(['imports', 'app']);
  const { acceptedCurrencies, properties } = useSession().environment;
  const [type, chosen] = useWatch({ control: form.control, name: ['positionType', 'propertyId'] });
  const maySend = useRight('ORDER_INSTANCE_EDIT');
  return (
    <Card title={t('template.card')}>
      <Stack>
        <FormGrid>
          <Form.Text
            name="name"
            span={6}
            label={t('field.name')}
            placeholder={t('field.nameExample')}
            autoComplete="off"
          />
          <Form.Select
            name="positionType"
            span={6}
            label={t('field.positionType')}
            options={types.map((type) => ({ value: type, label: t(`app:positionType.${type}`) }))}
          />
          <Form.Text name="positionName" span={6} label={t('field.positionName')} autoComplete="off" />
          <Form.Combobox
            name="propertyId"
            span={6}
            label={t('field.propertyId')}
            hint={t('field.propertyHint')}
            options={properties
              .filter(({ id, positionTypes }) => id === chosen || positionTypes.includes(type))
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Form.Select
            name="currency"
            span={4}
            label={t('field.currency')}
            options={importCurrencies.map((code) => {
              const isTaken = acceptedCurrencies.includes(code);
              const hint = isTaken ? undefined : t('template.currencyNotTaken');
              return { value: code, label: code, disabled: !isTaken, hint };
            })}
          />
          <Form.Combobox
            name="language"
            span={4}
            label={t('field.customerLanguage')}
            placeholder={t('field.companyLanguage')}
            options={customerLanguages.map((code) => ({ value: code, label: t(`app:language.${code}`) }))}
          />
          <Form.Number
            name="lineNumberingStart"
            span={4}
            label={t('field.lineNumberingStart')}
            min={0}
            max={1_000_000}
          />
        </FormGrid>
        <PropertyValues form={form} />
        <Form.Checkbox
          name="latinNames"
          label={t('field.latinNames')}
          hint={t('field.latinNamesHint')}
          silent
        />
        <Form.Checkbox
          name="sendLinks"
          label={t('field.sendLinks')}
          hint={maySend ? t('field.sendLinksHint') : t('field.sendLinksForbidden')}
          disabled={!maySend}
          silent
        />
      </Stack>
    </Card>
  );
}

/** What a file calls the properties, where a column names them: their own names are understood without this. */
function PropertyValues({ form: { control } }: { form: TemplateFormFields }) {
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
              <Form.Text
                name={`propertyValues.${index}.value`}
                span={6}
                label={t('property.value')}
                autoComplete="off"
              />
              <Form.Combobox
                name={`propertyValues.${index}.propertyId`}
                span={6}
                label={t('property.means')}
                options={properties.map(({ id, name }) => ({ value: id, label: name }))}
              />
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
