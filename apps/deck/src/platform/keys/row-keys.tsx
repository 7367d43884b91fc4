import { KeyHints } from '@deck/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { areLettersOn, onLetters } from './letter-keys.ts';

/** The keys that walk the rows of a list, while single keys act. @param looks whether a row can be looked at */
export function RowKeys({ looks }: { readonly looks: boolean }) {
  const { t } = useTranslation('list');
  const isOn = useSyncExternalStore(onLetters, areLettersOn, areLettersOn);
  if (!isOn) return null;
  return (
    <KeyHints
      hints={[
        { keys: ['j', 'k'], label: t('keys.hint.move') },
        ...(looks ? [{ keys: ['Space'], label: t('keys.hint.look') }] : []),
      ]}
    />
  );
}
