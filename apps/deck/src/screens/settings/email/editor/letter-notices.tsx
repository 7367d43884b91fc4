import { Alert } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { DraftOffer } from '../../../../forms/draft-offer.tsx';
import { lastChange } from '../list/find-letters.ts';
import type { OpenLetter } from './use-letter.ts';

/** What stands between what is typed and what is kept: an earlier session, somebody else's change, a refusal. */
export function LetterNotices({ letter: { draft, meanwhile, refusal, editor } }: { letter: OpenLetter }) {
  const { t } = useTranslation('templates');
  const name = lastChange(editor)?.modifiedBy ?? t('meanwhile.somebody');
  return (
    <>
      <DraftOffer draft={draft} />
      {meanwhile && (
        <Alert tone="warning" announced title={t('meanwhile.title', { name })}>
          {t(meanwhile.length > 0 ? 'meanwhile.both' : 'meanwhile.taken')}
        </Alert>
      )}
      {refusal !== undefined && (
        <Alert tone="danger" announced title={t('failed.save')}>
          {refusal}
        </Alert>
      )}
    </>
  );
}
