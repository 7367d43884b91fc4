import type { Settings } from '@deck/api/contract/settings';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { SettingsTab } from '../shared/settings-tab.tsx';
import { useSettingsForm } from '../shared/use-settings-form.ts';
import type { FieldsForm } from './field-choices.ts';
import { FieldList } from './field-list.tsx';
import { FormPreview } from './form-preview.tsx';

export function Screen() {
  // The words of the preview, too: none of them is to take the page away while it comes.
  useTranslation(['methods', 'settings', 'collect', 'app', 'labels', 'payments']);
  return <SettingsTab tab="fast-payment">{(settings) => <FastPaymentForm kept={settings} />}</SettingsTab>;
}

const write = ({ fastPayment: { fields } }: Settings): FieldsForm => ({ fields });

function FastPaymentForm({ kept }: { kept: Settings }) {
  const settings = useSettingsForm<FieldsForm>({
    part: 'fastPayment',
    kept: write(kept),
    read: ({ fields }) => ({ fields }),
    write,
  });
  const fields = useWatch({ control: settings.form.control, name: 'fields' });
  return (
    <SettingsFormFrame settings={settings} aside={<FormPreview fields={fields} />}>
      <FieldList control={settings.form.control} mayEdit={settings.mayEdit} />
    </SettingsFormFrame>
  );
}
