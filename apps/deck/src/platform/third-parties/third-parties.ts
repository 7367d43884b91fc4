/** The scripts of others the page may load, as whatever serves it says: a chat widget, web analytics. */
const names = ['deck-chat', 'deck-analytics'] as const;

let loaded = false;

/** Whether scripts of third parties run in this page. Only a reload removes them. */
export const haveThirdParties = (): boolean => loaded;

/** Their addresses; only those that begin with `https:`. */
function thirdPartyUrls(page: Document = document): string[] {
  return names
    .map((name) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '')
    .filter((url) => URL.parse(url)?.protocol === 'https:');
}

/**
 * Loads them, once, when the page has nothing more urgent to do. Whether they load or not, nothing here waits for it.
 * Returns how to give it up before.
 */
export function loadThirdParties(): () => void {
  const urls = thirdPartyUrls();
  if (loaded || urls.length === 0) return () => undefined;
  const load = () => {
    loaded = true;
    for (const url of urls) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      // The product's addresses contain ids of orders, so no referrer is sent.
      script.referrerPolicy = 'no-referrer';
      document.head.append(script);
    }
  };
  // Safari knows no idle moments.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(load, 2_000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(load);
  return () => cancelIdleCallback(idle);
}
