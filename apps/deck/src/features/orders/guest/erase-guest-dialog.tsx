import { Modal, Stack, TextField, useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../platform/api.ts';
import { RefusalAlert } from '../../../platform/forms/refusal-alert.tsx';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';

interface EraseGuestDialogProps {
  readonly id: string;
  /** What has to be typed. */
  readonly name: string;
  /** How many orders the reader sees. */
  readonly orders: number;
  readonly onClose: () => void;
}

/** Erases a guest once their name is typed: nothing brings them back. */
export default function EraseGuestDialog({ id, name, orders, onClose }: EraseGuestDialogProps) {
  const { t } = useTranslation('guests');
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const erase = useMutation({
    mutationFn: () => api.guests.erase({ id }, { handledErrors: 'all' }),
    onSuccess: async () => {
      // Their name stood on every screen about them.
      await queryClient.invalidateQueries();
      onClose();
      toast({ tone: 'success', title: t('erase.done') });
    },
  });
  const refusal = useRefusal(erase.error);
  const isWrong = typed.trim() !== name;

  return (
    <Modal
      open
      size="small"
      title={t('erase.title', { name })}
      description={t('erase.text', { count: orders })}
      safeLabel={t('erase.keep')}
      onClose={onClose}
      loading={erase.isPending}
      action={{
        label: t('erase.act'),
        tone: 'danger',
        onAct: () => {
          setTried(true);
          if (!isWrong) erase.mutate();
        },
      }}
    >
      <Stack gap="wide">
        <TextField
          label={t('erase.type', { name })}
          value={typed}
          autoComplete="off"
          onChange={setTyped}
          state={isTried && isWrong ? 'error' : undefined}
          feedback={isTried && isWrong ? t('erase.wrong', { name }) : undefined}
        />
        <RefusalAlert>{refusal}</RefusalAlert>
      </Stack>
    </Modal>
  );
}
