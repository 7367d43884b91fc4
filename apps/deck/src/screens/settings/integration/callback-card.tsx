import { LONGEST_ADDRESS } from '@deck/api/rules';
import { callbackTypes } from '@deck/api/vocabulary';
import { Card, FormColumn, FormGrid, PasswordField, Stack, TextField, TextLink } from '@deck/ui';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import type { IntegrationForm } from './integration-form.ts';

/** Where the company's own systems hear of changes, and what tells them that it is us. */
export function CallbackCard({ control }: { control: Control<IntegrationForm, unknown, IntegrationForm> }) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('callback.title')} meta={t('callback.text')}>
      <Stack>
        <FormGrid>
          {callbackTypes.map((type) => (
            <FormColumn key={type} span={12}>
              <FormField control={control} name={`callbackUrls.${type}`}>
                {(field) => (
                  <TextField
                    {...field}
                    type="url"
                    label={t(`callback.${type}`)}
                    hint={t('callback.urlHint')}
                    placeholder="https://"
                    optional
                    autoComplete="off"
                    maxLength={LONGEST_ADDRESS}
                  />
                )}
              </FormField>
            </FormColumn>
          ))}
          <FormColumn span={12}>
            <FormField control={control} name="callbackSecret">
              {(field) => (
                <PasswordField
                  {...field}
                  label={t('callback.secret')}
                  hint={t('callback.secretHint')}
                  optional
                  autoComplete="new-password"
                />
              )}
            </FormField>
          </FormColumn>
        </FormGrid>
        <div>
          <TextLink href="/docs" target="_blank">
            {t('callback.docs')}
          </TextLink>
        </div>
      </Stack>
    </Card>
  );
}
