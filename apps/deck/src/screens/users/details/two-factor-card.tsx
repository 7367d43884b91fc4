import type { User } from '@deck/api/contract/people';
import { inAreas, mutation } from '@deck/api/react';
import { Confirm, StatusDot, useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../api.ts';
import { useRefusal } from '../../../forms/use-refusal.ts';
import { useSession } from '../../../session/session-store.ts';
import { SecurityCard } from './security-card.tsx';

/** Whether a code is asked for besides the password. An owner takes it off for someone who lost their authenticator. */
export function TwoFactorCard({ user, mayWrite }: { user: User; mayWrite: boolean }) {
  const { t } = useTranslation(['users', 'app']);
  const toast = useToast();
  const isMe = useSession().profile.id === user.id;
  const [asking, setAsking] = useState(false);
  const { twoFactorEnabled: isOn, fullName: name } = user;
  const turnOff = useMutation({
    ...mutation(api.users.update, { shows: 'all' }),
    onSuccess: async () => {
      toast({ tone: 'success', title: t('twoFactor.offDone', { name }) });
      await queryClient.invalidateQueries(inAreas('users'));
    },
    onSettled: () => setAsking(false),
  });
  return (
    <SecurityCard
      title={t('twoFactor.title')}
      state={
        <StatusDot tone={isOn ? 'success' : 'neutral'} label={t(isOn ? 'twoFactor.on' : 'twoFactor.off')} />
      }
      text={t(isMe ? 'twoFactor.ownText' : isOn ? 'twoFactor.onText' : 'twoFactor.offText')}
      refusal={useRefusal(turnOff.error)}
      act={
        isOn && mayWrite && !isMe
          ? { label: t('twoFactor.turnOff'), variant: 'dangerQuiet', onAct: () => setAsking(true) }
          : undefined
      }
    >
      <Confirm
        open={asking && mayWrite}
        onClose={() => setAsking(false)}
        title={t('twoFactor.turnOffTitle', { name })}
        description={t('twoFactor.turnOffText')}
        safeLabel={t('app:action.cancel')}
        loading={turnOff.isPending}
        action={{
          label: t('twoFactor.turnOff'),
          tone: 'danger',
          onAct: () => turnOff.mutate({ userId: user.id, body: { twoFactor: { enabled: false } } }),
        }}
      />
    </SecurityCard>
  );
}
