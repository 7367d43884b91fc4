import type { User } from '@deck/api/contract/people';
import { inAreas, mutation } from '@deck/api/react';
import { Confirm, useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../api.ts';
import { useRefusal } from '../../../forms/use-refusal.ts';
import { useSession } from '../../../session/session-store.ts';
import { UserStatus } from '../shared/user-marks.tsx';
import { SecurityCard } from './security-card.tsx';

/** Lets someone sign in, or no longer. The question names whom. */
export function StatusCard({ user, mayWrite }: { user: User; mayWrite: boolean }) {
  const { t } = useTranslation(['users', 'app']);
  const toast = useToast();
  const isMe = useSession().profile.id === user.id;
  const [asking, setAsking] = useState(false);
  const { enabled, fullName: name } = user;
  const change = useMutation({
    ...mutation(api.users.changeStatus, { shows: 'all' }),
    onSuccess: async ({ status }) => {
      toast({
        tone: 'success',
        title: t(status === 'ENABLED' ? 'status.enabledDone' : 'status.disabledDone', { name }),
      });
      await queryClient.invalidateQueries(inAreas('users'));
    },
    onSettled: () => setAsking(false),
  });
  const words = enabled ? 'status.disable' : 'status.enable';
  return (
    <SecurityCard
      title={t('status.title')}
      state={<UserStatus user={user} />}
      text={isMe ? t('app:errors.code.CANNOT_DISABLE_ONESELF') : t(textOf(user))}
      refusal={useRefusal(change.error)}
      act={
        mayWrite && !isMe
          ? {
              label: t(words, { name }),
              variant: enabled ? 'dangerQuiet' : 'secondary',
              onAct: () => setAsking(true),
            }
          : undefined
      }
    >
      <Confirm
        open={asking && mayWrite}
        onClose={() => setAsking(false)}
        title={t(enabled ? 'status.disableTitle' : 'status.enableTitle', { name })}
        description={t(enabled ? 'status.disableText' : 'status.enableText')}
        safeLabel={t('app:action.cancel')}
        loading={change.isPending}
        action={{
          label: t(words, { name }),
          tone: enabled ? 'danger' : 'primary',
          onAct: () => change.mutate({ id: user.id, body: { status: enabled ? 'DISABLED' : 'ENABLED' } }),
        }}
      />
    </SecurityCard>
  );
}

const textOf = ({ enabled, locked }: User) =>
  enabled ? (locked ? 'status.lockedText' : 'status.onText') : 'status.offText';
