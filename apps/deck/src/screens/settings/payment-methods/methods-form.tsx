import type { ChoiceScope, OfferedGroup } from '@deck/api/contract/psp-profiles';
import { Alert } from '@deck/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { offersNothing } from './choices.ts';
import { GroupsCard } from './groups-card.tsx';
import { ProfilesCard } from './profiles-card.tsx';
import { ScopeNote } from './scope-note.tsx';
import { useMethodsForm } from './use-methods-form.ts';

interface MethodsFormProps {
  scope: ChoiceScope;
  /** What is offered there, as it is kept. */
  groups: readonly OfferedGroup[];
}

/** Which groups and methods are offered in one scope, and in which order. */
export function MethodsForm({ scope, groups }: MethodsFormProps) {
  const { t } = useTranslation('methods');
  const settings = useMethodsForm(scope, groups);
  const chosen = useWatch({ control: settings.form.control, name: 'groups' });
  return (
    <SettingsFormFrame settings={settings} aside={<ProfilesCard />}>
      <ScopeNote scope={scope} chosenFor={groups[0]?.chosenFor ?? null} settings={settings} />
      {offersNothing({ groups: chosen }) && <Alert tone="warning">{t('groups.allOff')}</Alert>}
      <GroupsCard control={settings.form.control} offered={groups} mayEdit={settings.mayEdit} />
    </SettingsFormFrame>
  );
}
