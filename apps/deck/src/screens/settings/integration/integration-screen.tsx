import type { Settings } from '@deck/api/contract/settings';
import { tokenTypes } from '@deck/api/vocabulary';
import { Card, Column, Columns, Text } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../../session/session-store.ts';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { SettingsPage } from '../shared/settings-page.tsx';
import { SettingsTab } from '../shared/settings-tab.tsx';
import { useSettingsForm } from '../shared/use-settings-form.ts';
import { CallbackCard } from './callback-card.tsx';
import { changeOf, formOf, type IntegrationForm, integrationIn } from './integration-form.ts';
import { LastCallbacks } from './last-callbacks.tsx';
import { TokenCard } from './token-card.tsx';

export function Screen() {
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
    kept: formOf(kept),
    read: integrationIn,
    write: formOf,
    changeOf,
  });
  return (
    <SettingsFormFrame settings={settings} aside={<TokenCards />}>
      <CallbackCard control={settings.form.control} />
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
