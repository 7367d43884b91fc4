import type { Callback } from '@deck/api/contract/callbacks';
import { FactList, Modal, Stack, StatusDot, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { eventOf } from './callback-event.ts';
import { callbackTones } from './tones.ts';

/** Why a try failed, as the contract names it. */
const failures = ['HTTP_STATUS', 'TIMEOUT', 'ADDRESS_REFUSED', 'UNREACHABLE', 'TLS'] as const;

/** One callback: where it went, and how each try ended, newest first. */
export function CallbackDialog({ callback, onClose }: { callback: Callback; onClose: () => void }) {
  const { t } = useTranslation(['payment', 'labels', 'app']);
  const { timeZone } = useUi();
  const instant = (at: string) => formatInstant(at, timeZone);
  return (
    <Modal
      open
      title={`${t(`labels:callbackType.${callback.type}`)}: ${eventOf(callback, t)}`}
      description={callback.url}
      onClose={onClose}
    >
      <Stack>
        <FactList
          facts={[
            [
              t('callbacks.status'),
              <StatusDot
                key="status"
                tone={callbackTones[callback.status]}
                label={t(`labels:callbackStatus.${callback.status}`)}
              />,
            ],
            [t('callbacks.url'), callback.url],
            [t('callbacks.created'), `${instant(callback.createdAt)}, ${timeZone}`],
            [t('callbacks.next'), callback.nextAttemptAt && instant(callback.nextAttemptAt)],
            ...callback.attempts.map(
              ({ at, httpStatus, duration, error, excerpt }) =>
                [
                  t('callbacks.attempt', { time: instant(at) }),
                  [
                    wordsOf(error),
                    t('callbacks.took', {
                      http: httpStatus === null ? t('callbacks.noAnswer') : String(httpStatus),
                      milliseconds: duration,
                    }),
                    excerpt,
                  ]
                    .filter(Boolean)
                    .join('. '),
                ] as const,
            ),
          ]}
        />
      </Stack>
    </Modal>
  );

  function wordsOf(error: string | null): string {
    if (error === null) return t('callbacks.taken');
    const known = failures.find((each) => each === error);
    return known ? t(`callbacks.failed.${known}`) : error;
  }
}
