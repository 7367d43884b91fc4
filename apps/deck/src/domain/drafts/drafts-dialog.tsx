import type { FormDraft } from '@deck/api/contract/drafts';
import { Button, Inline, Modal, Text, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api.ts';
import { rereadDrafts } from '../../platform/forms/server-drafts.ts';
import { draftForms, getDraftPath } from './draft-forms.ts';
import * as css from './drafts-dialog.css.ts';

interface DraftsDialogProps {
  drafts: readonly FormDraft[];
  onClose: () => void;
}

/** One's drafts, the newest first: what each is, when it was saved, to continue or to delete. */
export default function DraftsDialog({ drafts, onClose }: DraftsDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal open title={t('draft.list')} description={t('draft.listText')} onClose={onClose}>
      <ul className={css.list}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
    </Modal>
  );
}

function DraftRow({ draft }: { draft: FormDraft }) {
  const { t } = useTranslation();
  const { timeZone } = useUi();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { id, kind, subject, savedAt } = draft;
  const name = [t(`title.${draftForms[kind].title}`), subject].filter(Boolean).join(', ');

  async function remove() {
    setDeleting(true);
    // One that another tab has deleted is gone all the same.
    await api.drafts.remove({ draftId: id }, { handledErrors: ['NOT_FOUND'] }).catch(() => undefined);
    await rereadDrafts();
    setDeleting(false);
  }
  return (
    <li>
      <Inline spread>
        <div>
          <Text>{name}</Text>
          <Text size="meta">{t('draft.savedAt', { time: formatInstant(savedAt, timeZone) })}</Text>
        </div>
        <Inline>
          <Button
            size="small"
            aria-label={t('draft.continueNamed', { draft: name })}
            onClick={() => void navigate(getDraftPath(draft), { state: { draft: id } })}
          >
            {t('draft.continue')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            loading={isDeleting}
            aria-label={t('draft.removeNamed', { draft: name })}
            onClick={() => void remove()}
          >
            {t('draft.remove')}
          </Button>
        </Inline>
      </Inline>
    </li>
  );
}
