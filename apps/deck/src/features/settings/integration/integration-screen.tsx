import type { Settings } from '@deck/api/contract/settings';
import { LONGEST_ADDRESS } from '@deck/api/rules';
import { callbackTypes, tokenTypes } from '@deck/api/vocabulary';
import { Card, Column, Columns, FormGrid, PasswordField, Stack, Text, TextField, TextLink } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { useRight } from '../../../platform/session/session-store.ts';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { SettingsPage, SettingsTab } from '../shared/settings-page.tsx';
import { useSettingsForm } from '../shared/use-settings-form.ts';
import { changeOf, type IntegrationForm, integrationIn, toForm } from './integration-form.ts';
import { LastCallbacks } from './last-callbacks.tsx';
import { TokenCard } from './token-card.tsx';

export function IntegrationScreen() {
  const mayReadSettings = useRight('SETTINGS_VIEW');
  if (mayReadSettings)
    return <SettingsTab tab="integration">{(settings) => <Integration settings={settings} />}</SettingsTab>;
  return (
    <SettingsPage tab="integration">
      <WithoutSettings />
    </SettingsPage>
  );
}

/** How the company's own systems speak with this one. */
function Integration({ settings: kept }: { settings: Settings }) {
  const settings = useSettingsForm<IntegrationForm>({
    part: 'integration',
    kept: toForm(kept),
    read: integrationIn,
    write: toForm,
    changeOf,
  });
  return (
    <SettingsFormFrame settings={settings} aside={<TokenCards />}>
      <CallbackCard />
      <LastCallbacks />
    </SettingsFormFrame>
  );
}

/** The tokens are no part of the settings: who may not read those still sees to these. */
function WithoutSettings() {
  const { t } = useTranslation('settings');
  return (
    <Columns>
      <Column>
        <Card title={t('callback.title')}>
          <Text>{t('callback.noRight')}</Text>
        </Card>
        <LastCallbacks />
      </Column>
      <Column>
        <TokenCards />
      </Column>
    </Columns>
  );
}

const TokenCards = () => tokenTypes.map((type) => <TokenCard key={type} type={type} />);

const Form = createForm<IntegrationForm>()({ Text: TextField, Password: PasswordField });

/** The addresses for callbacks to the company's own systems, and the secret that signs them. */
function CallbackCard() {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('callback.title')} meta={t('callback.text')}>
      <Stack>
        <FormGrid>
          {callbackTypes.map((type) => (
            <Form.Text
              key={type}
              name={`callbackUrls.${type}`}
              span={12}
              type="url"
              label={t(`callback.${type}`)}
              hint={t('callback.urlHint')}
              placeholder="https://"
              optional
              autoComplete="off"
              maxLength={LONGEST_ADDRESS}
            />
          ))}
          <Form.Password
            name="callbackSecret"
            span={12}
            label={t('callback.secret')}
            hint={t('callback.secretHint')}
            optional
            autoComplete="new-password"
          />
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
