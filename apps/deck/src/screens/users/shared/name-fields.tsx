import { interfaceLanguages } from '@deck/api/vocabulary';
import { Combobox, FormColumn, PhoneField, Select, TextField } from '@deck/ui';
import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { languageNames } from '../../../i18n/language-names.ts';
import type { PersonForm } from './person-form.ts';
import { timeZoneOptions } from './time-zones.ts';

interface NameFieldsProps {
  control: Control<PersonForm, unknown, PersonForm>;
  /** One's own: the browser may fill in what it knows. */
  own: boolean;
}

/** What everyone may say of themselves: names in any script, position, phone. */
export function NameFields({ control, own }: NameFieldsProps) {
  const { t } = useTranslation('users');
  const known = (what: string) => (own ? what : 'off');
  return (
    <>
      <FormColumn span={6}>
        <FormField control={control} name="firstName">
          {(field) => (
            <TextField {...field} label={t('field.firstName')} autoComplete={known('given-name')} />
          )}
        </FormField>
      </FormColumn>
      <FormColumn span={6}>
        <FormField control={control} name="lastName">
          {(field) => (
            <TextField {...field} label={t('field.lastName')} autoComplete={known('family-name')} />
          )}
        </FormField>
      </FormColumn>
      <FormColumn span={6}>
        <FormField control={control} name="position">
          {(field) => (
            <TextField
              {...field}
              label={t('field.position')}
              optional
              autoComplete={known('organization-title')}
            />
          )}
        </FormField>
      </FormColumn>
      <FormColumn span={6}>
        <FormField control={control} name="phone">
          {(field) => <PhoneField {...field} label={t('field.phone')} optional autoComplete={known('tel')} />}
        </FormField>
      </FormColumn>
    </>
  );
}

/** In which language and by which clock the interface speaks to the person. */
export function LocaleFields({ control }: Pick<NameFieldsProps, 'control'>) {
  const { t } = useTranslation('users');
  return (
    <>
      <FormColumn span={6}>
        <FormField control={control} name="locale">
          {(field) => (
            <Select
              {...field}
              label={t('field.locale')}
              options={interfaceLanguages.map((code) => ({
                value: code,
                label: languageNames[code],
                lang: code,
              }))}
            />
          )}
        </FormField>
      </FormColumn>
      <FormColumn span={6}>
        <FormField control={control} name="timezone">
          {(field) => <TimeZoneField {...field} label={t('field.timezone')} />}
        </FormField>
      </FormColumn>
    </>
  );
}

type TimeZoneFieldProps = Omit<Parameters<typeof Combobox<string>>[0], 'options'>;

function TimeZoneField(props: TimeZoneFieldProps) {
  const options = useMemo(() => timeZoneOptions(props.value), [props.value]);
  return <Combobox {...props} options={options} />;
}
