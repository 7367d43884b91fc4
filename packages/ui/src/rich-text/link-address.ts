/** The server's rule for addresses: web, mail and phone, without characters that could end the attribute. */
const address = /^(https?:\/\/|mailto:|tel:)[^\s<>"'`\\]+$/i;

export function isAddress(text: string): boolean {
  return text.length <= 2000 && address.test(text);
}

/**
 * Parses a typed address: `kalypso.gr/rooms`, `desk@kalypso.gr`, `+30 22850 41234`. Undefined for an invalid
 * address and for other schemes, such as `javascript:`.
 */
export function readAddress(written: string): string | undefined {
  const text = written.trim();
  if (text === '' || text.length > 2000) return undefined;
  if (isAddress(text)) return text;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return checked(`mailto:${text}`);
  if (/^\+?[\d\s()-]{7,24}$/.test(text)) return checked(`tel:${text.replaceAll(/[^\d+]/g, '')}`);
  // A host name, optionally with port and path.
  if (/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(text)) return checked(`https://${text}`);
  return undefined;
}

function checked(text: string): string | undefined {
  return isAddress(text) ? text : undefined;
}
