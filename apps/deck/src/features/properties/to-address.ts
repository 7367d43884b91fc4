/** Where a text leads: a page, a letter or a call; undefined for words, and for addresses that would run something. */
export function toAddress(text: string): string | undefined {
  const plain = text.trim();
  if (/^https?:\/\//i.test(plain)) return URL.canParse(plain) ? plain : undefined;
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(plain)) return `mailto:${plain}`;
  if (/^\+[\d\s()-]{5,}$/.test(plain)) return `tel:${plain.replaceAll(/[^\d+]/g, '')}`;
  return undefined;
}
