import { interfaceLanguages } from '@deck/api/vocabulary';
import { Combobox, type ComboboxProps, PhoneField, Select, TextField } from '@deck/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../platform/forms/create-form.tsx';
import { languageNames } from '../../platform/i18n/languages.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { type PersonForm, timeZoneOptions } from './person-form.ts';

const Form = createForm<PersonForm>()({
  Text: TextField,
  Phone: PhoneField,
  Select,
  TimeZone: TimeZoneField,
});

/**
 * What everyone may say of themselves: names in any script, position, phone. A national number is of the company's country.
 * @param own the person's own data, which the browser may fill in
 */
export function NameFields({ own }: { own: boolean }) {
  const { t } = useTranslation('users');
  const { country } = useSession().environment;
  const known = (what: string) => (own ? what : 'off');
  return (
    <>
      <Form.Text name="firstName" span={6} label={t('field.firstName')} autoComplete={known('given-name')} />
      <Form.Text name="lastName" span={6} label={t('field.lastName')} autoComplete={known('family-name')} />
      <Form.Text
        name="position"
        span={6}
        label={t('field.position')}
        optional
        autoComplete={known('organization-title')}
      />
      <Form.Phone
        name="phone"
        span={6}
        country={country}
        label={t('field.phone')}
        optional
        autoComplete={known('tel')}
      />
    </>
  );
}

/** In which language and by which clock the interface speaks to the person. */
export function LocaleFields() {
  const { t } = useTranslation('users');
  return (
    <>
      <Form.Select
        name="locale"
        span={6}
        label={t('field.locale')}
        options={interfaceLanguages.map((code) => ({ value: code, label: languageNames[code], lang: code }))}
      />
      <Form.TimeZone name="timezone" span={6} label={t('field.timezone')} />
    </>
  );
}

function TimeZoneField(props: Omit<ComboboxProps, 'options'>) {
  const options = useMemo(() => timeZoneOptions(props.value), [props.value]);
  return <Combobox {...props} options={options} />;
}
