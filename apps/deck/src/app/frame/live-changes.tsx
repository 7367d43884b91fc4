import { useEffect } from 'react';
import { rereadChange } from '../../domain/payment/invalidate-money-queries.ts';
import { followChanges, type LiveEvent, onChange } from '../../platform/live/live-changes.ts';
import { useSession } from '../../platform/session/session-store.ts';

/** The minimum pause between two reads of what changed, in milliseconds. */
const AT_MOST_EVERY = 1_000;

/** Reads again what others change, as soon as the server reports it. A hidden tab waits. */
export function LiveChanges() {
  const { profile, environment } = useSession();
  const division = environment.context.businessProfileId;

  useEffect(() => {
    const stopFollowing = followChanges(profile.id, division);
    const changes = gather(AT_MOST_EVERY, rereadChange);
    const stopHearing = onChange(changes.note);
    document.addEventListener('visibilitychange', changes.look);
    return () => {
      stopFollowing();
      stopHearing();
      changes.stop();
      document.removeEventListener('visibilitychange', changes.look);
    };
  }, [profile.id, division]);
  return null;
}

/** Gathers what comes fast: the first counts at once, the rest together. */
function gather(atMostEvery: number, reread: (events: readonly LiveEvent[]) => Promise<void>) {
  let pending: LiveEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (timer !== undefined || pending.length === 0 || document.visibilityState !== 'visible') return;
    void reread(pending);
    pending = [];
    timer = setTimeout(() => {
      timer = undefined;
      look();
    }, atMostEvery);
  };
  return {
    look,
    note: (event: LiveEvent) => {
      pending.push(event);
      look();
    },
    stop: () => clearTimeout(timer),
  };
}
