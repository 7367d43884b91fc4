import { customerLanguages, importCurrencies, type PositionType } from '@deck/api/vocabulary';
import {
  Card,
  Checkbox,
  Combobox,
  FormColumn,
  FormGrid,
  NumberField,
  Select,
  Stack,
  TextField,
} from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { useRight, useSession } from '../../../session/session-store.ts';
import { PropertyValues } from './property-values.tsx';
import type { TemplateFormFields } from './use-template-form.ts';

interface OrdersCardProps {
  form: TemplateFormFields;
  types: readonly PositionType[];
}

/** The name of the template, and what all orders made with it share. */
export function OrdersCard({ form, types }: OrdersCardProps) {
  const { t } = useTranslation(['imports', 'app']);
  const { acceptedCurrencies, properties } = useSession().environment;
  const maySend = useRight('ORDER_INSTANCE_EDIT');
  const { control } = form;
  return (
    <Card title={t('template.card')}>
      <Stack>
        <FormGrid>
          <FormColumn span={6}>
            <FormField control={control} name="name">
              {(field) => (
                <TextField
                  {...field}
                  label={t('field.name')}
                  placeholder={t('field.nameExample')}
                  autoComplete="off"
                />
              )}
            </FormField>
          </FormColumn>
          <FormColumn span={6}>
            <FormField control={control} name="positionType">
              {(field) => (
                <Select
                  {...field}
                  label={t('field.positionType')}
                  options={types.map((type) => ({ value: type, label: t(`app:positionType.${type}`) }))}
                />
              )}
            </FormField>
          </FormColumn>
          <FormColumn span={6}>
            <FormField control={control} name="positionName">
              {(field) => <TextField {...field} label={t('field.positionName')} autoComplete="off" />}
            </FormField>
          </FormColumn>
          <FormColumn span={6}>
            <FormField control={control} name="propertyId">
              {(field) => (
                <Combobox
                  {...field}
                  label={t('field.propertyId')}
                  hint={t('field.propertyHint')}
                  options={properties.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </FormField>
          </FormColumn>
          <FormColumn span={4}>
            <FormField control={control} name="currency">
              {(field) => (
                <Select
                  {...field}
                  label={t('field.currency')}
                  options={importCurrencies.map((code) => {
                    const isTaken = acceptedCurrencies.includes(code);
                    const hint = isTaken ? undefined : t('template.currencyNotTaken');
                    return { value: code, label: code, disabled: !isTaken, hint };
                  })}
                />
              )}
            </FormField>
          </FormColumn>
          <FormColumn span={4}>
            <FormField control={control} name="language">
              {(field) => (
                <Combobox
                  {...field}
                  label={t('field.customerLanguage')}
                  placeholder={t('field.companyLanguage')}
                  options={customerLanguages.map((code) => ({
                    value: code,
                    label: t(`app:language.${code}`),
                  }))}
                />
              )}
            </FormField>
          </FormColumn>
          <FormColumn span={4}>
            <FormField control={control} name="lineNumberingStart">
              {(field) => (
                <NumberField {...field} label={t('field.lineNumberingStart')} min={0} max={1_000_000} />
              )}
            </FormField>
          </FormColumn>
        </FormGrid>
        <PropertyValues form={form} />
        <FormField control={control} name="sendLinks">
          {({ value, feedback: _feedback, state: _state, ...field }) => (
            <Checkbox
              {...field}
              checked={value}
              label={t('field.sendLinks')}
              hint={maySend ? t('field.sendLinksHint') : t('field.sendLinksForbidden')}
              disabled={!maySend}
            />
          )}
        </FormField>
      </Stack>
    </Card>
  );
}
