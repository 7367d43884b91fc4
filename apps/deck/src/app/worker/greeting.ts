/** What a page says to its worker once its first screen is there. */
export interface Greeting {
  /** The release of the page: the path of its first file. */
  readonly release: string;
  /** The addresses that it has loaded. */
  readonly loaded: readonly string[];
}

export function isGreeting(data: unknown): data is Greeting {
  const { release, loaded } = Object(data) as Partial<Record<keyof Greeting, unknown>>;
  return (
    typeof release === 'string' && Array.isArray(loaded) && loaded.every((url) => typeof url === 'string')
  );
}
