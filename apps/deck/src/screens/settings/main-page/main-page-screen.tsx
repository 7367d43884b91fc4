import type { Settings } from '@deck/api/contract/settings';
import { EXPIRING_SOON_HOURS } from '@deck/api/rules';
import { Card, FormColumn, FormGrid, NumberField } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { SettingsTab } from '../shared/settings-tab.tsx';
import { useSettingsForm } from '../shared/use-settings-form.ts';
import { BlocksCard } from './blocks-card.tsx';
import { formOf, type MainPageForm, mainPageOf } from './main-page-form.ts';

export function Screen() {
  return <SettingsTab tab="main-page">{(settings) => <MainPageSettings kept={settings} />}</SettingsTab>;
}

function MainPageSettings({ kept }: { kept: Settings }) {
  const { t } = useTranslation('methods');
  const settings = useSettingsForm<MainPageForm>({
    part: 'mainPage',
    kept: formOf(kept.mainPage),
    read: (form) => ({ ...mainPageOf(form) }),
    write: ({ mainPage }) => formOf(mainPage),
  });
  const { control } = settings.form;
  return (
    <SettingsFormFrame settings={settings}>
      <BlocksCard control={control} mayEdit={settings.mayEdit} />
      <Card title={t('main.soon')} meta={t('main.soonText')}>
        <FormGrid>
          <FormColumn span={4}>
            <FormField control={control} name="expiresSoonHours">
              {(field) => (
                <NumberField
                  {...field}
                  label={t('main.hours')}
                  hint={t('main.hoursHint', EXPIRING_SOON_HOURS)}
                  suffix={t('main.hoursUnit')}
                  min={EXPIRING_SOON_HOURS.min}
                  max={EXPIRING_SOON_HOURS.max}
                />
              )}
            </FormField>
          </FormColumn>
        </FormGrid>
      </Card>
    </SettingsFormFrame>
  );
}
