import { LONGEST_ADDRESS } from '@deck/api/rules';
import { Card, FormColumn, FormGrid, TextField } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import type { GeneralCardProps } from './company-card.tsx';

/** The pages payers agree to. */
export function LegalCard({ control }: GeneralCardProps) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('general.legal')} meta={t('general.legalText')}>
      <FormGrid>
        {(['termsUrl', 'privacyUrl'] as const).map((name) => (
          <FormColumn key={name} span={6}>
            <FormField control={control} name={name}>
              {(field) => (
                <TextField
                  {...field}
                  type="url"
                  label={t(`general.${name}`)}
                  optional
                  autoComplete="off"
                  maxLength={LONGEST_ADDRESS}
                  placeholder="https://"
                />
              )}
            </FormField>
          </FormColumn>
        ))}
      </FormGrid>
    </Card>
  );
}
