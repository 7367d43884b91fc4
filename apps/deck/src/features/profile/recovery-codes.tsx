import { brand } from '@deck/tokens/brand';
import { Alert, Button, CopyButton, Inline } from '@deck/ui';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveQuestion } from '../../platform/forms/use-leave-question.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { useSession } from '../../platform/session/session-store.ts';
import * as css from './two-factor.css.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The ten codes that stand in for the authenticator. They are shown here and never again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('profile');
  const { login } = useSession().profile;
  const list = useRef<HTMLUListElement>(null);
  // The form that had the focus is gone; what came for it is seen and heard.
  useEffect(() => list.current?.focus(), []);
  const leaveQuestion = useLeaveQuestion(() => true, {
    words: {
      title: t('codes.leaveTitle'),
      text: t('codes.leaveText'),
      stay: t('codes.stay'),
      leave: t('codes.leave'),
    },
  });
  const text = codes.join('\n');
  return (
    <>
      <Alert tone="success" announced title={t('codes.title')}>
        {t('codes.text')}
      </Alert>
      <ul ref={list} tabIndex={-1} className={css.codes} aria-label={t('codes.label')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline>
        <CopyButton text={text} label={t('codes.copy')} />
        <Button
          icon={Download}
          onClick={() =>
            saveFile(
              `${brand.name.toLowerCase()}-recovery-codes.txt`,
              new Blob([`${brand.name}, ${login}\n\n${text}\n`], { type: 'text/plain;charset=utf-8' }),
            )
          }
        >
          {t('codes.download')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {t('codes.done')}
        </Button>
      </Inline>
      {leaveQuestion}
    </>
  );
}
