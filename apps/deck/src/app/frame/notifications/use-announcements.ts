import type { UserNotification } from '@deck/api/contract/user-notifications';
import { useToast } from '@deck/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { quietApi } from '../../../platform/api.ts';
import { useMayOpen } from '../../../platform/navigation/screen-context.ts';
import {
  type Beginning,
  chooseAnnouncement,
  getArrived,
  getPlace,
  notificationTones,
  takeUnannounced,
  toBeginning,
} from './notifications.ts';
import { useMarking } from './use-notifications.ts';

/** While a toast is shown, in milliseconds, no other joins it: the bell counts what else arrives. */
const ONE_AT_A_TIME = 5_000;

/**
 * Shows what arrives while the page is open, once and one at a time, as a toast. The server then marks it as shown for
 * every tab and device.
 */
export function useAnnouncements(newest: readonly UserNotification[] | undefined): void {
  const { t } = useTranslation('notifications');
  const toast = useToast();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { mark } = useMarking();
  const isSeen = useSyncExternalStore(onSight, inSight);
  const [beginning, setBeginning] = useState<Beginning>();
  if (newest !== undefined && beginning === undefined) setBeginning(toBeginning(newest));
  const shownAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (!isSeen || newest === undefined || beginning === undefined) return;
    const announced = chooseAnnouncement(takeUnannounced(getArrived(newest, beginning)));
    if (announced === undefined) return;
    void quietApi.userNotifications.showAll().catch(() => undefined);
    const now = performance.now();
    if (now - shownAt.current < ONE_AT_A_TIME) return;
    shownAt.current = now;
    const { id, title, text, ...about } = announced;
    const place = getPlace(about, mayOpen);
    const tone = notificationTones[about.type];
    toast({
      // An error stays until it is closed. Notifications go by themselves and wait unread behind the bell, so that no
      // toast covers the user's work for long.
      tone: tone === 'neutral' ? 'info' : tone === 'danger' ? 'warning' : tone,
      title,
      text: text === '' ? undefined : text,
      action: place
        ? {
            label: t('toast.open'),
            onAct: () => {
              mark(id, true);
              void navigate(place);
            },
          }
        : undefined,
    });
  }, [newest, beginning, isSeen, t, toast, navigate, mayOpen, mark]);
}

/** A toast in a hidden tab reaches nobody. */
const inSight = (): boolean => document.visibilityState === 'visible';

function onSight(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
