import { type SessionEnds, sessionEnds } from './session-ends.ts';
import { type SessionIdentity, sessionStore } from './session-store.ts';

/**
 * How the session changed while this tab was not asked: signed out on purpose, gone, or taken on by another division
 * or another person.
 */
type TabNotice = 'signedOut' | 'gone' | 'divisionChanged' | 'personChanged';

type Message =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'entered'; readonly identity: SessionIdentity }
  | { readonly kind: 'extended'; readonly ends: SessionEnds };

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('deck-session') : undefined;
// In Node an open channel keeps the process alive; a page has no such method.
(channel as { unref?: () => void } | undefined)?.unref?.();

export const tellOtherTabs = (message: Message): void => channel?.postMessage(message);

/** What is new to a tab that stands `here` when the browser stands `there`. */
export function getNews(
  here: SessionIdentity,
  there: SessionIdentity | 'nobody' | 'unknown',
): TabNotice | undefined {
  if (there === 'unknown') return undefined;
  if (there === 'nobody') return 'gone';
  if (there.userId !== here.userId) return 'personChanged';
  return there.businessProfileId === here.businessProfileId ? undefined : 'divisionChanged';
}

/**
 * Hears what other tabs of this browser do to the session: at once from those that say so, and when this tab is looked at
 * again by what is stored, since a sleeping tab hears nothing. Returns how to stop.
 */
export function watchOtherTabs(tell: (news: TabNotice) => void): () => void {
  const compare = (there: SessionIdentity | 'nobody' | 'unknown') => {
    const here = sessionStore.identity();
    const news = here && getNews(here, there);
    if (news) tell(news);
  };
  const hear = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'extended') sessionEnds.hear(data.ends);
    else if (data.kind === 'entered') compare(data.identity);
    else if (sessionStore.identity()) tell('signedOut');
  };
  const look = () => {
    if (document.visibilityState === 'visible') compare(sessionStore.storedIdentity());
  };
  channel?.addEventListener('message', hear);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    channel?.removeEventListener('message', hear);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}
