/** The kinds of pages under `/pay/`. */
export type PageKind = 'payment' | 'permanent' | 'split' | 'cards';

const named: readonly PageKind[] = ['permanent', 'split', 'cards'];

/** Parses an address: `/pay/TOKEN` is a payment, `/pay/split/TOKEN` a split link. */
export function pageAt(pathname: string): { readonly kind: PageKind; readonly token: string } {
  const [first = '', second] = pathname.split('/').slice(2);
  const kind = second ? named.find((one) => one === first) : undefined;
  return { kind: kind ?? 'payment', token: decoded(kind ? (second ?? '') : first) };
}

/** An invalid percent-encoding is not our token, and is kept as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
