import Bowser from 'bowser';

/** The longest text of a browser about itself that is kept. */
const LONGEST = 400;

/** What a browser says of itself, shortened; null if it says nothing. */
export const getUserAgent = ({ headers }: Request): string | null =>
  headers.get('user-agent')?.slice(0, LONGEST) || null;

/** The names of a browser and its system, such as Firefox and Windows; null for what the text does not say. */
export function readDevice(userAgent: string | null): { browser: string | null; system: string | null } {
  if (userAgent === null) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
