import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** The line above everything: that there is no network, or else which server this is, except the real one. */
export function useBanner(): ReactNode {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  const server = findServer(document.querySelector('meta[name="deck-environment"]')?.getAttribute('content'));
  if (!isOnline) return <span role="alert">{t('offline')}</span>;
  return server === 'prod' ? undefined : t(`bar.environment.${server}`);
}

/** Hears whether the device has a network. Returns how to stop. */
function onNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A trial is a server in production with the simulated PSP. */
const serverEnvironments = ['prod', 'trial', 'stg', 'qa', 'dev'] as const;

/** Which server a page talks to, by the name in the page itself; one build serves them all. */
export const findServer = (content: string | null | undefined): (typeof serverEnvironments)[number] =>
  serverEnvironments.find((name) => name === content) ?? 'prod';
