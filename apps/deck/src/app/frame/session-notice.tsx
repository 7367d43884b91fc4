import { Modal, useUi } from '@deck/ui';
import { instantText, zonedParts } from '@deck/values';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { checkSession, extendSession, staySignedIn } from '../../platform/session/session-actions.ts';
import { nearEnd, sessionEnds, TOLD_BEFORE, untilExtendable } from '../../platform/session/session-ends.ts';

/** What a person does, as against what a page does by itself. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Failures are told where all are told; here there is nothing to add to them. */
const unlessFailed = (asked: Promise<void>) => asked.catch(() => undefined);

/** Extends the session while someone works, and says before it ends that it will. */
export function SessionNotice() {
  const { t } = useTranslation();
  const { timeZone } = useUi();
  const ends = useSyncExternalStore(sessionEnds.subscribe, sessionEnds.get);
  const [near, setNear] = useState<ReturnType<typeof nearEnd>>();
  const [closed, setClosed] = useState(false);
  const isAsked = near !== undefined;

  useEffect(() => {
    if (!ends) return;
    const end = Math.min(ends.idleAt, ends.overAt);
    const tellAt = end - TOLD_BEFORE;
    const tell = (now: number) => setNear(nearEnd(ends, now));
    tell(Date.now());
    const timers = [
      // A timer may come a little before its time: it means the time all the same.
      setTimeout(() => tell(Math.max(Date.now(), tellAt)), tellAt - Date.now()),
      // The server decides whether it is over: another tab may have extended it.
      setTimeout(() => void unlessFailed(checkSession()), end - Date.now() + 1000),
    ];
    return () => timers.forEach(clearTimeout);
  }, [ends]);

  useEffect(() => {
    // Once asked, the person answers; a stray key does not answer for them.
    if (!ends || isAsked) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const input = ({ isTrusted }: Event) => {
      if (isTrusted) timer ??= setTimeout(extend, untilExtendable(ends, Date.now()));
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
  }, [ends, isAsked]);

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
