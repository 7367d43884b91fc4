import type { UserNotification } from '@deck/api/contract/user-notifications';
import { useToast } from '@deck/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { quietApi } from '../../../platform/api.ts';
import { useMayOpen } from '../../../platform/navigation/screen-context.ts';
import { chooseAnnouncements, getPlace, takeUnannounced, toneOfNotification } from './notifications.ts';
import { NEWEST, useMarking } from './use-notifications.ts';

/**
 * Shows each new notification once as a toast. The server then marks it as shown for every tab and device.
 * @param open opens the panel with the rest; undefined where there is no panel
 */
export function useAnnouncements(
  newest: readonly UserNotification[] | undefined,
  open: ((isOpen: boolean) => void) | undefined,
): void {
  const { t } = useTranslation('notifications');
  const toast = useToast();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { mark } = useMarking();
  const isSeen = useSyncExternalStore(onSight, inSight);

  useEffect(() => {
    if (!isSeen) return;
    const unknown = takeUnannounced((newest ?? []).filter(({ shown }) => !shown));
    if (unknown.length === 0) return;
    const { each, more } = chooseAnnouncements(unknown);
    // Nobody has counted what is new beyond those that were read.
    const isCut = unknown.length >= NEWEST;
    if (more > 0)
      toast({
        tone: 'info',
        title: isCut
          ? t('toast.atLeast', { count: unknown.length })
          : t(each.length > 0 ? 'toast.besides' : 'toast.more', { count: more }),
        action: open && { label: t('toast.show'), onAct: () => open(true) },
      });
    for (const { id, title, text, ...about } of each) {
      const place = getPlace(about, mayOpen);
      const tone = toneOfNotification[about.type];
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
    }
    void quietApi.userNotifications.showAll().catch(() => undefined);
  }, [newest, isSeen, open, t, toast, navigate, mayOpen, mark]);
}

/** A toast in a hidden tab reaches nobody. */
const inSight = (): boolean => document.visibilityState === 'visible';

function onSight(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
