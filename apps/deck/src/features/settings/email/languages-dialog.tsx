import type { Settings } from '@deck/api/contract/settings';
import { customerLanguages } from '@deck/api/vocabulary';
import { Checkbox, Modal, Stack } from '@deck/ui';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DraftOffer } from '../../../platform/forms/draft-offer.tsx';
import { withChoice } from '../../../platform/forms/multi-choice.ts';
import { RefusalAlert } from '../../../platform/forms/refusal-alert.tsx';
import { useUnofferedLabel } from '../../../platform/forms/use-offered.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { useSettingsForm } from '../shared/use-settings-form.ts';

interface LanguagesDialogProps {
  settings: Settings;
  open: boolean;
  onClose: () => void;
}

const read = ({ email }: Settings) => ({ templateLanguages: email.templateLanguages });

/** The languages the company words its letters in: at least one. */
export function LanguagesDialog({ settings, open, onClose }: LanguagesDialogProps) {
  const { t } = useTranslation(['templates', 'app', 'settings']);
  const languages = useSettingsForm({
    part: 'email',
    kept: read(settings),
    read: (form) => form,
    write: read,
  });
  const { field, fieldState } = useController({ control: languages.form.control, name: 'templateLanguages' });
  // Saved, it has nothing more to ask.
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !languages.isSaving && !languages.isDirty) onClose();
    wasSaving.current = languages.isSaving;
  }, [languages.isSaving, languages.isDirty, onClose]);
  const chosen = field.value ?? [];
  const { languages: offered } = useSession().environment;
  const mark = useUnofferedLabel();
  const isOffered = (language: string) => offered.includes(language);
  // What the company has stays here until the choice is saved without it.
  const kept = settings.email.templateLanguages;
  const shown = customerLanguages.filter((one) => isOffered(one) || kept.includes(one));
  return (
    <>
      <Modal
        open={open}
        dirty={languages.isDirty}
        loading={languages.isSaving}
        onClose={() => {
          languages.discard();
          onClose();
        }}
        title={t('languages.title')}
        description={t('languages.text')}
        action={
          languages.mayEdit
            ? {
                label: t('settings:save'),
                disabled: !languages.isDirty,
                onAct: () => void languages.submit(),
              }
            : undefined
        }
      >
        <Stack>
          <DraftOffer draft={languages.draft} />
          <RefusalAlert>{languages.refusal}</RefusalAlert>
          {shown.map((language) => (
            <Checkbox
              key={language}
              label={
                isOffered(language) ? t(`app:language.${language}`) : mark(t(`app:language.${language}`))
              }
              checked={chosen.includes(language)}
              disabled={!languages.mayEdit}
              onChange={(isChosen) =>
                field.onChange(withChoice(customerLanguages, chosen, language, isChosen))
              }
            />
          ))}
          <RefusalAlert>{fieldState.error && t('languages.none')}</RefusalAlert>
        </Stack>
      </Modal>
      {languages.leaveQuestion}
    </>
  );
}
