import type { Settings } from '@deck/api/contract/settings';
import { tokenTypes } from '@deck/api/vocabulary';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { SettingsTab } from '../shared/settings-tab.tsx';
import { useSettingsForm } from '../shared/use-settings-form.ts';
import { CallbackCard } from './callback-card.tsx';
import { changeOf, formOf, type IntegrationForm, integrationIn } from './integration-form.ts';
import { LastCallbacks } from './last-callbacks.tsx';
import { TokenCard } from './token-card.tsx';

export function Screen() {
  return <SettingsTab tab="integration">{(settings) => <Integration settings={settings} />}</SettingsTab>;
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
    <SettingsFormFrame
      settings={settings}
      aside={tokenTypes.map((type) => <TokenCard key={type} type={type} />)}
    >
      <CallbackCard control={settings.form.control} />
      <LastCallbacks />
    </SettingsFormFrame>
  );
}
