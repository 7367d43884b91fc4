import { ApiError, NetworkError } from '@deck/api/client';
import { brand } from '@deck/tokens/brand';
import { TextLink } from '@deck/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What stands above the fields: how the last attempt went, and the way on from there. */
export interface FormMessage {
  readonly tone: 'success' | 'info' | 'danger';
  readonly text: string;
  readonly way?: ReactNode;
}

interface Sending {
  readonly busy: boolean;
  readonly said: FormMessage | undefined;
  readonly say: (said: FormMessage | undefined) => void;
  /** Sends once at a time. `failed` may show a failure itself; it then returns true, and no message is set. */
  readonly send: (task: () => Promise<void>, failed?: (failure: unknown) => boolean) => Promise<void>;
}

/** Sending a form of the sign-in group. It stands without the form library, so that these pages are there at once. */
export function useSubmit(first?: FormMessage): Sending {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState(first);
  const isSent = useRef(false);
  const sentenceOf = useErrorMessage();

  async function send(task: () => Promise<void>, failed?: (failure: unknown) => boolean) {
    // A second press can come before the first is drawn as a button that waits.
    if (isSent.current) return;
    isSent.current = true;
    setBusy(true);
    setSaid(undefined);
    try {
      await task();
    } catch (failure) {
      if (!failed?.(failure)) setSaid(sentenceOf(failure));
    } finally {
      isSent.current = false;
      setBusy(false);
    }
  }
  return { busy, said, say: setSaid, send };
}

/** Refusals whose sentence says all there is to say. */
const plain = ['WRONG_CREDENTIALS', 'INVALID_2FA_CODE', 'ACCESS_DENIED', 'USER_NOT_FOUND'] as const;

/** Why something could not be done, in words, with the way on from there. */
export function useErrorMessage(): (failure: unknown) => FormMessage {
  const { t } = useTranslation(['login', 'start']);
  const danger = (text: string, way?: FormMessage['way']): FormMessage => ({ tone: 'danger', text, way });
  const unexpected = () =>
    danger(
      t('tokenError'),
      <TextLink inline href={brand.supportUrl}>
        {t('writeToSupport')}
      </TextLink>,
    );

  return (failure) => {
    if (failure instanceof NetworkError && failure.reason !== 'broken')
      return danger(t('start:errors.network'));
    if (!(failure instanceof ApiError)) return unexpected();
    const { code, params, status } = failure;
    const count = params.attemptsLeft;
    if (code === 'WRONG_CREDENTIALS' && typeof count === 'number')
      return danger(t('attemptsLeft', { count }));
    if (code === 'INVALID_2FA_CODE' && typeof count === 'number')
      return danger(t('codeAttemptsLeft', { count }));
    if (code === 'TOO_MANY_REQUESTS') {
      const minutes = Math.ceil(Number(params.seconds) / 60);
      return danger(
        minutes > 0 ? t('tryAgainIn', { count: minutes }) : t('start:errors.code.TOO_MANY_REQUESTS'),
      );
    }
    if (code === 'ACCOUNT_LOCKED')
      return danger(
        t('start:errors.code.ACCOUNT_LOCKED'),
        <TextLink inline href="/login/reset">
          {t('forgot')}
        </TextLink>,
      );
    const known = plain.find((each) => each === code);
    if (known) return danger(t(`start:errors.code.${known}`));
    return status >= 500 ? danger(t('start:errors.server')) : unexpected();
  };
}
