import { ApiError } from '@deck/api/client';
import { inAreas, mutation } from '@deck/api/react';
import {
  Alert,
  Button,
  CopyButton,
  DescriptionList,
  Figures,
  Inline,
  QrCode,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../platform/api.ts';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { takeUpProfile } from '../../platform/session/session-actions.ts';
import { useSession } from '../../platform/session/session-store.ts';
import * as css from './two-factor.css.ts';
import { minutesAndSeconds, useSetupKey } from './use-setup-key.ts';

interface TwoFactorSetupProps {
  onCancel: () => void;
  onTurnedOn: (recoveryCodes: readonly string[]) => void;
}

/** A key for the authenticator, as a code for the camera and as text, and the first code that proves it has arrived. */
export function TwoFactorSetup({ onCancel, onTurnedOn }: TwoFactorSetupProps) {
  const { t } = useTranslation(['profile', 'app']);
  const { id: userId } = useSession().profile;
  const key = useSetupKey();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const turnOn = useMutation({
    ...mutation(api.users.update, { handledErrors: 'all' }),
    onSuccess: async (saved) => {
      onTurnedOn(saved.recoveryCodes ?? []);
      await takeUpProfile(saved);
      await queryClient.invalidateQueries(inAreas('users'));
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === 'TWO_FACTOR_KEY_EXPIRED') key.expire();
      input.current?.focus();
      input.current?.select();
    },
  });
  const refusal = useRefusal(turnOn.error);
  const keyRefusal = useRefusal(key.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() === '') input.current?.focus();
    else if (!turnOn.isPending) turnOn.mutate({ userId, body: { twoFactor: { enabled: true, code } } });
  }

  function renew() {
    turnOn.reset();
    setCode('');
    key.renew();
  }

  const newKey = (
    <Button variant="quiet" icon={RefreshCw} loading={key.isLoading} onClick={renew}>
      {t('twoFactor.newKey')}
    </Button>
  );
  const cancel = <Button onClick={onCancel}>{t('app:action.cancel')}</Button>;

  if (key.error)
    return (
      <>
        <Alert tone="danger" announced action={newKey}>
          {keyRefusal ?? t('twoFactor.keyFailed')}
        </Alert>
        <div>{cancel}</div>
      </>
    );
  if (key.isExpired)
    return (
      <>
        <Alert tone="warning" announced action={newKey}>
          {t('app:errors.code.TWO_FACTOR_KEY_EXPIRED')}
        </Alert>
        <div>{cancel}</div>
      </>
    );
  return (
    <form className={css.setup} onSubmit={submit} noValidate>
      {key.setup ? (
        <QrCode value={key.setup.otpauthUrl} label={t('twoFactor.qr')} />
      ) : (
        <Skeleton shape="block" width={200} height={220} />
      )}
      <Stack gap="wide">
        <Text>{t('twoFactor.scan')}</Text>
        <DescriptionList
          items={[
            {
              term: t('twoFactor.key'),
              description: key.setup ? <SetupKey value={key.setup.secret} /> : <Skeleton height={32} />,
            },
          ]}
        />
        <Inline>
          <Text>
            {t('twoFactor.validFor')} <Figures>{minutesAndSeconds(key.secondsLeft)}</Figures>
          </Text>
          {newKey}
        </Inline>
        <TextField
          ref={input}
          label={t('twoFactor.code')}
          hint={t('twoFactor.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(text) => {
            setCode(text);
            setMissing(false);
            if (turnOn.isError) turnOn.reset();
          }}
          state={isMissing || refusal !== undefined ? 'error' : 'primary'}
          feedback={isMissing ? t('app:validation.required') : (refusal ?? '')}
        />
        <Inline>
          <Button variant="primary" type="submit" loading={turnOn.isPending} disabled={!key.setup}>
            {t('twoFactor.confirm')}
          </Button>
          {cancel}
        </Inline>
      </Stack>
    </form>
  );
}

/** The key in groups of four, as it is typed; copied without the gaps. */
function SetupKey({ value }: { value: string }) {
  const { t } = useTranslation('profile');
  return (
    <span className={css.key}>
      <span>{value.replaceAll(/.{4}(?=.)/g, '$& ')}</span>
      <CopyButton text={value} label={t('twoFactor.copyKey')} />
    </span>
  );
}
