import { errorEvents, type NotificationKey, reactionTo } from '@deck/api/client';
import { Modal, useToast, useUi } from '@deck/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { onCall, onFailure } from '../../platform/connection.ts';
import { refusalParams } from '../../platform/format/amount-text.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { useEndSession } from './session-watch.tsx';

/** Shows failures that no form handles, and failures of the program. Sends a signed-out user to the sign-in. */
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
        // Of several calls under way, the first failure ends the session.
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

/** No call times out. After these milliseconds a notice says that Deck still waits. */
const LONG = 10_000;

/** Says that an answer takes long. Closing it cancels nothing. */
export function WaitingNotice() {
  const { t } = useTranslation();
  const [isLong, setIsLong] = useState(false);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const open = timers.current;
    const stop = onCall((event) => {
      if (event.kind === 'sent')
        open.set(
          event.id,
          setTimeout(() => setIsLong(true), LONG),
        );
      else {
        clearTimeout(open.get(event.id));
        open.delete(event.id);
        if (open.size === 0) setIsLong(false);
      }
    });
    return () => {
      stop();
      for (const timer of open.values()) clearTimeout(timer);
      open.clear();
    };
  }, []);

  const close = () => setIsLong(false);
  return (
    <Modal
      open={isLong}
      onClose={close}
      title={t('waiting.title')}
      description={t('waiting.text')}
      safeLabel={t('waiting.close')}
    />
  );
}
