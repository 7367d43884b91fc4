import { Modal, Stack, Switch } from '@deck/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './keys-dialog.css.ts';
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
        <dl className={css.list}>
          {keys.map(([act, pressed]) => (
            <div key={act} className={css.row}>
              <dt>{t(`keys.${act}`)}</dt>
              {/* Keys are named in English, as they are written on them. */}
              <dd lang="en" className={css.keys}>
                {pressed.map((key) => (
                  <kbd key={key} className={css.key}>
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
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
