/** The address in the message of a module that did not come: Chromium and Firefox name it, Safari does not. */
const ADDRESS = /https?:\/\/[^\s'"]+\.js\b/;

type Load<Module> = () => Promise<Module>;

/**
 * Loads a module again if it failed before. A browser remembers the failure by the module's address until the page is
 * reloaded, so each further attempt asks at another one.
 */
export function retryable<Module>(
  load: Load<Module>,
  importFrom = (address: string): Promise<Module> => import(/* @vite-ignore */ address),
): Load<Module> {
  let loaded: Module | undefined;
  let address: string | undefined;
  let attempts = 0;
  return async () => {
    if (loaded !== undefined) return loaded;
    try {
      attempts += 1;
      loaded = address === undefined ? await load() : await importFrom(`${address}?attempt=${attempts}`);
      return loaded;
    } catch (failure) {
      address ??= failure instanceof Error ? ADDRESS.exec(failure.message)?.[0] : undefined;
      throw failure;
    }
  };
}
