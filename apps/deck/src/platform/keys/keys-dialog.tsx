import { KeyHints, Modal, Stack, Switch } from '@deck/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { areLettersOn, onLetters, turnLetters } from './letter-keys.ts';

/** The keys, in the order in which one needs them. */
const keys = [
  ['search', ['Ctrl', 'K']],
  ['find', ['/']],
  ['move', ['j', 'k', '↓', '↑']],
  ['look', ['Space']],
  ['open', ['Enter']],
  ['choose', ['x']],
  ['chooseTo', ['Shift', 'x']],
  ['filters', ['f']],
  ['view', ['1 – 9']],
  ['home', ['g', 't']],
  ['orders', ['g', 'o']],
  ['payments', ['g', 'p']],
  ['day', ['g', 'd']],
  ['close', ['Esc']],
  ['list', ['?']],
] as const;

/** Which keys there are, and whether single letters act. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('list');
  const isOn = useSyncExternalStore(onLetters, areLettersOn);
  return (
    <Modal open size="small" title={t('keys.title')} description={t('keys.text')} onClose={onClose}>
      <Stack gap="wide">
        <KeyHints
          layout="list"
          hints={keys.map(([act, pressed]) => ({ label: t(`keys.${act}`), keys: pressed }))}
        />
        <Switch
          label={t('keys.letters')}
          hint={t('keys.lettersHint')}
          checked={isOn}
          onChange={turnLetters}
        />
      </Stack>
    </Modal>
  );
}
