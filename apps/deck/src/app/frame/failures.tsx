import { errorEvents, type NotificationKey, reactionTo } from '@deck/api/client';
import { useToast, useUi } from '@deck/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { onFailure } from '../../platform/connection.ts';
import { refusalParams } from '../../platform/format/refusal-params.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { useEndSession } from './use-end-session.ts';

/** Tells failures of calls that no form shows itself, and of the program, and sends whoever is signed out to the sign-in. */
export function Failures() {
  const { t } = useTranslation();
  const { locale } = useUi();
  const toast = useToast();
  const endSession = useEndSession();
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    const tell = (
      key: NotificationKey,
      params: Readonly<Record<string, unknown>> = {},
      id: string | undefined,
    ) =>
      toast({
        tone: 'danger',
        title: t(key, { ...refusalParams(params, locale) }),
        reference: id && t('errors.reference', { id }),
      });
    const stops = [
      onFailure((failure, isShown) => {
        const reaction = reactionTo(failure, { onLogin: false, path: pathname + search + hash });
        if (reaction.notify && !isShown) tell(reaction.notify, reaction.params, reaction.reference);
        // Of several calls that were on their way, the first one ends it.
        if (reaction.redirect && sessionStore.get())
          endSession({ to: reaction.redirect, keep: true, hereOnly: !reaction.clearSession });
      }),
      errorEvents.subscribeUser(
        ({ message, params }) =>
          toast({ tone: 'danger', title: t(message as NotificationKey, { ...params }) }),
        () => false,
      ),
    ];
    return () => stops.forEach((stop) => void stop());
  }, [t, locale, toast, endSession, pathname, search, hash]);
  return null;
}
