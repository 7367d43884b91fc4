import { interfaceLanguages } from '@deck/api/vocabulary';
import { Menu } from '@deck/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { i18next } from '../../platform/i18n/i18n.ts';
import { languageNames } from '../../platform/i18n/languages.ts';

/** The languages of the interface below their button, which has just been pressed. */
export default function LanguageMenu({ trigger }: { trigger: ReactElement }) {
  const { i18n } = useTranslation('login');
  return (
    <Menu
      defaultOpen
      trigger={trigger}
      items={interfaceLanguages.map((each) => ({
        label: languageNames[each],
        lang: each,
        chosen: each === i18n.language,
        onSelect: () => void i18next.changeLanguage(each),
      }))}
    />
  );
}
