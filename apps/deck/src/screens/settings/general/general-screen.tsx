import type { Settings } from '@deck/api/contract/settings';
import { usePicture } from '../../../forms/use-picture.ts';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { SettingsTab } from '../shared/settings-tab.tsx';
import { useSettingsForm } from '../shared/use-settings-form.ts';
import { CompanyCard } from './company-card.tsx';
import { formOf, type GeneralForm, generalIn } from './general-form.ts';
import { LegalCard } from './legal-card.tsx';
import { LogoCard } from './logo-card.tsx';
import { NewOrdersCard } from './new-orders-card.tsx';
import { NewPaymentsCard } from './new-payments-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { SupportCard } from './support-card.tsx';

export function Screen() {
  return <SettingsTab tab="general">{(settings) => <General settings={settings} />}</SettingsTab>;
}

/** What a company says of itself, and how its orders and payments begin. */
function General({ settings: kept }: { settings: Settings }) {
  const settings = useSettingsForm<GeneralForm>({
    part: 'general',
    kept: formOf(kept),
    read: generalIn,
    write: formOf,
  });
  const { form } = settings;
  const logo = usePicture((url) => form.setValue('logoUrl', url, { shouldDirty: true }));
  return (
    <SettingsFormFrame
      settings={settings}
      waits={logo.isUnderWay}
      aside={
        <>
          <LogoCard control={form.control} logo={logo} name={kept.general.name} />
          <SupportCard settings={kept} />
        </>
      }
    >
      <CompanyCard control={form.control} country={kept.general.country} />
      <NewOrdersCard control={form.control} kept={kept.general.orderPrefix} />
      <NewPaymentsCard control={form.control} />
      <LegalCard control={form.control} />
      <NotesCard control={form.control} />
    </SettingsFormFrame>
  );
}
