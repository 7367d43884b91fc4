import type { SavedView } from '@deck/api/contract/views';
import { inAreas } from '@deck/api/react';
import { LONGEST_VIEW_NAME, SHARING_PERMISSION } from '@deck/api/rules';
import { Checkbox, Modal, Stack, TextField, useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../api.ts';
import { RefusalAlert } from '../../forms/refusal-alert.tsx';
import { useRefusal } from '../../forms/use-refusal.ts';
import { useRight } from '../../session/session-store.ts';
import type { ShownView } from './shown-view.ts';

interface ViewDialogProps {
  readonly shown: ShownView;
  /** The view to rename or share; without it what the list shows is saved as a new one. */
  readonly view: SavedView | undefined;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
}

/** The name of a view, and who sees it. */
export default function ViewDialog({ shown, view, onClose, onSaved }: ViewDialogProps) {
  const { t } = useTranslation('list');
  const toast = useToast();
  const mayShare = useRight(SHARING_PERMISSION);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.shared ?? false);
  const [isTried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () => {
      const body = shown.body({ name: name.trim(), shared: isShared });
      return view
        ? api.views.save({ viewId: view.id, body }, { handledErrors: 'all' })
        : api.views.create({ body }, { idempotencyKey, handledErrors: 'all' });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries(inAreas('views'));
      onClose();
      onSaved?.();
      toast({ tone: 'success', title: t('views.saved') });
    },
  });
  const refusal = useRefusal(save.error);
  const isWrong = name.trim() === '' || name.length > LONGEST_VIEW_NAME;

  return (
    <Modal
      open
      size="small"
      title={t(view ? 'views.rename' : 'views.save')}
      description={t('views.text')}
      onClose={onClose}
      loading={save.isPending}
      action={{
        label: t('views.save'),
        onAct: () => {
          setTried(true);
          if (!isWrong) save.mutate();
        },
      }}
    >
      <Stack gap="wide">
        <TextField
          label={t('views.name')}
          value={name}
          maxLength={LONGEST_VIEW_NAME}
          onChange={setName}
          state={isTried && isWrong ? 'error' : undefined}
          feedback={isTried && name.trim() === '' ? t('views.nameMissing') : undefined}
        />
        {mayShare && (
          <Checkbox
            label={t('views.share')}
            hint={t('views.shareHint')}
            checked={isShared}
            onChange={setShared}
          />
        )}
        <RefusalAlert>{refusal}</RefusalAlert>
      </Stack>
    </Modal>
  );
}
