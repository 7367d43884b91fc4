import { ApiError, loginPath } from '@deck/api/client';
import { Modal, useToast, useUi } from '@deck/ui';
import { clock, instantText, zonedParts } from '@deck/values';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { queryClient } from '../../platform/api.ts';
import { onFailure } from '../../platform/connection.ts';
import { LIVE_EVERY } from '../../platform/polling.ts';
import { keepDrafts } from '../../platform/session/drafts.ts';
import { lastPlace } from '../../platform/session/last-place.ts';
import { watchOtherTabs } from '../../platform/session/other-tabs.ts';
import {
  checkSession,
  extendSession,
  rereadEnvironment,
  rereadRights,
  staySignedIn,
} from '../../platform/session/session-actions.ts';
import {
  isToConfirm,
  nearEnd,
  sessionEnds,
  TOLD_BEFORE,
  untilExtendable,
} from '../../platform/session/session-ends.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { haveThirdParties } from '../../platform/third-parties/third-parties.ts';

/** What a person does, as against what a page does by itself. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Failures show as every failure does; there is nothing to add here. */
const unlessFailed = (asked: Promise<void>) => asked.catch(() => undefined);

/** Extends the session while someone works, and asks before it ends. */
export function SessionNotice() {
  const { t } = useTranslation();
  const { timeZone } = useUi();
  const ends = useSyncExternalStore(sessionEnds.subscribe, sessionEnds.get);
  const [near, setNear] = useState<ReturnType<typeof nearEnd>>();
  const [closed, setClosed] = useState(false);
  const isAsked = near !== undefined;
  const extendedAt = ends?.extendedAt;

  useEffect(() => {
    if (!ends) return;
    const check = () => void unlessFailed(checkSession());
    if (isToConfirm(ends, clock.now())) return check();
    const end = Math.min(ends.idleAt, ends.overAt);
    const tellAt = end - TOLD_BEFORE;
    const tell = (now: number) => setNear(nearEnd(ends, now));
    tell(clock.now());
    const timers = [
      // A timer may come a little before its time: it means the time all the same.
      setTimeout(() => tell(Math.max(clock.now(), tellAt)), tellAt - clock.now()),
      // The server decides whether it is over: another tab may have extended it.
      setTimeout(check, end - clock.now() + 1000),
    ];
    return () => timers.forEach(clearTimeout);
  }, [ends]);

  useEffect(() => {
    // Once asked, the person answers; a stray key does not answer for them.
    if (extendedAt === undefined || isAsked) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const input = ({ isTrusted }: Event) => {
      if (isTrusted) timer ??= setTimeout(extend, untilExtendable(extendedAt, clock.now()));
    };
    const extend = async () => {
      await unlessFailed(extendSession());
      timer = undefined;
    };
    for (const name of inputs) window.addEventListener(name, input, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of inputs) window.removeEventListener(name, input, { capture: true });
    };
  }, [extendedAt, isAsked]);

  const time = near ? zonedParts(instantText(near.at), timeZone).time : '';
  const isIdle = near?.kind === 'idle';
  return (
    <Modal
      open={isIdle || (isAsked && !closed)}
      onClose={() => (isIdle ? void unlessFailed(staySignedIn()) : setClosed(true))}
      title={t(isIdle ? 'session.idle' : 'session.over')}
      description={t(isIdle ? 'session.idleText' : 'session.overText', { time })}
      safeLabel={t(isIdle ? 'session.stay' : 'waiting.close')}
    />
  );
}

/**
 * What happens in another tab of this browser: signing out ends this tab too; another business profile, or another
 * person, asks this tab to refresh, and until then it sends nothing that changes anything.
 */
export function DivisionGuard() {
  const { t } = useTranslation();
  const endSession = useEndSession();
  const { pathname, search, hash } = useLocation();
  const [changed, setChanged] = useState<'division' | 'person'>();

  useEffect(
    () =>
      watchOtherTabs((news) => {
        if (news === 'signedOut') return endSession({ to: '/login', hereOnly: true });
        if (news === 'gone')
          return endSession({ to: loginPath(pathname + search + hash), keep: true, hereOnly: true });
        sessionStore.outdate();
        setChanged(news === 'personChanged' ? 'person' : 'division');
      }),
    [endSession, pathname, search, hash],
  );

  function refresh() {
    keepDrafts();
    window.location.reload();
  }
  return (
    <Modal
      open={changed !== undefined}
      onClose={refresh}
      title={t(changed === 'person' ? 'division.personChanged' : 'division.changed')}
      description={t('division.changedText')}
      safeLabel={t('division.refresh')}
    />
  );
}

/**
 * Rights and assigned properties that change count without a new sign-in: read anew every half minute, when the tab is
 * looked at again, and at once when the server says no. The guard then speaks again, for the screen that is open.
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
        if (!(await rereadRights())) {
          const changed = await rereadEnvironment();
          if (changed === 'properties')
            toast({ tone: 'info', title: t('rights.properties'), text: t('rights.propertiesText') });
          if (changed) await queryClient.invalidateQueries();
          return;
        }
        toast({ tone: 'info', title: t('rights.changed'), text: t('rights.changedText') });
        await revalidate();
        await queryClient.invalidateQueries();
      } catch (failure) {
        // The person was removed from the division, so the server refuses every call for it.
        if (failure instanceof ApiError && failure.code === 'DIVISION_UNKNOWN') endSession({ to: '/login' });
      } finally {
        isReading = false;
        // A newer read may have overtaken this one.
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

interface Ending {
  /** The sign-in, with the way back if there is one. */
  to: string;
  /** What is typed is kept for the same person to come back to. */
  keep?: boolean;
  /** What is stored belongs to another tab by now, and stays. */
  hereOnly?: boolean;
}

/**
 * Ends the session in this tab and leads to the sign-in. The screens are gone before the way there begins, so that no
 * form asks whether it may be left and nothing of the person stays in sight.
 */
export function useEndSession(): (ending: Ending) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ to, keep = false, hereOnly = false }) => {
      // Scripts of others end by loading the sign-in anew: what is not stored by then is lost, and that is said.
      const isLost = keep && !keepDrafts() && haveThirdParties();
      // An outdated tab works for nobody any more: what another tab works for counts.
      if (keep && !sessionStore.isOutdated()) lastPlace.note(sessionStore.identity());
      flushSync(() => (hereOnly ? sessionStore.leave() : sessionStore.clear()));
      sessionEnds.forget();
      queryClient.clear();
      void navigate(to, keep ? { state: { said: isLost ? 'typedLost' : 'sessionOver' } } : {});
    },
    [navigate],
  );
}
