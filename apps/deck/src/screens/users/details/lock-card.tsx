import type { User } from '@deck/api/contract/people';
import { mutation } from '@deck/api/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api.ts';
import { useRefusal } from '../../../forms/use-refusal.ts';
import { LockState } from '../shared/user-marks.tsx';
import { SecurityCard } from './security-card.tsx';

/** Whether failed sign-ins have locked someone. Only they can open the lock again, by a new password. */
export function LockCard({ user, mayWrite }: { user: User; mayWrite: boolean }) {
  const { t } = useTranslation('users');
  const write = useMutation(mutation(api.passwords.forgot, { shows: 'all' }));
  const { locked, enabled, login, email } = user;
  return (
    <SecurityCard
      title={t('lock.title')}
      state={<LockState user={user} />}
      text={t(locked ? 'lock.lockedText' : 'lock.openText')}
      refusal={useRefusal(write.error)}
      done={write.isSuccess ? t('lock.sent', { email }) : undefined}
      act={
        // The letter is answered to nobody who may not sign in at all.
        locked && enabled && mayWrite
          ? {
              label: t('lock.send'),
              variant: 'secondary',
              loading: write.isPending,
              onAct: () => write.mutate({ body: { login } }),
            }
          : undefined
      }
    />
  );
}
