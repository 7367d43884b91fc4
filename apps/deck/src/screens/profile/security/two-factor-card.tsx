import { Button, Card, Stack, StatusDot, Text } from '@deck/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/session-store.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
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
