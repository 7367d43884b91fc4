import { inAreas, mutation } from '@deck/api/react';
import { Modal, TextField, useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../api.ts';
import { useRefusal } from '../../../forms/use-refusal.ts';
import { useSession } from '../../../session/session-store.ts';
import { takeUpProfile } from '../../../session/take-up-profile.ts';

/** Two-factor sign-in goes off with a code of the authenticator, or one of the recovery codes. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'app']);
  const toast = useToast();
  const { id: userId } = useSession().profile;
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const turnOff = useMutation({
    ...mutation(api.users.update, { shows: 'all' }),
    onSuccess: async (saved) => {
      onClose();
      toast({ tone: 'success', title: t('twoFactor.turnedOff') });
      await takeUpProfile(saved);
      await queryClient.invalidateQueries(inAreas('users'));
    },
    onError: () => input.current?.select(),
  });
  const refusal = useRefusal(turnOff.error);

  function act() {
    setMissing(code.trim() === '');
    if (code.trim() === '') input.current?.focus();
    else if (!turnOff.isPending) turnOff.mutate({ userId, body: { twoFactor: { enabled: false, code } } });
  }

  return (
    <Modal
      open
      size="small"
      title={t('twoFactor.turnOffTitle')}
      description={t('twoFactor.turnOffText')}
      loading={turnOff.isPending}
      onClose={onClose}
      action={{ label: t('twoFactor.turnOff'), tone: 'danger', onAct: act }}
    >
      <TextField
        ref={input}
        label={t('twoFactor.anyCode')}
        autoComplete="one-time-code"
        value={code}
        onChange={(text) => {
          setCode(text);
          setMissing(false);
          if (turnOff.isError) turnOff.reset();
        }}
        state={isMissing || refusal !== undefined ? 'error' : 'primary'}
        feedback={isMissing ? t('app:validation.required') : (refusal ?? '')}
      />
    </Modal>
  );
}
