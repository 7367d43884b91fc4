import { Button, IconButton } from '@deck/ui';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SettingsPage } from '../shared/settings-page.tsx';
import { useSettings } from '../shared/settings-query.ts';
import { LetterEditor } from './editor/letter-editor.tsx';
import { readPlace } from './email-place.ts';
import { LanguagesDialog } from './list/languages-dialog.tsx';
import { Letters } from './list/letters.tsx';

export function Screen() {
  const place = readPlace(useSearchParams()[0]);
  if (place.template === undefined) return <LetterList />;
  return (
    <SettingsPage tab="email">
      <LetterEditor template={place.template} place={place} />
    </SettingsPage>
  );
}

/** The letters, and the languages they are worded in. */
function LetterList() {
  const { t } = useTranslation('templates');
  const place = readPlace(useSearchParams()[0]);
  const { data: settings } = useSettings();
  const [isChoosing, setChoosing] = useState(false);
  const choose = { icon: Languages, disabled: !settings, onClick: () => setChoosing(true) } as const;
  return (
    <SettingsPage
      tab="email"
      actions={<Button {...choose}>{t('languages.open')}</Button>}
      phoneActions={<IconButton {...choose} size="large" label={t('languages.open')} />}
    >
      <Letters place={place} />
      {settings && (
        <LanguagesDialog settings={settings} open={isChoosing} onClose={() => setChoosing(false)} />
      )}
    </SettingsPage>
  );
}
