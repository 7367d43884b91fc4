import { ApiError } from '@deck/api/client';
import { useToast } from '@deck/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { queryClient } from '../../platform/api.ts';
import { onFailure } from '../../platform/connection.ts';
import { LIVE_EVERY } from '../../platform/polling.ts';
import { rereadRights } from '../../platform/session/session-actions.ts';
import { useEndSession } from './use-end-session.ts';

/**
 * Rights that change count without a new sign-in: read anew every half minute, when the tab is looked at again, and at
 * once when the server says no. The guard then speaks again, for the screen that is open.
 */
export function LiveRights() {
  const { t } = useTranslation();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const endSession = useEndSession();

  useEffect(() => {
    let isReading = false;
    let isAskedAgain = false;
    const read = async () => {
      if (document.visibilityState !== 'visible') return;
      isAskedAgain = isReading;
      if (isReading) return;
      isReading = true;
      try {
        if (!(await rereadRights())) return;
        toast({ tone: 'info', title: t('rights.changed'), text: t('rights.changedText') });
        await revalidate();
        await queryClient.invalidateQueries();
      } catch (failure) {
        // Taken out of the division: whatever is asked for it is refused from now on.
        if (failure instanceof ApiError && failure.code === 'DIVISION_UNKNOWN') endSession({ to: '/login' });
      } finally {
        isReading = false;
        // What was read may have been overtaken meanwhile.
        if (isAskedAgain) look();
      }
    };
    const look = () => void read();
    const timer = setInterval(look, LIVE_EVERY);
    const stop = onFailure((failure) => {
      if (failure instanceof ApiError && failure.status === 403) look();
    });
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      stop();
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [t, toast, revalidate, endSession]);
  return null;
}
