import { Button, IconButton, LazyPart, part } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftsQuery } from '../../platform/forms/server-drafts.ts';

const dialog = part(() => import('./drafts-dialog.tsx'));

/** Where drafts are found: their number, and the list behind it. Nothing while there are none. */
export function DraftsButton({ onPhone = false }: { onPhone?: boolean }) {
  const { t } = useTranslation();
  const { data: drafts = [] } = useQuery(draftsQuery());
  const [isOpen, setOpen] = useState(false);
  if (drafts.length === 0) return null;
  const label = t('draft.open', { count: drafts.length });
  const open = () => setOpen(true);
  return (
    <>
      {onPhone ? (
        <IconButton icon={FilePen} size="large" label={label} onClick={open} />
      ) : (
        <Button icon={FilePen} onClick={open}>
          {label}
        </Button>
      )}
      {isOpen && <LazyPart of={dialog} waiting={null} drafts={drafts} onClose={() => setOpen(false)} />}
    </>
  );
}
