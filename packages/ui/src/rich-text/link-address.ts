/** The rule of those who take the value: web, mail and phone, and nothing that could end the attribute. */
const address = /^(https?:\/\/|mailto:|tel:)[^\s<>"'`\\]+$/i;

export function isAddress(text: string): boolean {
  return text.length <= 2000 && address.test(text);
}

/**
 * An address as people type it: `kalypso.gr/rooms`, `desk@kalypso.gr`, `+30 22850 41234`. Undefined for what is none and
 * for an address of another kind, such as `javascript:`.
 */
export function readAddress(written: string): string | undefined {
  const text = written.trim();
  if (text === '' || text.length > 2000) return undefined;
  if (isAddress(text)) return text;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return checked(`mailto:${text}`);
  if (/^\+?[\d\s()-]{7,24}$/.test(text)) return checked(`tel:${text.replaceAll(/[^\d+]/g, '')}`);
  // A name of a host, with a port or a path behind it.
  if (/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(text)) return checked(`https://${text}`);
  return undefined;
}

function checked(text: string): string | undefined {
  return isAddress(text) ? text : undefined;
}
