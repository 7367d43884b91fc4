import { inAreas, mutation } from '@deck/api/react';
import { Button, Card, Modal, Stack, StatusDot, Text, TextField, useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../platform/api.ts';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { takeUpProfile } from '../../platform/session/session-actions.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** Two-factor sign-in: off, being set up, just turned on with its codes in sight, or on. */
export function TwoFactorCard() {
  const { t } = useTranslation('profile');
  const { twoFactorEnabled: isOn } = useSession().profile;
  const [isSettingUp, setSettingUp] = useState(false);
  const [isTurningOff, setTurningOff] = useState(false);
  // Known to this page alone, until it is left.
  const [codes, setCodes] = useState<readonly string[]>();
  const button = useRef<HTMLButtonElement>(null);
  const isAway = isSettingUp || codes !== undefined;
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway) button.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);

  function body() {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
    if (isSettingUp)
      return (
        <TwoFactorSetup
          onCancel={() => setSettingUp(false)}
          onTurnedOn={(fresh) => {
            setSettingUp(false);
            setCodes(fresh);
          }}
        />
      );
    return (
      <>
        <Text>{t(isOn ? 'twoFactor.onText' : 'twoFactor.offText')}</Text>
        <div>
          {isOn ? (
            <Button ref={button} onClick={() => setTurningOff(true)}>
              {t('twoFactor.turnOff')}
            </Button>
          ) : (
            <Button ref={button} onClick={() => setSettingUp(true)}>
              {t('twoFactor.turnOn')}
            </Button>
          )}
        </div>
      </>
    );
  }

  return (
    <Card
      title={t('twoFactor.title')}
      meta={
        <StatusDot tone={isOn ? 'success' : 'neutral'} label={t(isOn ? 'twoFactor.on' : 'twoFactor.off')} />
      }
    >
      <Stack gap="wide">{body()}</Stack>
      {isTurningOff && <TurnOffDialog onClose={() => setTurningOff(false)} />}
    </Card>
  );
}

/** Two-factor sign-in goes off with a code of the authenticator, or one of the recovery codes. */
function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'app']);
  const toast = useToast();
  const { id: userId } = useSession().profile;
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const turnOff = useMutation({
    ...mutation(api.users.update, { handledErrors: 'all' }),
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
