import { errorEvents, type NotificationKey, reactionTo } from '@deck/api/client';
import { useToast } from '@deck/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { queryClient } from '../api.ts';
import { onFailure } from '../connection.ts';
import { sessionStore } from '../session/session-store.ts';

/** Tells failures of calls and of the program itself, and sends whoever is signed out to the sign-in. */
export function Failures() {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    const tell = (key: NotificationKey, params: Readonly<Record<string, unknown>> = {}) =>
      toast({ tone: 'danger', title: t(key, { ...params }) });
    const stops = [
      onFailure((failure) => {
        const reaction = reactionTo(failure, { onLogin: false, path: pathname + search + hash });
        if (reaction.notify) tell(reaction.notify, reaction.params);
        if (reaction.clearSession) {
          queryClient.clear();
          sessionStore.clear();
        }
        if (reaction.redirect) void navigate(reaction.redirect);
      }),
      errorEvents.subscribeUser(
        ({ message, params }) =>
          toast({ tone: 'danger', title: t(message as NotificationKey, { ...params }) }),
        () => false,
      ),
    ];
    return () => stops.forEach((stop) => void stop());
  }, [t, toast, navigate, pathname, search, hash]);
  return null;
}
