import type { Settings } from '@deck/api/contract/settings';
import { retentionDays } from '@deck/api/rules';
import type { RetentionKind } from '@deck/api/vocabulary';
import { Card, FormGrid, NumberField } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { SettingsTab } from '../shared/settings-page.tsx';
import { useSettingsForm } from '../shared/use-settings-form.ts';
import { getRetention, type PrivacyForm, toForm } from './privacy-form.ts';

const Form = createForm<PrivacyForm>()({ Number: NumberField });

const parts: readonly (readonly [card: 'people' | 'technical', kinds: readonly RetentionKind[]])[] = [
  ['people', ['guests', 'messages', 'auditEvents']],
  ['technical', ['imports', 'callbacks', 'letters', 'answers']],
];

export function PrivacyScreen() {
  return <SettingsTab tab="privacy">{(settings) => <PrivacySettings kept={settings} />}</SettingsTab>;
}

/** For how many days the company keeps what, where it does not keep it for good. */
function PrivacySettings({ kept }: { kept: Settings }) {
  const { t } = useTranslation('privacy');
  const settings = useSettingsForm<PrivacyForm>({
    part: 'retention',
    kept: toForm(kept.retention),
    read: (form) => ({ ...getRetention(form) }),
    write: ({ retention }) => toForm(retention),
  });
  return (
    <SettingsFormFrame settings={settings}>
      {parts.map(([card, kinds]) => (
        <Card key={card} title={t(`card.${card}`)} meta={t(`cardText.${card}`)}>
          <FormGrid>
            {kinds.map((kind) => (
              <Form.Number
                key={kind}
                name={kind}
                span={6}
                label={t(`kind.${kind}`)}
                hint={`${t(`hint.${kind}`)} ${t('limits', retentionDays[kind])}`}
                suffix={t('days')}
                optional
                min={retentionDays[kind].min}
                max={retentionDays[kind].max}
              />
            ))}
          </FormGrid>
        </Card>
      ))}
    </SettingsFormFrame>
  );
}
