import { LONGEST_ADDRESS, LONGEST_LINE, LONGEST_TEXT } from '@deck/api/rules';
import { Card, FormColumn, FormGrid, PhoneField, TextArea, TextField } from '@deck/ui';
import { Globe, Mail } from 'lucide-react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import type { GeneralForm } from './general-form.ts';

export interface GeneralCardProps {
  control: Control<GeneralForm, unknown, GeneralForm>;
}

interface CompanyCardProps extends GeneralCardProps {
  /** ISO code of the country the company is in. */
  country: string;
}

/** How customers reach the company, and what it does. */
export function CompanyCard({ control, country }: CompanyCardProps) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('general.company')} meta={t('general.companyText')}>
      <FormGrid>
        <FormColumn span={6}>
          <FormField control={control} name="email">
            {(field) => (
              <TextField {...field} type="email" icon={Mail} label={t('general.email')} autoComplete="off" />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={6}>
          <FormField control={control} name="phone">
            {(field) => (
              <PhoneField
                {...field}
                country={country}
                label={t('general.phone')}
                optional
                autoComplete="off"
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={6}>
          <FormField control={control} name="website">
            {(field) => (
              <TextField
                {...field}
                type="url"
                icon={Globe}
                label={t('general.website')}
                optional
                autoComplete="off"
                maxLength={LONGEST_ADDRESS}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={6}>
          <FormField control={control} name="fieldOfActivity">
            {(field) => (
              <TextField {...field} label={t('general.fieldOfActivity')} optional maxLength={LONGEST_LINE} />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={12}>
          <FormField control={control} name="features">
            {(field) => (
              <TextArea
                {...field}
                label={t('general.features')}
                hint={t('general.featuresHint')}
                optional
                maxLength={LONGEST_TEXT}
                rows={3}
              />
            )}
          </FormField>
        </FormColumn>
      </FormGrid>
    </Card>
  );
}
