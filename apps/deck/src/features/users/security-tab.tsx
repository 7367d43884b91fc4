import type { User } from '@deck/api/contract/people';
import { inAreas, mutation } from '@deck/api/react';
import {
  Alert,
  Button,
  type ButtonVariant,
  Card,
  Column,
  Columns,
  Confirm,
  Stack,
  StatusDot,
  useToast,
} from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionsCard } from '../../domain/person/sessions-card.tsx';
import { LockState, UserStatus } from '../../domain/person/user-marks.tsx';
import { api, queryClient } from '../../platform/api.ts';
import { RefusalAlert } from '../../platform/forms/refusal-alert.tsx';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { useSession } from '../../platform/session/session-store.ts';
import * as css from './user.css.ts';

/** Whether and how a person gets in. */
export function SecurityTab({ user, mayWrite }: { user: User; mayWrite: boolean }) {
  const isMe = useSession().profile.id === user.id;
  return (
    <Columns>
      <Column>
        <StatusCard user={user} mayWrite={mayWrite} />
        <LockCard user={user} mayWrite={mayWrite} />
        <TwoFactorCard user={user} mayWrite={mayWrite} />
      </Column>
      {(mayWrite || isMe) && (
        <Column>
          <SessionsCard userId={user.id} name={user.fullName} />
        </Column>
      )}
    </Columns>
  );
}

/** Allows or forbids a person to sign in. The question names the person. */
function StatusCard({ user, mayWrite }: { user: User; mayWrite: boolean }) {
  const { t } = useTranslation(['users', 'app']);
  const toast = useToast();
  const isMe = useSession().profile.id === user.id;
  const [asking, setAsking] = useState(false);
  const { enabled, fullName: name } = user;
  const change = useMutation({
    ...mutation(api.users.changeStatus, { handledErrors: 'all' }),
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
      text={isMe ? t('app:errors.code.CANNOT_DISABLE_ONESELF') : t(getText(user))}
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

const getText = ({ enabled, locked }: User) =>
  enabled ? (locked ? 'status.lockedText' : 'status.onText') : 'status.offText';

/** Whether failed sign-ins have locked someone. Only they can open the lock again, by a new password. */
function LockCard({ user, mayWrite }: { user: User; mayWrite: boolean }) {
  const { t } = useTranslation('users');
  const write = useMutation(mutation(api.passwords.forgot, { handledErrors: 'all' }));
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

/** Whether a code is asked for besides the password. An owner takes it off for someone who lost their authenticator. */
function TwoFactorCard({ user, mayWrite }: { user: User; mayWrite: boolean }) {
  const { t } = useTranslation(['users', 'app']);
  const toast = useToast();
  const isMe = useSession().profile.id === user.id;
  const [asking, setAsking] = useState(false);
  const { twoFactorEnabled: isOn, fullName: name } = user;
  const turnOff = useMutation({
    ...mutation(api.users.update, { handledErrors: 'all' }),
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

interface SecurityCardProps {
  title: string;
  /** How it stands now. */
  state: ReactNode;
  text: string;
  /** What can be done about it; left out for whoever may not. */
  act?: { label: string; variant: ButtonVariant; onAct: () => void; loading?: boolean } | undefined;
  refusal?: string | undefined;
  /** What the act has brought about. */
  done?: string | undefined;
  children?: ReactNode;
}

/** One matter of a person's security: how it stands, what that means, and the one act. */
function SecurityCard({ title, state, text, act, refusal, done, children }: SecurityCardProps) {
  return (
    <Card title={title} meta={state}>
      <Stack>
        <div className={css.matter}>
          <p className={css.matterText}>{text}</p>
          {act && (
            <Button variant={act.variant} onClick={act.onAct} loading={act.loading}>
              {act.label}
            </Button>
          )}
        </div>
        <RefusalAlert>{refusal}</RefusalAlert>
        {done !== undefined && (
          <Alert tone="success" announced>
            {done}
          </Alert>
        )}
      </Stack>
      {children}
    </Card>
  );
}
